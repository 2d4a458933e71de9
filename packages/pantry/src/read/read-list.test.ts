import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

test('a line that forbids nuts for a baby forbids both nuts and honey', () => {
  const { ban, wishes } = readList(['no nuts for my baby']);
  expect(ban.isIn('a handful of walnuts')).toBe(true);
  expect(ban.isIn('a spoon of honey')).toBe(true);
  expect(wishes.join()).toMatch(/I left out nuts.*no baby under one year/);
});

test('a food that is typed as free of an allergen does not have that allergen', () => {
  const [reading] = readList(['gluten-free dairy-free pizza']).readings;
  const foods = reading?.kind === 'foods' ? reading.foods : [];
  expect(foods.map(({ food }) => food.name)).toEqual(['gluten-free dairy-free pizza']);
  expect(foods.flatMap(({ food }) => food.allergens)).not.toContain('milk');
  expect(foods.flatMap(({ food }) => food.allergens)).not.toContain('gluten');
});

describe('two lines of a list', () => {
  const foodsOf = (...list: string[]) => readList(list).foods.map(({ food, variety = food.name }) => variety);

  test.each([
    [['butter', 'melted butter'], ['butter']],
    [['sugar', 'white sugar', 'granulated sugar'], ['white sugar']],
    [['vegetable oil', 'oil', 'canola oil'], ['oil']],
    [['heavy cream', 'whipping cream'], ['heavy cream']],
    [['canned low-salt chicken broth', 'turkey stock'], ['chicken broth']],
  ])('two lines are one food when a recipe would not keep their foods apart: %j', (list, foods) => {
    expect(foodsOf(...list)).toEqual(foods);
  });

  test.each([
    [
      ['eggs', 'egg whites'],
      ['egg', 'egg white'],
    ],
    [
      ['egg yolks', 'eggs'],
      ['egg yolk', 'egg'],
    ],
    [
      ['white sugar', 'icing sugar'],
      ['white sugar', 'icing sugar'],
    ],
    [
      ['onions', 'red onions'],
      ['onion', 'red onion'],
    ],
  ])('two lines are two foods when a recipe keeps their foods apart: %j', (list, foods) => {
    expect(foodsOf(...list)).toEqual(foods);
  });
});

test('the food behind “or” is taken when the food in front of it is unknown', () => {
  const { foods } = readList(['loaf pain rustique or other rustic country-style bread']);
  expect(foods.map(({ food }) => food.name)).toEqual(['bread']);
});

test('“fat free” on a packet of broth is not read as a wish for a dish without fat', () => {
  const { foods, wishes } = readList(['fat free & lower sodium chicken broth']);
  expect(foods.map(({ food }) => food.name)).toEqual(['chicken stock']);
  expect(wishes).toEqual([]);
  expect(readList(['gluten free and low sodium']).ban.isIn('bread')).toBe(true);
});

test.each([
  [['rye', 'mayonnaise', 'ham'], 'rye bread'],
  [['rye', 'cheddar'], 'rye bread'],
  [['rye', 'vermouth', 'bitters'], 'rye'],
  [['sorghum', 'butter', 'flour'], 'sorghum syrup'],
  [['sorghum', 'onion'], 'sorghum'],
])('the first food of %j is %s, because of the foods beside it', (list, food) => {
  const [first] = readList(list).foods;
  expect(first?.variety).toBe(food);
});

test('the vegetables in canned tomatoes are no foods of the list, and somebody who avoids one of them gets no such tomatoes', () => {
  const { foods, ban } = readList(['diced tomatoes with green pepper, celery and onion', 'no celery']);
  expect(foods.map(({ food }) => food.name)).toEqual(['chopped tomatoes']);
  expect(foods.every(ban.forbids)).toBe(true);
});

test.each(['sorghum flour', 'millet flour', 'quinoa flour'])(
  'somebody who avoids gluten gets %s',
  (flour) => {
    const { foods, ban } = readList([flour, 'no gluten']);
    expect(foods.map(({ food }) => food.name)).toEqual(['gluten-free flour']);
    expect(foods.some(ban.forbids)).toBe(false);
  },
);

describe('a line that was copied from a recipe', () => {
  const foodsOf = (...list: string[]) => readList(list).foods.map(({ food, variety = food.name }) => variety);

  test.each([
    ['1 teaspoon pepper', ['black pepper']],
    ['2 peppers', ['pepper']],
    ['2 cups cake flour, plus more for dusting the cake pan', ['cake flour']],
    ['granulated sugar, for rolling the cookies', ['granulated sugar']],
    ['1/2 cup half-and-half plus additional for brushing dough', ['half and half']],
    ['a 12-cup Bundt pan', []],
    ['For the glaze:', []],
    ['2 cups blanched almond flour', ['blanched almond flour']],
    ['2 tablespoons mirin* (sweet wine)', ['mirin']],
    ['*Sold in Asian shops', []],
    ['1 whole turkey, neck and giblets removed', ['whole turkey']],
    ['1 pound shrimp, tails and shells removed', ['shrimp']],
    ['4 green onions, white and pale green parts minced', ['green onion']],
    ['4 chicken thighs, fat trimmed, meat thinly sliced', ['chicken thigh']],
    ['2 lemons, zest and juice', ['lemon']],
    ['sun-dried tomatoes, packed without oil', ['sun-dried tomatoes']],
    ['1 cup fat-free half-and-half', ['half and half']],
    ['1 cup peach preserves (not jelly)', ['peach preserve']],
    ['1 cup minus 2 tablespoons sugar', ['sugar']],
    ['1 can condensed cream of mushroom soup (98% Fat Free)', ['cream of mushroom soup']],
    ['5 heads of garlic, cloves separated', ['garlic']],
    ['4 garlic cloves, mashed to a paste', ['garlic']],
    ['2 juice oranges', ['juice orange']],
    ['1 (29 ounce) can pumpkin', ['canned pumpkin']],
  ])('%s', (line, foods) => {
    const { ban } = readList([line]);
    expect(foodsOf(line)).toEqual(foods);
    expect(['oil', 'sugar', 'milk'].filter((name) => ban.isIn(name))).toEqual([]);
  });

  test('a remark on an allergen behind an amount still forbids it', () => {
    for (const line of ['1 cup nut butter (not peanut)', '2 cups granola (no peanuts)'])
      expect(readList([line]).ban.isIn('a handful of peanuts'), line).toBe(true);
  });

  test.each([
    '1 pound frozen shrimp, thawed',
    '1 pound shrimp, fresh or frozen',
    '1 pound shrimp, thawed if frozen',
  ])('%s needs no thawing', (line) => {
    expect([...(readList([line]).foods[0]?.states ?? [])]).not.toContain('frozen');
  });

  test('a footnote that may forbid a food is never dropped', () => {
    for (const line of ['*no peanuts', '* no peanuts', '*peanut allergy'])
      expect(readList([line]).ban.isIn('a handful of peanuts'), line).toBe(true);
  });

  test.each([
    ['vegan sausages', 'vegan sausage', []],
    ['plant-based mince', 'plant mince', []],
    ['vegetarian bacon', 'vegan bacon', []],
    ['vegan sour cream', 'vegan sour cream', []],
    ['2 tbsp vegan mayo', 'vegan mayonnaise', []],
    ['vegan feta', 'vegan feta', []],
    ['vegetarian feta', 'feta', ['milk']],
  ])('%s has nothing of animals that its name denies', (line, name, allergens) => {
    const { food } = readList([line]).foods[0] ?? {};
    expect(food?.name).toBe(name);
    expect(food?.diet === 'meat').toBe(false);
    expect(food?.allergens.filter((one) => ['milk', 'egg', 'fish'].includes(one))).toEqual(allergens);
    const { ban } = readList(['vegan']);
    expect(ban.isIn(line) || (food !== undefined && ban.forbids({ food }))).toBe(allergens.length > 0);
  });

  test('pepper in a long list with spices is ground, and a vegetable in a short one', () => {
    const short = ['chicken', 'paprika', 'pepper', 'onions'];
    const long = [...short, 'garlic', 'tomatoes', 'rice', 'stock', 'parsley'];
    const named = (list: string[]) => readList(list).foods.map(({ food }) => food.name);
    expect(named(short)).toContain('pepper');
    expect(named(long)).toContain('black pepper');
  });

  test('rotelle beside rice are tomatoes, and have no name of pasta left', () => {
    const [first] = readList(['rotelle', 'rice']).foods;
    expect(first).toMatchObject({ food: { name: 'chopped tomatoes' } });
    expect(first?.variety).toBeUndefined();
  });

  test('peppers of three colours are peppers', () => {
    const foods = readList(['1 red pepper', '1 green pepper', '2 yellow peppers']).foods;
    expect(foods).toMatchObject([{ food: { name: 'pepper' }, stated: { count: 4 } }]);
    expect(foods[0]?.variety).toBeUndefined();
  });

  test('amounts of one food in different units are added up', () => {
    const [butter] = readList(['100 g butter', '2 tablespoons butter']).foods;
    expect(butter?.stated?.count).toBeCloseTo(130, -1);
  });
});
