import { expect, test } from 'vitest';
import { plural, singular } from './words.ts';

test.each([
  ['carrot', 'carrots'],
  ['tomato', 'tomatoes'],
  ['blackberry', 'blackberries'],
  ['bay leaf', 'bay leaves'],
  ['peach', 'peaches'],
  ['king prawn', 'king prawns'],
  ['tomato sauce', 'tomato sauce'],
  ['shrimp', 'shrimp'],
  ['panko', 'panko'],
  ['dark rum', 'dark rum'],
])('the plural of %s is %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test.each([
  ['cookies', 'cookie'],
  ['leaves', 'leaf'],
  ['berries', 'berry'],
  ['radishes', 'radish'],
  ['couscous', 'couscous'],
  ['asparagus', 'asparagus'],
])('the singular of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});
