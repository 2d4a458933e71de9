import type { Ban } from './claims/unwanted.ts';
import { foodNamed } from './foods/food.ts';
import type { NamedFood, OpenPlace } from './match-food.ts';

/** Every kitchen has them. */
const CUPBOARD: ReadonlySet<string> = new Set([
  ...['salt', 'black pepper', 'vegetable oil', 'olive oil', 'water', 'sugar', 'flour'],
]);
/** Most kitchens have them: a recipe may take two of them from there. */
const SMALL: ReadonlySet<string> = new Set([
  ...['butter', 'egg', 'milk', 'onion', 'garlic', 'vinegar', 'lemon juice', 'lemon', 'baking powder'],
  ...['baking soda', 'stock', 'cornflour', 'brown sugar', 'vanilla extract', 'soy sauce', 'mustard', 'honey'],
]);
/** What does the work of a thing of the cupboard that must not be in the dish. */
const INSTEAD: Readonly<Record<string, string>> = {
  'vegetable oil': 'butter',
  'olive oil': 'butter',
  butter: 'olive oil',
  sugar: 'honey',
  flour: 'gluten-free flour',
  stock: 'vegetable stock',
};
/** What a dish can do without when it must. */
const DISPENSABLE: ReadonlySet<string> = new Set(['salt', 'black pepper']);

/** What fills a place though it is not on the list. */
export interface Filler {
  readonly food: NamedFood;
  readonly isAlwaysThere: boolean;
}

/** What fills a place though it is not on the list; undefined when nothing does. */
export function fillerOf(place: OpenPlace | undefined, ban: Ban): Filler | 'none needed' | undefined {
  const options = place?.options ?? [];
  const instead = options.flatMap(({ food }): NamedFood[] => {
    const name = INSTEAD[food.name];
    return name === undefined || ban.isEmpty ? [] : [{ food: foodNamed(name) }];
  });
  const allowed = [...options, ...instead].filter((option) => ban.isEmpty || !ban.forbids(option));
  const always = allowed.find(({ food }) => CUPBOARD.has(food.name));
  if (always) return { food: always, isAlwaysThere: true };
  const small = allowed.find(({ food }) => SMALL.has(food.name) || instead.some((one) => one.food === food));
  if (small) return { food: small, isAlwaysThere: false };
  const [usual] = options;
  return usual && DISPENSABLE.has(usual.food.name) ? 'none needed' : undefined;
}
