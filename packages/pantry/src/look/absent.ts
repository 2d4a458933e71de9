import {
  AROUND_ABSENT,
  BEHIND_ABSENT,
  ENDS_ABSENT,
  IS_ABSENT,
  LISTS_ABSENT,
  NO_VERB,
  TURNS_ROUND,
} from '../foods/look-words.ts';
import { isPlain } from '../read/pieces.ts';
import { nameAt } from './names.ts';
import { thingNames } from '../claims/contents.ts';
import { isMark } from './text-words.ts';

/** How many words may stand between "without" and its food, and how many foods it may have. */
const MOST_AROUND = 4;
const MOST_ABSENT = 14;

/** Whether a word may stand in front of the food that it describes. */
export const isAround = (word: string): boolean =>
  AROUND_ABSENT.has(word) || (isPlain(word) && !isMark(word) && !/^\d/.test(word) && !ENDS_ABSENT.has(word)) || /(?:ed|ly)$/.test(word);

/** The words from `from` to `to` that a wording such as "without" makes absent; undefined where none begins at this word. */
export function absentAt(words: readonly string[], at: number): { from: number; to: number } | undefined {
  const [wording] = IS_ABSENT.startingAt(words, at);
  if (!wording || TURNS_ROUND.has(words[at - 1] ?? '')) return undefined;
  const end = at + wording.length;
  const isList = LISTS_ABSENT.has(wording.phrase);
  const from = isList && words[end] === ':' ? end + 1 : end;
  return { from: end, to: endOfAbsent(words, from, isList) };
}

/** The end of the list of foods that begins here. Of foods behind mere commas only those count that an "or" or "and" follows. */
export function endOfAbsent(words: readonly string[], from: number, isList = false): number {
  let end = endOfFood(words, from, MOST_AROUND);
  if (end === undefined || isVerb(words[end])) return from;
  let last = end;
  for (let count = 1; count < MOST_ABSENT; count += 1) {
    const next = afterLink(words, end);
    const food = next > end ? endOfFood(words, next, 2) : undefined;
    if (food === undefined || isVerb(words[food])) break;
    const isOnlyComma = words.slice(end, next).every((link) => link === ',');
    end = food;
    if (isList || !isOnlyComma) last = end;
  }
  return last;
}

const isVerb = (word = ''): boolean => word.endsWith('ing') && !NO_VERB.has(word);

const LINKS: ReadonlySet<string> = new Set([',', '/', '-', 'and', 'or', 'nor']);

function afterLink(words: readonly string[], at: number): number {
  let next = at;
  while (LINKS.has(words[next] ?? '')) next += 1;
  return next;
}

function endOfFood(words: readonly string[], from: number, mostAround: number): number | undefined {
  for (let at = from; at <= from + mostAround; at += 1) {
    const length = foodLength(words, at);
    if (length > 0) return endOfFoods(words, at + length);
    if (!isAround(words[at] ?? ',')) return undefined;
  }
  return undefined;
}

const foodLength = (words: readonly string[], at: number): number =>
  nameAt(words, at)?.length ?? thingNames().startingAt(words, at)[0]?.length ?? 0;

/** Foods that stand side by side are one: "chicken stock powder". */
function endOfFoods(words: readonly string[], from: number): number {
  let end = from;
  while (end < from + MOST_AROUND) {
    const length = BEHIND_ABSENT.has(words[end] ?? '') ? 1 : foodLength(words, end);
    if (length === 0) break;
    end += length;
  }
  return end;
}
