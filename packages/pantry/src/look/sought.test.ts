import { expect, it } from 'vitest';
import { lookFor } from '../look-for.ts';

const wishesOf = (order: Parameters<typeof lookFor>[1]) =>
  lookFor('', order)?.lookedFor.map(({ wish }) => wish);

it.each([
  'vegan',
  'plant-based',
  'make it vegan',
  'vegan dinner',
  'for my vegan daughter',
  'vegan food please',
])('a line of the list that wishes for a diet is looked for by the name of the diet: %s', (line) => {
  expect(wishesOf({ ingredients: ['rice', line] })).toEqual(['vegan']);
  expect(wishesOf({ ingredients: [line], wishes: { diet: 'vegan' } })).toEqual(['vegan']);
});

it.each(['vegan burger', 'vegan butter', 'veggie stock', 'vegetable stock', 'eggplants'])(
  'a food is no wish for a diet: %s',
  (line) => {
    expect(wishesOf({ ingredients: [line] })).toBeUndefined();
  },
);

it.each([
  ['my son is allergic to peanuts', ['my son is allergic to peanuts']],
  ['vegan, no nuts', ['vegan', 'no nuts']],
  ['quick; without onions. and not spicy please', ['without onions']],
  ['not too spicy', []],
  ['something Thai for 6', []],
])('that which a note forbids is looked for: %s', (note, wishes) => {
  expect(wishesOf({ ingredients: ['rice'], wishes: { note } })).toEqual(wishes);
});

it('a recipe that has in it what the note forbids gets a warning in the words of the note', () => {
  const order = { ingredients: ['rice'], wishes: { note: 'quick! My son is allergic to peanuts.' } };
  expect(lookFor('## Ingredients\n\n- 2 tbsp satay sauce\n', order)).toMatchObject({
    warnings: [{ wish: 'My son is allergic to peanuts', found: 'satay sauce' }],
  });
});
