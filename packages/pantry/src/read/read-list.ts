import { thingNamed } from '../claims/contents.ts';
import { type Ban, banOf, sayWish } from '../claims/unwanted.ts';
import { ALLERGENS } from '../foods/allergens.ts';
import { type KnownFood, type Reading, readIngredient } from './read-ingredient.ts';
import { readWish, type Unwanted } from './read-wish.ts';

/** A list as it was understood. */
export interface List {
  readonly readings: readonly Reading[];
  /** What must not be in the dish. */
  readonly ban: Ban;
  /** How each line that says so was understood, as sentences. */
  readonly wishes: readonly string[];
}

/** Reads every line of a list. */
export function readList(lines: readonly string[]): List {
  const readings = lines.flatMap(readLine);
  const wishes = readings.filter((reading) => reading.kind === 'wish');
  const freed = readings.flatMap((reading) =>
    reading.kind === 'foods' ? reading.foods.flatMap(freedFrom) : [],
  );
  return { readings, ban: banOf([...wishes, { unwanted: freed, allowed: [] }]), wishes: wishes.map(sayWish) };
}

/** Whoever brings gluten-free pasta wants no flour from the cupboard with it. */
function freedFrom({ food }: KnownFood): Unwanted[] {
  const [, word = ''] = /^(\w+)-free /.exec(food.name) ?? [];
  const thing = ALLERGENS.find((allergen) => allergen === thingNamed(word));
  return thing ? [{ name: '', things: [thing], food: '', words: thing }] : [];
}

/** How often a line may be read in part to see whether it names a food, and how much of it: enough for what people write. */
const MOST_QUESTIONS = 2;
const QUESTION = /^.{0,60}(?!\S)/s;

/** The foods in a line, what we do not know, and what it says must not be in the dish. */
function readLine(said: string): Reading[] {
  let questions = MOST_QUESTIONS;
  const isFood = (words: string): boolean => {
    questions -= 1;
    const { kind } = readIngredient(questions < 0 ? '' : (QUESTION.exec(words)?.[0] ?? ''));
    return kind === 'foods' || kind === 'hazard';
  };
  const wish = readWish(said, isFood);
  const readings = wish.wanted.map((wanted) => readIngredient(wanted));
  const unread = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.unread : []));
  const isWish = wish.unwanted.length > 0;
  return [...readings, ...unread, ...(isWish ? [{ kind: 'wish', said, ...wish } as const] : [])];
}
