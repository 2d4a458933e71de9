import { heldByName, type NamedFood, thingsOf } from '../claims/contents.ts';
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
      for (const one of [thing, ...(heldByName().get(normal(thing)) ?? [])]) if (one !== 'nothing') things.add(one);
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

const ofFoods = new Map<NamedFood, ReadonlySet<string>>();

function thingsIn(known: NamedFood): ReadonlySet<string> {
  const things = ofFoods.get(known) ?? thingsOf(known);
  ofFoods.set(known, things);
  return things;
}

/** The longest name of a food or a thing that begins at this word. */
export function nameAt(words: readonly string[], at: number): Named | undefined {
  const [only] = onlyIn().startingAt(words, at);
  const [food] = lexicon()
    .startingAt(words, at)
    .filter(({ phrase }) => !isForeign(phrase));
  const held = [heldByName(), moreIn()].flatMap((table) => table.startingAt(words, at).slice(0, 1));
  const longest = [...held, ...(food ? [food] : [])].toSorted((one, other) => other.length - one.length)[0];
  if (only && only.length >= (longest?.length ?? 0)) return { ...only, things: only.value };
  if (!longest) return undefined;
  const { phrase, length } = longest;
  const known = food?.length === length ? food.value : undefined;
  const things = held.filter((one) => one.length === length).flatMap(({ value }) => [...value]);
  return { phrase, length, ...(known && { known }), things: new Set([...things, ...(known ? thingsIn(known) : [])]) };
}
