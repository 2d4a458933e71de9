import { type NamedFood, thingNamed } from '../claims/contents.ts';
import { NEVER, VAGUE } from '../foods/look-foods.ts';
import { BESIDE_QUALIFIER, SUBSTITUTES } from '../foods/look-words.ts';
import type { PhraseTable } from '../read/phrase-table.ts';
import { absentAt, endOfAbsent, isAround } from './absent.ts';
import { type Named, WordRow } from './names.ts';
import { isIllness, isMadeOfPlant, isOtherThing, isUnneeded } from './other-things.ts';
import { qualifierAt } from './qualifiers.ts';
import { isMark, isNumber, type TextWord } from './text-words.ts';

/** A food that a line names as part of the dish. */
export interface LineFood {
  /** Its name, in the form of our tables. */
  readonly phrase: string;
  /** The first word of its name, and the word behind the last one. */
  readonly from: number;
  readonly to: number;
  readonly known?: NamedFood;
  readonly things: ReadonlySet<string>;
  /** The things that the line says it lacks. */
  readonly lacks: Set<string>;
  /** Whether a number or an "or" stands in front of it: "2 eggs". */
  readonly isCounted: boolean;
  /** Whether it is said to be known already: "the eggs". */
  readonly isDefinite: boolean;
}

/** Marks that may stand between two absent foods, or two qualifiers. */
const SOFT_MARKS: ReadonlySet<string> = new Set([',', '/', '-']);

/** How far behind "substitute" its "for" or "with" may stand, and how far behind its food "(gluten-free)". */
const SUBSTITUTE_REACH = 12;
const QUALIFIER_REACH = 6;

/** More marks and words than stand between two foods of a list. */
const MOST_LINKS = 5;

/** Reads one line of a recipe. */
export class LineReader {
  readonly #words: readonly TextWord[];
  readonly #row: WordRow;
  readonly #isListed: boolean;
  readonly #foods: LineFood[] = [];
  /** The things that all foods of the line lack, where it is a heading, and those that the next food lacks. */
  readonly #allLack = new Set<string>();
  readonly #nextLacks = new Set<string>();
  /** Foods before this word are absent. */
  #absentTo = 0;
  /** The "for" behind "substitute". The food behind it is absent. */
  #substituteFor = -1;
  /** Whether the clause warns: "not suitable for people with a nut allergy". */
  #isWarning = false;

  /**
   * @param others - more names to look for
   * @param isListed - whether the line is one of a list, as ingredients are
   */
  constructor(words: readonly TextWord[], others: PhraseTable<unknown>, isListed: boolean) {
    this.#isListed = isListed;
    this.#words = words;
    this.#row = new WordRow(
      words.map(({ text }) => text),
      others,
    );
  }

  /**
   * The foods that the line names as part of the dish.
   *
   * @param isHeading - whether "vegan" and the like say something of all foods of the line
   */
  read(isHeading: boolean): readonly LineFood[] {
    for (let at = 0; at < this.#words.length; ) at += this.#readAt(at);
    const lacks = isHeading ? this.#allLack : [];
    return this.#foods.map((food) => ({ ...food, lacks: new Set([...food.lacks, ...lacks]) }));
  }

  /** Reads a mark, a word, a wording or a name, and gives its length. */
  #readAt(at: number): number {
    const text = this.#row.at(at);
    if (at === this.#substituteFor) this.#absentTo = endOfAbsent(this.#row, at + 1);
    if (SUBSTITUTES.has(text)) this.#readSubstitute(at);
    const qualifier = isMark(text) ? undefined : qualifierAt(this.#row, at);
    if (qualifier) {
      this.#qualify(at, at + qualifier.length, qualifier.lacks);
      return qualifier.length;
    }
    const absent = absentAt(this.#row, at);
    if (absent) {
      this.#absentTo = Math.max(this.#absentTo, absent.to);
      this.#nextLacks.clear();
      return absent.from - at;
    }
    if (text === 'unsuitable' || (text === 'suitable' && this.#row.at(at - 1) === 'not'))
      this.#isWarning = true;
    return this.#readFood(at) ?? this.#readWord(at);
  }

  #readFood(at: number): number | undefined {
    const name = this.#row.nameAt(at);
    if (!name) return undefined;
    const to = at + name.length;
    const isAbsent =
      at < this.#absentTo ||
      isUnneeded(this.#row.words, to) ||
      (!this.#isWarning && isIllness(this.#row.words, to));
    if (!isAbsent && !isOtherThing(this.#row.words, at, to, this.#words[to]?.isJoined === true))
      this.#add(at, to, name);
    return name.length;
  }

  #add(from: number, to: number, { phrase, things, known }: Named): void {
    const before = this.#row.words.slice(Math.max(0, from - WORDS_BEFORE), from);
    const near = before.slice(before.findLastIndex((word) => isMark(word) && !/^[()/]$/.test(word)) + 1);
    const isCounted = near.some(isNumber);
    const isVague = NEVER.has(phrase) || (VAGUE.has(phrase) && !(this.#isListed && isCounted));
    if (isVague && !this.#row.isSought(phrase)) return;
    const isOther = before.at(-1) === 'or';
    const isDefinite = !isOther && near.some((word) => DEFINITE.has(word));
    const lacks = new Set(this.#nextLacks);
    const food = isMadeOfPlant(this.#row.at(from - 1), phrase)
      ? { phrase: `${this.#row.at(from - 1)} ${phrase}`, things: NO_THINGS }
      : { phrase, things, ...(known && { known }) };
    this.#foods.push({ ...food, from, to, lacks, isCounted: isCounted || isOther, isDefinite });
  }

  /** A mark or a plain word. Most of them end what was said of the next food. */
  #readWord(at: number): number {
    const text = this.#row.at(at);
    const isLink = SOFT_MARKS.has(text) || text === 'and' || text === 'or';
    if (isMark(text) && !isLink) this.#isWarning = false;
    if (isLink ? !qualifierAt(this.#row, at + 1) : !isAround(text)) this.#nextLacks.clear();
    return 1;
  }

  /** Notes which foods a qualifier is about: the next one, the one before it, or all of a heading. */
  #qualify(from: number, to: number, lacks: readonly string[]): void {
    if (this.#row.at(to - 1) === 'free' && !this.#row.nameAt(to)) this.#freeBefore(from);
    let before = from - 1;
    while (BESIDE_QUALIFIER.has(this.#row.at(before))) before -= 1;
    const last = this.#foods.at(-1);
    const isBehind = /^[(,]$/.test(this.#row.at(before)) && ENDS_QUALIFIER.test(this.#row.at(to) || ')');
    if (isBehind && last && last.to + QUALIFIER_REACH > before)
      for (const thing of lacks) last.lacks.add(thing);
    for (const thing of lacks) this.#allLack.add(thing);
    for (const thing of lacks) this.#nextLacks.add(thing);
  }

  /** In "nut, milk and egg free" the first foods are absent too, if nothing follows: in "milk and gluten-free flour" they are not. */
  #freeBefore(at: number): void {
    let end = at;
    for (;;) {
      const last = this.#foods.at(-1);
      const between = last ? this.#row.words.slice(Math.max(last.to, end - MOST_LINKS), end) : [];
      const isLinked =
        between.length > 0 &&
        between.length < MOST_LINKS &&
        between.every((word) => SOFT_MARKS.has(word) || word === 'and');
      if (
        !last ||
        !isLinked ||
        last.isCounted ||
        thingNamed(last.phrase) === undefined ||
        this.#isPlural(last)
      )
        return;
      this.#foods.pop();
      end = last.from;
    }
  }

  #isPlural({ to }: LineFood): boolean {
    const last = this.#words[to - 1];
    return last !== undefined && last.end - last.start > last.text.length;
  }

  /** In "substitute oil for butter" the butter is absent, in "substitute butter with oil" too. */
  #readSubstitute(at: number): void {
    const rest = this.#row.words.slice(at + 1, at + SUBSTITUTE_REACH);
    const end = rest.findIndex((word) => /^(?:for|with|by|[.;:!?()])$/.test(word));
    const word = rest[end];
    if (word === 'for') this.#substituteFor = at + 1 + end;
    if (word === 'with' || word === 'by') this.#absentTo = at + 1 + end;
  }
}

/** How many words in front of a food are searched for a number or "the". */
const WORDS_BEFORE = 4;

const DEFINITE: ReadonlySet<string> = new Set(['the', 'your', 'this', 'remaining', 'reserved', 'both']);

const NO_THINGS: ReadonlySet<string> = new Set();

/** A mark or word behind "gluten-free", where that is about the food in front of it. */
const ENDS_QUALIFIER = /^(?:[),.;:!?]|if|optional|optionally)$/;
