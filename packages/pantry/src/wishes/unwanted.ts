import { thingNamed, thingNames } from '../claims/contents.ts';
import { WISH_GROUPS } from '../foods/made-of.ts';
import { lazy, remembered } from '../read/lazy.ts';
import { lexicon } from '../read/lexicon.ts';
import { PhraseTable } from '../read/phrase-table.ts';
import { correct } from '../read/spelling.ts';
import { andList, normal } from '../read/words.ts';

/** Something that must not be in the dish. */
export interface Unwanted {
  /** The name for it in a recipe; empty where its words name nothing known. */
  readonly name: string;
  /** Names of entries in `MADE_OF`. */
  readonly things: readonly string[];
  /** The name of a food in our tables, where the wish names one. */
  readonly food: string;
  /** The words of the wish in the singular, which are searched for in every name. */
  readonly words: string;
  /** Whether unknown words must not be in the text of the recipe either. */
  readonly isInText?: true;
  /** The reason why it is left out, where no line asks for that. */
  readonly why?: string;
}

/** The things and foods among the words, the longest names first; the words themselves where none is known. */
export const resolve = remembered((words: string): readonly Unwanted[] => {
  const known = resolveKnown(words.split(' '));
  if (known.length > 0) return known;
  const corrected = resolveKnown(words.split(' ').map((word) => correct(word) ?? word));
  return corrected.length > 0 ? corrected : [{ name: '', things: [], food: '', words }];
});

/** The things and foods among the words, the longest names first, without unknown words. */
export function resolveKnown(words: readonly string[]): Unwanted[] {
  const found: Unwanted[] = [];
  for (let at = 0; at < words.length; ) {
    const phrases = nameTables().flatMap((table) => table.startingAt(words, at));
    const longest = phrases.reduce((best, { phrase }) => (phrase.length > best.length ? phrase : best), '');
    found.push(...unwantedNamed(longest));
    at += Math.max(1, longest.split(' ').length);
  }
  return found;
}

/** Maple syrup and honey are sugar too, and not refined. */
const REFINED_SUGAR = 'refined sugar';

const nameTables = lazy((): readonly PhraseTable<unknown>[] => [
  new PhraseTable(Object.entries(WISH_GROUPS)),
  new PhraseTable([[REFINED_SUGAR, []]]),
  thingNames(),
  lexicon(),
]);

function unwantedNamed(words: string): Unwanted[] {
  if (words === REFINED_SUGAR) return [{ name: words, things: [], food: 'sugar', words }];
  const group = WISH_GROUPS[words];
  if (group) {
    const [first = ''] = group;
    return [{ name: thingNamed(words) === first ? first : andList(group), things: group, food: '', words }];
  }
  const thing = thingNamed(words);
  if (thing !== undefined) return [{ name: thing, things: WISH_GROUPS[thing] ?? [thing], food: '', words }];
  const named = lexicon().get(words);
  if (!named) return [];
  const { food, variety } = named;
  if (variety !== undefined) return [{ name: variety, things: [], food: '', words }];
  const ofFood = thingNamed(normal(food.name));
  const things = ofFood === undefined ? [] : (WISH_GROUPS[ofFood] ?? [ofFood]);
  return [{ name: food.plural, things, food: food.name, words }];
}
