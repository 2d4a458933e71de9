import { DIET_WORDS, WISH_GROUPS } from '../foods/made-of.ts';
import { BETWEEN, EXCEPTION, GROUP_WORDS, NEGATOR, NEW_THOUGHT, NO_NEGATION } from '../foods/negations.ts';
import { tokens } from '../read/words.ts';
import { dietIn, hasForbiddingWord, isForABaby, meaningful, plainLine } from './may-forbid.ts';
import { resolve, resolveKnown, type Unwanted } from './unwanted.ts';

/** The reading of a line: the foods that somebody has, and the foods that must not be in the dish. */
export interface Wish {
  /** The parts of the line that are read as food; empty where there are none. */
  readonly wanted: readonly string[];
  readonly unwanted: readonly Unwanted[];
  /** Exceptions from the wish: chicken in "no meat except chicken". */
  readonly allowed: readonly Unwanted[];
}

const NOTHING: Wish = { wanted: [], unwanted: [], allowed: [] };

const join = (wishes: readonly Wish[]): Wish => ({
  wanted: wishes.flatMap(({ wanted }) => wanted),
  unwanted: wishes.flatMap(({ unwanted }) => unwanted),
  allowed: wishes.flatMap(({ allowed }) => allowed),
});

/** Honey, which no baby must have. */
export const HONEY: Unwanted = {
  ...{ name: 'honey', things: ['honey'], food: '', words: 'honey' },
  why: 'no baby under one year should eat honey, not even cooked: it can hold the spores of botulism',
};

/** How many parts of a line may be tested for a food: enough for lines that people write, and few enough for a quick answer. */
const MOST_QUESTIONS = 2;

/** The beginning of such a part, which is tested. */
const QUESTION = /^.{0,60}(?!\S)/s;

/**
 * Splits a line into wanted and unwanted food, as in "noodles without peanuts".
 *
 * @param isFood - tells whether words name a food
 */
export function readWish(said: string, isFood: (words: string) => boolean): Wish {
  let questions = MOST_QUESTIONS;
  const ask = (words: string): boolean => {
    questions -= 1;
    return questions >= 0 && isFood(QUESTION.exec(words)?.[0] ?? '');
  };
  const wish = readAsked(said, ask);
  if (!isForABaby(said)) return wish;
  return { ...wish, wanted: wish.wanted.filter(ask), unwanted: [...wish.unwanted, HONEY] };
}

function readAsked(said: string, isFood: (words: string) => boolean): Wish {
  const { typed, line } = plainLine(said);
  const diet = dietIn(line);
  if (DIET_WORDS.has(diet)) return { ...NOTHING, unwanted: resolve(diet) };
  const wish = hasForbiddingWord(line)
    ? join(line.split(NEW_THOUGHT).map((thought) => readThought(thought, isFood)))
    : { ...NOTHING, wanted: [line.trim()] };
  const isWhole = wish.unwanted.length === 0 && typed.search(NO_NEGATION) < 0;
  return isWhole ? { ...NOTHING, wanted: [said] } : wish;
}

function readThought(thought: string, isFood: (words: string) => boolean): Wish {
  const found = NEGATOR.exec(thought);
  if (!found) return readFree(thought, isFood);
  const before = thought.slice(0, found.index);
  const after = thought.slice(found.index + found[0].length);
  if (FREE.test(before)) return join([readFree(before, isFood), readThought(found[0] + after, isFood)]);
  if (ALLERGY.test(found[0])) {
    const { unwanted, others } = lastOnes(before);
    if (unwanted.length > 0) {
      const wanted = [others].filter((words) => meaningful(words).length > 0 && isFood(words));
      return join([{ ...NOTHING, wanted, unwanted }, readThought(after, isFood)]);
    }
  }
  const [named = '', ...exceptions] = after.split(EXCEPTION);
  const pieces = resolveAll(named);
  // "Peanuts: no" names them in front, but "I like it hot and the kids don't" does not.
  if (pieces.length === 0)
    return OTHERS.test(before) ? NOTHING : { ...NOTHING, unwanted: resolveAll(before) };
  const wanted = meaningful(before).join(' ');
  const hasFood = wanted !== '' && isFood(wanted);
  const [own, others] = hasFood && SHORT_NEGATION.test(found[0]) ? ownPart(named) : [named, []];
  return {
    wanted: [...(hasFood ? [before.trim()] : []), ...others],
    unwanted: resolveAll(own),
    allowed: resolveAll(exceptions.join(' , ')),
  };
}

/** Words in front of a negation at the end of a line, which is not about foods: "I like it hot and the kids don't". */
const OTHERS =
  /\b(?:and|but|while) (?:(?:the|my|our|some)\b)?[\s,]*(?:kids|children|others?|rest|wife|husband|partner|son|daughter|he|she|they|some)?[\s,]*$/u;

/** Words behind which another statement may stand: "peanut allergy, loves noodles". The foods stand in front of them. */
const ALLERGY = /^(?:al+[ea]r[gj]|intoleran|sensitiv)\S*$|^(?:makes?|gives?|upsets?|disagrees?)\b/u;

/** The unwanted things at the end of a text: nuts and eggs in "rice, nut and egg", but not rice. */
function lastOnes(text: string): { unwanted: Unwanted[]; others: string } {
  const pieces = text.split(BETWEEN);
  const found = pieces.map((piece) => resolveKnown(meaningful(piece)));
  const isThing = (piece: string): boolean => isWishWord(meaningful(piece).join(' '));
  const from = pieces.findLastIndex((piece, at) => at < pieces.length - 1 && !isThing(piece)) + 1;
  return { unwanted: found.slice(from).flat(), others: pieces.slice(0, from).join(' , ').trim() };
}

/** A short negation. In a list of foods it forbids only the next food. */
const SHORT_NEGATION = /^(?:no|not|minus|🚫|❌|⛔)$/u;

/** Splits the words behind a short negation in a list: in "no garlic, rice, dairy" rice is wanted, but dairy is a group and is not. */
function ownPart(named: string): [own: string, others: string[]] {
  const [first = '', ...rest] = named.split(',');
  if (/\b(?:or|nor)\b/.test(named)) return [named, []];
  const isGroup = (part: string): boolean => meaningful(part).every((word) => GROUP_WORDS.has(word));
  return [[first, ...rest.filter(isGroup)].join(','), rest.filter((part) => !isGroup(part))];
}

const NEGATORS = new RegExp(NEGATOR.source, 'gu');

/** Everything unwanted that a piece of a line names. */
function resolveAll(text: string): Unwanted[] {
  return text
    .replaceAll(NEGATORS, ' ')
    .split(BETWEEN)
    .flatMap((piece) => {
      const words = meaningful(piece).join(' ');
      return words === '' ? [] : resolve(words);
    });
}

/** Everything unwanted that words name which are nothing but names of unwanted things. */
export function unwantedIn(words: string): readonly Unwanted[] {
  const whole = meaningful(words).join(' ');
  const known = resolveKnown(whole.split(' '));
  if (known.length === 1 && known[0]?.words === whole) return known;
  const found = resolveAll(words);
  return found.length > 0 ? found : [{ name: '', things: [], food: '', words: tokens(words).join(' ') }];
}

const LIST_SEPARATOR = /\s*(?:,|&|\+|\/|\band\b|\bor\b)\s*/;
const FREE =
  /^(.*?)\b(?:([\p{L}]+)[- ]free(?!-?\s*(?:range|run|flowing)\b)|([\p{L}]+)(?:free|frei|less)|non-([\p{L}]+))\b(.*)$/u;

/** How many words with "free" are read in a line; nobody writes more. */
const MOST_FREE = 6;

/** Reads "gluten-free", "nut, egg and dairy free" and "eggless" as a wish, unless a food follows: "gluten-free pasta". */
function readFree(thought: string, isFood: (words: string) => boolean, left = MOST_FREE): Wish {
  const [, before = '', spaced, joined, non, after = ''] = FREE.exec(thought) ?? [];
  const free = spaced ?? joined ?? non ?? '';
  const isKnown = resolveKnown(tokens(free)).length > 0;
  if (left === 0 || free === '' || (spaced === undefined && !isKnown))
    return { ...NOTHING, wanted: [thought.trim()].filter((rest) => rest !== '') };
  const tail = after.replace(/^[\s,&/]*(?:and|or)?/, '');
  const isNext = after.trim() !== '' && !/^\s*(?:[,&/]|and\b|or\b)/.test(after);
  // An amount of something that is sold without sugar or fat is a product, even one that nobody here knows.
  const isProduct = /^\s*\d/.test(before) && /^(?:sugar|fat|salt|sodium)$/.test(free);
  if (isNext && (isProduct || isFood(after))) return { ...NOTHING, wanted: [thought.trim()] };
  const listed = before
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && meaningful(part).length > 0);
  const areThings = listed.every(isWishWord);
  const rest = tail.trim() === '' ? NOTHING : readFree(tail, isFood, left - 1);
  const wanted = areThings
    ? []
    : [before.replace(/(?:and|or|[\s,&/])+$/, '').trim()].filter((part) => part !== '' && isFood(part));
  const unwanted = [...(areThings ? listed : []), free].flatMap(resolveAll);
  return join([{ ...NOTHING, wanted, unwanted }, rest]);
}

/** Whether people use these words before "free", like "nut" and "dairy". They do not use "eggs", which means that they have eggs. */
const isWishWord = (words: string): boolean => {
  const [one, ...more] = resolveKnown(tokens(words));
  const isThing = one !== undefined && more.length === 0 && one.things.length > 0;
  return isThing && (!words.endsWith('s') || words in WISH_GROUPS);
};
