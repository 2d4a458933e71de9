import { expect, test } from 'vitest';
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
