import { foodNamed } from '../foods/food.ts';
import { INTERCHANGEABLE } from '../foods/kinds.ts';
import { type Ban, banOf, sayWish } from '../wishes/ban.ts';
import { readWish } from '../wishes/read-wish.ts';
import { remembered } from './lazy.ts';
import { type KnownFood, type Reading, readIngredient } from './read-ingredient.ts';

/** A list as it was understood. */
export interface List {
  readonly readings: readonly Reading[];
  /** Each food once, with its amounts and states added up. Two varieties of a food are one food only where they can replace each other. */
  readonly foods: readonly KnownFood[];
  /** Everything that the list forbids. */
  readonly ban: Ban;
  /** A sentence for each line that forbids something, which says how the line was understood. */
  readonly wishes: readonly string[];
}

/**
 * Reads every line of a list.
 *
 * @param bans - foods that are forbidden beside the list
 */
export function readList(lines: readonly string[], bans: readonly Reading[] = []): List {
  const readings = [...lines.flatMap(remembered(readLine)), ...bans];
  const wishes = readings.filter((reading) => reading.kind === 'wish').map(sayWish);
  return { readings, foods: gather(readings), ban: banOf(readings), wishes };
}

/** Whether words name a food. */
export const isFood = (words: string): boolean => ['foods', 'hazard'].includes(readIngredient(words).kind);

/** The foods of a line, its unknown parts, and the foods that it forbids. */
function readLine(said: string): Reading[] {
  const wish = readWish(said, isFood);
  const readings = wish.wanted.map(readIngredient);
  const unread = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.unread : []));
  const isWish = wish.unwanted.length > 0;
  return [...readings, ...unread, ...(isWish ? [{ kind: 'wish', said, ...wish } as const] : [])];
}

function gather(readings: readonly Reading[]): KnownFood[] {
  const all = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const hasSalt = all.some(({ food }) => food.kind === 'salt');
  const usual = new Map(all.flatMap(({ food, variety }) => (variety ? [[food.name, variety]] : [])));
  const same = Map.groupBy(
    all.map((known) => asSeasoning(known, hasSalt)),
    ({ food: { name, kind }, variety = usual.get(name) }) =>
      INTERCHANGEABLE.has(kind) ? name : `${name}, ${variety}`,
  );
  return [...same.values()].map((some) => some.reduce(merge));
}

/** In a list with salt, "pepper" without an amount is black pepper. */
const asSeasoning = (known: KnownFood, hasSalt: boolean): KnownFood =>
  hasSalt && known.food.name === 'pepper' && !known.variety && !known.stated
    ? { ...known, food: foodNamed('black pepper') }
    : known;

function merge(one: KnownFood, other: KnownFood): KnownFood {
  const same =
    one.stated && one.stated.unit === other.stated?.unit
      ? { stated: { ...one.stated, count: one.stated.count + (other.stated?.count ?? 0) } }
      : {};
  return { ...other, ...one, ...same, states: new Set([...one.states, ...other.states]) };
}
