import { type Amount, findAmounts } from './find-amounts.ts';
import { singular } from './nouns.ts';
import { isArticle } from './scalable-amounts.ts';
import { unitNamed } from './units.ts';

/** Words of an ingredient's line that name no food. */
// biome-ignore format: words are read more easily in lines
const NO_FOOD = new Set([
  'and', 'for', 'the', 'with', 'into', 'cut', 'your', 'from', 'about', 'more', 'plus', 'such', 'taste',
  'small', 'medium', 'large', 'fresh', 'freshly', 'finely', 'roughly', 'thinly', 'optional', 'extra',
  'whole', 'red', 'green', 'yellow', 'white', 'brown', 'black', 'dark', 'light', 'dried', 'ground',
  'chopped', 'sliced', 'diced', 'minced', 'grated', 'melted', 'softened', 'peeled', 'cooked', 'unsalted',
  'salted', 'virgin', 'hot', 'cold', 'warm', 'room', 'temperature', 'divided', 'needed', 'serving',
  'garnish', 'piece', 'cube', 'size', 'each', 'total', 'other', 'dry', 'raw', 'ripe', 'purpose', 'all',
  'low', 'fat', 'sweet', 'frozen', 'good',
]);
/** No line of a real list is longer. The bound is needed, since each word of a line is paired with each amount. */
const MOST_CHARACTERS = 300;
const NEAR_WORDS = 6;
const NEAR_CHARACTERS = 90;

/** The amounts in the list of ingredients, so that they can be recognised in the steps. */
export interface ListedAmounts {
  /** Whether an amount of a step repeats one of the list, or is a part of one: it has the same food beside it and the same unit. */
  isRepeated(step: string, amount: Amount): boolean;
}

interface Stated {
  values: Set<number>;
  most: number;
}

/** Reads the amounts of the list once, into a map in which each word beside an amount of a step is looked up. */
export function listedAmounts(lines: readonly string[]): ListedAmounts {
  const stated = new Map<string, Stated>();
  for (const line of lines) {
    const start = line.slice(0, MOST_CHARACTERS);
    const amounts = findAmounts(start);
    for (const word of foodWords(start)) for (const amount of amounts) remember(stated, word, amount);
  }
  return {
    isRepeated(step, amount) {
      const words = isArticle(amount) ? [] : wordsBeside(step, amount);
      return words.some((word) =>
        isSame(stated.get(`${word} ${unitKey(amount)}`), amount, isForAll(step, amount)),
      );
    },
  };
}

function remember(stated: Map<string, Stated>, word: string, amount: Amount): void {
  const key = `${word} ${unitKey(amount)}`;
  const known = stated.get(key) ?? { values: new Set(), most: 0 };
  for (const { value } of amount.numbers) {
    known.values.add(value);
    known.most = Math.max(known.most, value);
  }
  stated.set(key, known);
}

/** "tablespoons" and "tbsp" have the same key; things that are counted without a unit have the empty key. */
const unitKey = ({ unit }: Amount): string =>
  unit ? `${unit.dimension} ${unit.size} ${unit.dimension === 'count' ? unit.one : ''}` : '';

function isSame(known: Stated | undefined, { numbers, unit }: Amount, mayBePart: boolean): boolean {
  if (!known) return false;
  if (numbers.every(({ value }) => known.values.has(value))) return true;
  const isMeasure = unit !== undefined && unit.dimension !== 'count';
  return isMeasure && mayBePart && numbers.every(({ value }) => value < known.most);
}

/** Whether an amount is meant for all servings: "¼ cup for each pancake" and "a tablespoon at a time" are not. */
function isForAll(step: string, { start, end }: Amount): boolean {
  const around = step.slice(Math.max(0, start - NEAR_CHARACTERS), end + NEAR_CHARACTERS);
  return !/\b(?:each|per|every|at a time|batch(?:es)?|apiece)\b/i.test(around);
}

function foodWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,30}/gu) ?? [];
  return new Set(words.filter(isFood).map(singular));
}

const isFood = (word: string): boolean => !NO_FOOD.has(word) && unitNamed(word) === undefined;

/** The words that may name the food of an amount: the next words of its clause, or the words before "(2 cups)". */
function wordsBeside(step: string, { start, end, unit }: Amount): string[] {
  const after = /^[^.,;:!?\n()\d½⅓⅔¼¾]*/.exec(step.slice(end, end + NEAR_CHARACTERS))?.[0] ?? '';
  const next = after
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, unit ? NEAR_WORDS : NEAR_WORDS - 2);
  const opened =
    /([^.;:!?\n()]{0,40})\([^()]{0,20}$/.exec(step.slice(Math.max(0, start - 60), start))?.[1] ?? '';
  const isTimed = /^(?: ?at a time|-| ?%)/.test(after);
  return isTimed ? [] : [...foodWords(next.join(' ')), ...foodWords(opened.split(/\s+/).slice(-3).join(' '))];
}
