import { FOR_A_BABY } from '../foods/cares.ts';
import { DIET_WORDS } from '../foods/made-of.ts';
import { FILLERS, NEGATOR, NO_NEGATION, SORT_TO_BUY } from '../foods/negations.ts';
import { normal, plain, tokens } from '../read/words.ts';

const LONGEST_DIET = 60;

/** Most lines have none of these words. */
const FORBIDDING = new RegExp(`${NEGATOR.source}|free|less\\b|frei\\b|non-`, 'u');

/** A diet has these words. So have foods, such as vegan butter. */
const NAMES_A_DIET = /vegan|vegetarian|veggie|plant[- ]based|pes[ck][ae]t/;

/** Whether a line may say what must not be in the dish: a quick first test, which needs no table of foods. */
export function mayForbid(said: string): boolean {
  const { line } = plainLine(said);
  return (
    hasForbiddingWord(line) || NAMES_A_DIET.test(line) || DIET_WORDS.has(dietIn(line)) || isForABaby(said)
  );
}

/** A line in small letters, and the same without the wordings that only sound like a negation. */
export function plainLine(said: string): { typed: string; line: string } {
  const typed = plain(said.replace(SORT_TO_BUY, ' ').replace(/\bd['’]/giu, 'de '));
  const line = typed
    .replace(NO_NEGATION, ' ')
    .replace(/(?<!\p{L})no-(\p{L}+)/gu, '$1-free')
    .replace(/\bhalf (?:and|&) half\b/g, 'half half')
    .replace(/[!?:"()]/g, ' ');
  return { typed, line };
}

export const hasForbiddingWord = (line: string): boolean => FORBIDDING.test(line);

/** All that a short line says: a diet, in a line such as "we are vegan please". */
export const dietIn = (line: string): string =>
  line.length > LONGEST_DIET ? '' : meaningful(line).join(' ');

export const isForABaby = (said: string): boolean => FOR_A_BABY.test(normal(said));

/** The words that name a food, or may. */
export const meaningful = (words: string): string[] => tokens(words).filter((word) => !FILLERS.has(word));
