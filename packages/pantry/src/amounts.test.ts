import { describe, expect, test } from 'vitest';
import { inServingUnit } from './amounts.ts';
import { chooseDish } from './kitchen.ts';
import { readIngredient } from './read-ingredient.ts';
import { chance } from './testing/chance.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { gather, writeRecipe } from './write-recipe.ts';

const AMOUNTS = [
  'half a',
  '1',
  '3',
  '5 g',
  '100 g',
  '1 kg',
  '200 ml',
  '1 tsp',
  '1 tbsp',
  '1 cup',
  '1 can',
  '1 bunch',
];

describe('an amount that was stated', () => {
  test.each([
    [['6 mushrooms', 'rice', 'onion'], '- 120 g mushrooms'],
    [['4 prawns', 'rice', 'onion'], '- 60 g prawns'],
    [['1 tin of chickpeas', 'tahini', 'lemon'], '- 240 g chickpeas (about 1 can)'],
    [['2 sprigs of mint', 'couscous', 'tomatoes'], '- 2 g mint'],
    [['sausages', '300 g cabbage', 'apple'], '- 300 g cabbage (about ⅓ head)'],
    [['half a stick of butter', 'flour', 'sugar'], '- 56 g butter'],
    [['2 tbsp curry paste', 'chicken', 'coconut milk'], '- 30 g curry paste'],
    [['1 can of tomatoes', 'spaghetti', 'garlic', 'half a lemon'], '- ½ lemon (about 50 g)'],
    [['half a can of tomatoes', 'spaghetti', 'garlic'], '- ½ can chopped tomatoes (about 200 g)'],
    [['chickpeas', 'coconut milk', 'onion', '3 tsp curry powder'], '- 1 tbsp curry powder (15 ml)'],
    [['1/2 onion', 'eggs', 'potatoes'], '- ½ onion (about 60 g)'],
  ])('is what the recipe uses: %j', (list, line) => {
    expect(writeRecipe(list, () => 0)).toContain(`\n${line}`);
  });

  test('is never exceeded, whatever the food and the unit', () => {
    const random = chance(11);
    const draw = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)];
    for (let at = 0; at < 1000; at += 1) {
      const list = (draw(RECIPE_LISTS) ?? []).slice(0, 6).map((name) => `${draw(AMOUNTS)} ${name}`);
      const dish = chooseDish(gather(list.map(readIngredient)), random);
      for (const { food, quantity } of dish?.portions ?? []) {
        const stated = dish?.choice.used.find((known) => known.food === food)?.stated;
        const most = stated && inServingUnit(food, stated);
        expect(quantity, `${food.name} of ${list.join(', ')}`).toBeLessThanOrEqual(most ?? Infinity);
      }
    }
  });
});
