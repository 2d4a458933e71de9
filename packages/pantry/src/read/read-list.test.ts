import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

test('a line for a baby keeps what else it says must not be in the dish', () => {
  const { ban, wishes } = readList(['no nuts for my baby']);
  expect(ban.isIn('a handful of walnuts')).toBe(true);
  expect(ban.isIn('a spoon of honey')).toBe(true);
  expect(wishes.join()).toMatch(/I left out nuts.*no baby under one year/);
});

test('an allergen that a food is free of is not read as its own', () => {
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
  ])('are one food where nobody would tell their foods apart: %j', (list, foods) => {
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
  ])('are two foods where a recipe keeps them apart: %j', (list, foods) => {
    expect(foodsOf(...list)).toEqual(foods);
  });
});

test('of two foods with "or" between them the second is taken where the first is unknown', () => {
  const { foods } = readList(['loaf pain rustique or other rustic country-style bread']);
  expect(foods.map(({ food }) => food.name)).toEqual(['bread']);
});

test('what a shop prints on a packet of broth is no wish for a dish without fat', () => {
  const { foods, wishes } = readList(['fat free & lower sodium chicken broth']);
  expect(foods.map(({ food }) => food.name)).toEqual(['chicken stock']);
  expect(wishes).toEqual([]);
  expect(readList(['gluten free and low sodium']).ban.isIn('bread')).toBe(true);
});
