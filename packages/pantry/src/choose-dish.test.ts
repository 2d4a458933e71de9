import { describe, expect, test } from 'vitest';
import { writeRecipe } from './write-recipe.ts';

/** The heading of the idea that a number draws: the lowest draws the best. */
const titleOf = (list: string, drawn: number): string =>
  /^# (.*)$/m.exec(writeRecipe(list.split(', '), () => drawn))?.[1] ?? 'none';

describe('the first idea', () => {
  test.each([
    ['apples, oats, butter, sugar', /^Apple crumble/],
    ['apples, oats, butter, sugar, flour', /^Apple crumble/],
    ['oats, milk, apple, cinnamon', /^Apple porridge/],
    ['apples, cinnamon, sugar', /^Apple compote/],
    ['bread, eggs, milk, sugar, cinnamon', /^French toast/],
    ['bread, eggs, bacon', /^Egg and bacon on toast/],
    ['flour, eggs, milk', /pancakes/],
    ['flour, butter, sugar', /^Butter biscuits/],
    ['bananas, flour, eggs, sugar, butter', /^Banana (pancakes|muffins)/],
    ['lentils, onion, carrots', /^Lentil and carrot soup/],
    ['chicken, potatoes, lemon', /^Chicken and potato tray bake/],
    ['pork chops, apples, onion', /^Pork and apple tray bake/],
    ['salmon, asparagus, lemon', /^Pan-fried salmon with asparagus/],
    ['tortillas, beans, cheese', /tacos/],
    ['ground beef, buns, cheese, lettuce', /^Beef burgers with cheddar and lettuce/],
    ['spaghetti, eggs, bacon, parmesan', /^Carbonara-style spaghetti/],
    ['rice, eggs, soy sauce', /^Eggs over rice/],
    ['chickpeas, tahini, lemon, garlic', /^Hummus|^Chickpea tray bake/],
    ['noodles, peanut butter, soy sauce, lime', /^Peanut noodles/],
    ['lemons, sugar, water', /^Lemonade/],
    ['flour', /^Soft flatbreads/],
    ['cheese', /^Crisp cheddar wafers/],
    ['chocolate, walnuts', /^Chocolate bark with walnuts/],
    ['ham', /^Pan-fried ham/],
    ['spring onions', /dressing/],
    ['nutmeg, oil', /^Nutmeg spice mix/],
    ['rice, milk, sugar, cinnamon', /^Rice pudding/],
    ['chicken, rice, milk', /^Chicken/],
    ['cooked rice, soy sauce', /^Fried rice/],
    ['pork chops, eggs, flour, breadcrumbs', /^Breaded pork/],
  ])('for %s is what a home cook would think of', (list, title) => {
    expect(titleOf(list, 0)).toMatch(title);
  });

  test.each([
    ['strawberries, yogurt, honey, mint', /pancakes/],
    ['carrots, ginger, orange', /^Fresh orange bowl/],
  ])('and no later one for %s leaves half of it out', (list, title) => {
    const titles = Array.from({ length: 20 }, (_, at) => titleOf(list, at / 20));
    expect(titles.filter((drawn) => title.test(drawn))).toEqual([]);
  });

  test('and the later ones for a list as long as a fridge are other dishes, none of them of everything', () => {
    const fridge =
      'eggs, flour, milk, butter, sugar, chicken, rice, pasta, potatoes, carrots, onion, garlic, tomatoes, cheese, spinach, mushrooms, peppers, broccoli, lemon, apples, bananas, yogurt, bread, salmon, beef, chocolate, honey, soy sauce, ginger, basil';
    const texts = Array.from({ length: 20 }, (_, at) => writeRecipe(fridge.split(', '), () => at / 20));
    expect(new Set(texts.map((text) => /^# .*$/m.exec(text)?.[0])).size).toBeGreaterThanOrEqual(3);
    for (const text of texts) {
      const [, listed = ''] = /## Ingredients\n\n([\s\S]*?)\n\n/.exec(text) ?? [];
      expect(listed.split('\n').length).toBeLessThanOrEqual(15);
    }
  });
});
