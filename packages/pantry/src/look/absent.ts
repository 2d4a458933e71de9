import {
  AROUND_FOOD,
  BEHIND_ABSENT,
  IS_ABSENT,
  LISTS_ABSENT,
  NO_VERB,
  TURNS_ROUND,
} from '../foods/look-words.ts';
import { UNITS } from '../foods/words.ts';
import type { WordRow } from './names.ts';
import { isNumber } from './text-words.ts';

/** How many words may stand between "without" and its food, and how many foods it may have. */
const MOST_AROUND = 4;
const MOST_ABSENT = 14;

/** Whether a word may stand in front of the food that it describes. */
export const isAround = (word: string): boolean =>
  AROUND_FOOD.has(word) || (/(?:ed|ly)$/.test(word) && word !== 'only');

/** The words from `from` to `to` that a wording such as "without" makes absent; undefined where none begins at this word. */
export function absentAt(row: WordRow, at: number): { from: number; to: number } | undefined {
  if (row.at(at) === 'like' && /^[.!]?$/.test(row.at(at - 1))) return comparedAt(row, at + 1);
  const [wording] = IS_ABSENT.startingAt(row.words, at);
  if (!wording || TURNS_ROUND.has(row.at(at - 1))) return undefined;
  const end = at + wording.length;
  const isList = LISTS_ABSENT.has(wording.phrase);
  const from = isList && row.at(end) === ':' ? end + 1 : end;
  return { from: end, to: endOfAbsent(row, from, isList) };
}

/** The food that another one is compared with: "Like eggs, tofu scrambles well." */
function comparedAt(row: WordRow, from: number): { from: number; to: number } | undefined {
  const to = endOfAbsent(row, from);
  return row.at(to) === ',' ? { from, to } : undefined;
}

/** The end of the list of foods that begins here. Of foods behind mere commas only those count that an "or" or "and" follows. */
export function endOfAbsent(row: WordRow, from: number, isList = false): number {
  const first = endOfFood(row, from, MOST_AROUND);
  if (first === undefined || isVerb(row.at(first))) return from;
  let [end, last] = [first, first];
  for (let count = 1; count < MOST_ABSENT; count += 1) {
    const next = afterLink(row, end);
    const food = next > end ? endOfFood(row, next, 2) : undefined;
    if (food === undefined || isVerb(row.at(food))) break;
    const isOnlyComma = row.words.slice(end, next).every((link) => link === ',');
    end = food;
    if (isList || !isOnlyComma) last = end;
  }
  return last;
}

const isVerb = (word: string): boolean => word.endsWith('ing') && !NO_VERB.has(word);

const LINKS: ReadonlySet<string> = new Set([',', '/', '-', 'and', 'or', 'nor']);

function afterLink(row: WordRow, at: number): number {
  let next = at;
  while (LINKS.has(row.at(next))) next += 1;
  return next;
}

function endOfFood(row: WordRow, from: number, mostAround: number): number | undefined {
  for (let at = from; at <= from + mostAround; at += 1) {
    const length = row.nameLength(at);
    if (length > 0) return endOfFoods(row, at + length);
    const isAmount = mostAround === MOST_AROUND && (isNumber(row.at(at)) || UNITS.has(row.at(at)));
    if (!isAround(row.at(at)) && !isAmount) return undefined;
  }
  return undefined;
}

/** Foods that stand side by side are one: "chicken stock powder". */
function endOfFoods(row: WordRow, from: number): number {
  let end = from;
  while (end < from + MOST_AROUND) {
    const length = BEHIND_ABSENT.has(row.at(end)) ? 1 : row.nameLength(end);
    if (length === 0) break;
    end += length;
  }
  return end;
}
