import { expect, test } from 'vitest';
import { cookbook } from './cookbook/known-recipe.ts';
import { fillersOf } from './fillers.ts';

/** The foods from the cupboard that could take the place of the butter in the recipe with this title. */
function insteadOfButter(title: string): string[] {
  const places = cookbook().find((recipe) => recipe.title === title)?.places ?? [];
  const place = places.find(({ foods }) => foods[0] === 'butter');
  if (!place) throw new Error(`"${title}" has no butter`);
  return fillersOf(place).map((filler) => (filler === 'none needed' ? filler : filler.food.name));
}

test.each(['Shortbread', 'Sugar cookies', 'Victoria sponge'])(
  'oil does not replace the soft butter of “%s”',
  (title) => {
    expect(insteadOfButter(title)).not.toContain('olive oil');
  },
);

test.each(['Pineapple upside-down cake', 'Date squares', 'Nanaimo bars', 'Raspberry oat bars'])(
  'oil does not replace the butter of “%s”, which a step creams or rubs in',
  (title) => {
    expect(insteadOfButter(title)).not.toContain('olive oil');
  },
);

test.each(['Baklava', 'Pasta Alfredo', 'Cream puffs', 'Banana cake', 'Bundt cake'])(
  'oil can replace the butter of “%s”, where it is melted, or where the recipe names oil',
  (title) => {
    expect(insteadOfButter(title).join()).toMatch(/oil/);
  },
);
