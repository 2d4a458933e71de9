import { expect, test } from 'vitest';
import type { Draft } from './draft-recipe.ts';
import { foodNamed } from './foods/food.ts';
import { besideOf } from './serve-with.ts';

/** A dish of these foods, for all that is read of it here. */
const dishOf = (...names: string[]): Draft =>
  ({
    portions: names.map((name) => ({
      names: [name],
      foods: [{ food: foodNamed(name) }],
      isFromCupboard: false,
    })),
  }) as unknown as Draft;

test.each([
  ['Potatoes or bread.', ['potato'], 'Bread.'],
  ['Rice or corn bread, and lime.', ['rice'], 'Corn bread, and lime.'],
  ['Crusty bread for the sauce, and a fennel salad.', ['bread'], 'A fennel salad.'],
  ['Mashed potatoes or bread.', ['pasta'], 'Bread.'],
  ['Plain rice.', ['potato'], 'Plain rice.'],
  ['Plain rice.', ['rice'], ''],
  ['Sauerkraut, or mash.', ['sauerkraut'], 'Mash.'],
  ['Bread, which soaks it up.', ['bread'], ''],
  ['A green salad.', ['bread'], 'A green salad.'],
])('beside a dish there is nothing that is in it: “%s” with %j is “%s”', (text, foods, left) => {
  expect(besideOf(text, dishOf(...foods))).toBe(left);
});
