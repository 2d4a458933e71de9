import { heldByName, type NamedFood, thingNames, thingsOf } from '../claims/contents.ts';
import { FOODS } from '../foods/food.ts';
import { MORE_IN, ONLY_IN } from '../foods/look-foods.ts';
import { lazy } from '../read/lazy.ts';
import { lexicon } from '../read/lexicon.ts';
import { PhraseTable } from '../read/phrase-table.ts';
import { normal } from '../read/words.ts';

/** A food or a thing, by its name in a text. */
export interface Named {
  readonly phrase: string;
  /** In words. */
  readonly length: number;
  readonly known?: NamedFood;
  /** Names of entries in `MADE_OF`. */
  readonly things: ReadonlySet<string>;
}

/** The things in each food of a table, with the things that these contain. */
function tableOf(table: Readonly<Record<string, readonly string[]>>): PhraseTable<ReadonlySet<string>> {
  const held = new Map<string, Set<string>>();
  for (const [thing, foods] of Object.entries(table))
    for (const food of foods.map(normal)) {
      const things = held.get(food) ?? new Set();
      held.set(food, things);
      for (const one of [thing, ...(heldByName().get(normal(thing)) ?? [])])
        if (one !== 'nothing') things.add(one);
    }
  return new PhraseTable(held);
}

const moreIn = lazy(() => tableOf(MORE_IN));
const onlyIn = lazy(() => tableOf(ONLY_IN));

/** The longest name that is no English word although it looks like one: "pan" and "many" are foods in other languages. */
const LONGEST_FOREIGN = 4;

const english = lazy(
  () => new Set(FOODS.flatMap(({ name, plural, varieties }) => [name, plural, ...varieties].map(normal))),
);

const isForeign = (phrase: string): boolean => phrase.length <= LONGEST_FOREIGN && !english().has(phrase);

/** Names by their words. There are as many as our tables have, and no text adds to them. */
const named = new Map<string, Named>();

/** A row of words, which knows the names in it. */
export class WordRow {
  readonly words: readonly string[];
  readonly #others: PhraseTable<unknown>;
  readonly #names: (Named | null)[] = [];

  /** @param others - more names to look for */
  constructor(words: readonly string[], others: PhraseTable<unknown>) {
    this.words = words;
    this.#others = others;
  }

  /** The word at this place; empty behind the last one. */
  at(place: number): string {
    return this.words[place] ?? '';
  }

  /** The longest name of a food or a thing that begins at this word. */
  nameAt(at: number): Named | undefined {
    const known = this.#names[at];
    if (known !== undefined) return known ?? undefined;
    const name = findName(this.words, at);
    const [other] = this.#others.startingAt(this.words, at);
    const longest = other && other.length > (name?.length ?? 0) ? { ...other, things: NO_THINGS } : name;
    this.#names[at] = longest ?? null;
    return longest;
  }

  /** Whether exactly this name is one of those to look for. */
  isSought(phrase: string): boolean {
    return this.#others.get(phrase) !== undefined;
  }

  /** The number of words of the longest name that begins here, also of names that count only in wishes, such as "lactose". */
  nameLength(at: number): number {
    return this.nameAt(at)?.length ?? thingNames().startingAt(this.words, at)[0]?.length ?? 0;
  }
}

const NO_THINGS: ReadonlySet<string> = new Set();

function findName(words: readonly string[], at: number): Named | undefined {
  const [only] = onlyIn().startingAt(words, at);
  const food = lexicon()
    .startingAt(words, at)
    .find(({ phrase }) => !isForeign(phrase));
  const held = heldByName().startingAt(words, at)[0];
  const more = moreIn().startingAt(words, at)[0];
  const length = Math.max(held?.length ?? 0, more?.length ?? 0, food?.length ?? 0, only?.length ?? 0);
  if (length === 0) return undefined;
  const phrase = words.slice(at, at + length).join(' ');
  const before = named.get(phrase);
  if (before) return before;
  const known = food?.length === length ? food.value : undefined;
  const all = [held, more].flatMap((one) => (one?.length === length ? [...one.value] : []));
  const name =
    only?.length === length
      ? { phrase, length, things: only.value }
      : {
          phrase,
          length,
          ...(known && { known }),
          things: new Set([...all, ...(known ? thingsOf(known) : [])]),
        };
  named.set(phrase, name);
  return name;
}
