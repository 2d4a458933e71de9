import { gramsOf } from '../amounts.ts';
import { INTERCHANGEABLE } from '../foods/kinds.ts';
import { GARNISH, PURPOSE, TOOLS, UTENSIL } from '../foods/utensils.ts';
import { MEANT_BESIDE } from '../foods/words.ts';
import { ASIDE } from '../foods/writing.ts';
import { type Ban, banOf, sayWish, withoutRepeats } from '../wishes/ban.ts';
import { mayForbid } from '../wishes/may-forbid.ts';
import { readWish } from '../wishes/read-wish.ts';
import { remembered } from './lazy.ts';
import { nameOfFood } from './lexicon.ts';
import { isPeel } from './peel.ts';
import type { Stated } from './read-amount.ts';
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
  const wishes = withoutRepeats(readings.filter((reading) => reading.kind === 'wish')).map(sayWish);
  return { readings, foods: gather(readings), ban: banOf(readings), wishes };
}

/** Whether words name a food. */
const isFood = (words: string): boolean => ['foods', 'hazard'].includes(readIngredient(words).kind);

/** A brand of margarine whose name sounds like a negation. */
const SPREAD_BRAND = /\bi can'?t believe it'?s not butter!?/giu;

/** The foods of a line, its unknown parts, and the foods that it forbids. */
function readLine(said: string): Reading[] {
  if (ASIDE.test(said) && !mayForbid(said)) return [];
  const bare = said.replace(PURPOSE, '');
  if (TOOLS.test(said) || UTENSIL.test(bare)) return [{ kind: 'not-food', said }];
  const wish = readWish(bare.replace(SPREAD_BRAND, 'margarine'), isFood);
  const readings = wish.wanted.map(readIngredient).map(GARNISH.test(said) ? asGarnish : (reading) => reading);
  const unread = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.unread : []));
  const isWish = wish.unwanted.length > 0;
  return [...readings, ...unread, ...(isWish ? [{ kind: 'wish', said, ...wish } as const] : [])];
}

const asGarnish = (reading: Reading): Reading =>
  reading.kind === 'foods'
    ? { ...reading, foods: reading.foods.map((food) => ({ ...food, isGarnish: true as const })) }
    : reading;

/** A spray is not enough to fry with, and so no oil. */
const SPRAY = /\bspray$/;

/** Foods of which a dish takes all sorts that are listed, under one name: peppers of three colours. */
const ALL_SORTS: ReadonlySet<string> = new Set(['pepper', 'mushrooms']);

function gather(readings: readonly Reading[]): KnownFood[] {
  const all = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const usual = new Map(all.flatMap(({ food, variety }) => (variety ? [[food.name, variety]] : [])));
  const same = Map.groupBy(
    all.map((known) => beside(known, all)),
    ({ food: { name, kind }, variety = usual.get(name) }) =>
      (INTERCHANGEABLE.has(kind) && !SPRAY.test(variety ?? '')) || ALL_SORTS.has(name)
        ? name
        : `${name}, ${variety}`,
  );
  return [...same.values()].map((some) => some.reduce(merge));
}

/** The food that a name means beside the other foods of the list: "rye" is bread beside mayonnaise, and else a whisky. */
function beside(known: KnownFood, all: readonly KnownFood[]): KnownFood {
  const means = MEANT_BESIDE.find(
    ({ name, kinds, unlessStated, among = 0 }) =>
      (known.variety ?? known.food.name) === name &&
      !(unlessStated && known.stated) &&
      all.length >= among &&
      all.some(({ food }) => kinds.includes(food.kind)),
  )?.means;
  const named = means === undefined ? undefined : nameOfFood(means);
  if (!named) return known;
  const { variety: _, ...plain } = known;
  return { ...plain, ...named };
}

function merge(one: KnownFood, other: KnownFood): KnownFood {
  const stated = sumOf(one, other);
  const isGarnish = one.isGarnish && other.isGarnish;
  // A whole lemon beside zest of a lemon has juice as well.
  const whole = isPeel(one.typed) ? other.typed : one.typed;
  const both = {
    ...{
      ...withoutGarnish(other),
      ...withoutGarnish(one),
      ...(whole && { typed: whole }),
      states: new Set([...one.states, ...other.states]),
    },
    ...(isGarnish && { isGarnish }),
    ...(stated && { stated }),
  };
  if (ALL_SORTS.has(one.food.name) && one.variety !== other.variety) {
    const { variety: _, ...plain } = both;
    return plain;
  }
  const named = one.variety ?? other.variety ?? one.food.plural;
  const names = [one, other].flatMap(({ besides = [], variety, food }) => [
    variety ?? food.plural,
    ...besides,
  ]);
  const besides = names.filter((name) => name !== named);
  return { ...both, ...(besides.length > 0 && { besides: [...new Set(besides)] }) };
}

const withoutGarnish = ({ isGarnish: _, ...food }: KnownFood): KnownFood => food;

/** Small measures, in teaspoons. */
const SPOONS: ReadonlyMap<string, number> = new Map([
  ...['tsp', 'teaspoon'].map((unit) => [unit, 1] as const),
  ...['tbsp', 'tablespoon'].map((unit) => [unit, 3] as const),
  ['pinch', 0.1],
  ['dash', 0.2],
]);

/** Two stated amounts of a food together; undefined where they cannot be added up. */
function sumOf({ food, stated: one }: KnownFood, { stated: other }: KnownFood): Stated | undefined {
  if (!one || !other) return undefined;
  if (one.unit === other.unit) return { ...one, count: one.count + other.count };
  const [spoons, others] = [SPOONS.get(one.unit), SPOONS.get(other.unit)];
  if (spoons && others) return { count: one.count * spoons + other.count * others, unit: 'teaspoon' };
  const [grams, more] = [gramsOf(food, one), gramsOf(food, other)];
  return grams && more ? { count: grams + more, unit: 'gram' } : undefined;
}
