import { foodNamed } from '../foods/food.ts';
import type { KnownFood, Reading } from './read-ingredient.ts';

/** Each food once, with what was said about it added up; two varieties of a food stay two. */
export function gather(readings: readonly Reading[]): KnownFood[] {
  const all = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const salted = all.some(({ food }) => food.kind === 'salt');
  const foods = Map.groupBy(
    all.map((known) => asSeasoning(known, salted)),
    ({ food }) => food.name,
  );
  return [...foods.values()].flatMap((same) => {
    const usual = same.find(({ variety }) => variety)?.variety;
    const varieties = Map.groupBy(same, ({ variety = usual }) => variety);
    return [...varieties.values()].flatMap(([first, ...more]) => (first ? [more.reduce(merge, first)] : []));
  });
}

/** Beside salt, "pepper" without an amount is the black one. */
const asSeasoning = (known: KnownFood, salted: boolean): KnownFood =>
  salted && known.food.name === 'pepper' && !known.variety && !known.stated
    ? { ...known, food: foodNamed('black pepper') }
    : known;

function merge(one: KnownFood, other: KnownFood): KnownFood {
  const same =
    one.stated && one.stated.unit === other.stated?.unit
      ? { stated: { ...one.stated, count: one.stated.count + (other.stated?.count ?? 0) } }
      : {};
  return { ...other, ...one, ...same, states: new Set([...one.states, ...other.states]) };
}
