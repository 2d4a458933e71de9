import { describe, expect, test } from 'vitest';
import { readLine, readNote } from './read-words.ts';

const short = ({ servings, minutes, diet, tastes }: ReturnType<typeof readNote>) => ({
  ...(servings !== undefined && { servings }),
  ...(minutes !== undefined && { minutes }),
  ...(diet && { diet }),
  ...(tastes.length > 0 && { tastes: tastes.map(({ name }) => name) }),
});

describe('a line of the list that is a wish', () => {
  test.each([
    ['for 6', { servings: 6 }],
    ['for six people', { servings: 6 }],
    ['For 6!', { servings: 6 }],
    ['serves 8', { servings: 8 }],
    ['4 people', { servings: 4 }],
    ['six servings', { servings: 6 }],
    ['for 6-8', { servings: 8 }],
    ['a family of 4', { servings: 4 }],
    ['2 adults and 2 kids', { servings: 4, tastes: ['for children'] }],
    ['for a couple', { servings: 2 }],
    ['just me', { servings: 1 }],
    ['dinner for two', { servings: 2, tastes: ['a main dish'] }],
    ['under 20 minutes', { minutes: 20 }],
    ['20 minutes', { minutes: 20 }],
    ['in 20 min please', { minutes: 20 }],
    ['max. 45 mins', { minutes: 45 }],
    ['no more than 25 minutes', { minutes: 25 }],
    ['ready in half an hour', { minutes: 30 }],
    ['I only have an hour', { minutes: 60 }],
    ['less than 1.5 hours', { minutes: 90 }],
    ['in an hour and a half', { minutes: 90 }],
    ['1 hour 15 minutes', { minutes: 75 }],
    ['vegan', { diet: 'vegan' }],
    ['we are vegetarians', { diet: 'vegetarian' }],
    ['pescetarian please', { diet: 'pescatarian' }],
    ['something Thai', { tastes: ['Thai'] }],
    ['Italian food', { tastes: ['Italian'] }],
    ['quick', { tastes: ['quick'] }],
    ['kid-friendly', { tastes: ['for children'] }],
    ['not too spicy', { tastes: ['not too spicy'] }],
    ['no oven', { tastes: ['without an oven'] }],
    ['the oven is broken', { tastes: ['without an oven'] }],
    ['something sweet', { tastes: ['sweet'] }],
    ['cheap', { tastes: ['cheap: it takes only the list and the cupboard'] }],
    ['one pot', { tastes: ['in one pan'] }],
    ['for breakfast', { tastes: ['for breakfast'] }],
  ])('“%s” is a wish and no food', (line, wish) => {
    expect(short(readLine(line))).toEqual(wish);
    expect(readLine(line).rest).toBe('');
  });

  test.each([
    '5 minute rice',
    'quick oats',
    'hot sauce',
    'sweet potatoes',
    'mild cheddar',
    'Italian sausage',
    'French fries',
    'vegan sausages',
    '4 servings of rice',
    '4 portions salmon',
    '500 g flour',
    'spicy salami',
    'savory',
    'no peanuts',
    'gluten-free pasta',
    'Greek yogurt',
    'black pudding',
    'for 60 people',
    '',
    '!!!',
  ])('“%s” is left to be read as food', (line) => {
    expect(readLine(line)).toEqual({ tastes: [], rest: line });
  });

  test('a clear number of people beside a food counts, and the food stays', () => {
    const said = readLine('pasta for 4 people');
    expect(said.servings).toBe(4);
    expect(said.rest).toMatch(/^pasta\W*$/);
  });
});

describe('a note', () => {
  test.each([
    ['spicy', ['spicy']],
    ['with a kick', ['spicy']],
    ['mild', ['mild']],
    ['nothing too spicy please', ['not too spicy']],
    ['nothing spicy please', ['mild']],
    ['my oven is broken', ['without an oven']],
    ['I do not have an oven', ['without an oven']],
    ['stovetop only', ['without an oven']],
    ['one-pan', ['in one pan']],
    ['I hate washing up', ['in one pan']],
    ['kid friendly', ['for children']],
    ['for the children', ['for children']],
    ['picky eaters', ['for children']],
    ['a dessert', ['sweet']],
    ['not sweet', ['savoury']],
    ['in a hurry', ['quick']],
    ['quick and easy', ['quick', 'little work']],
    ['we are on a tight budget', ['cheap: it takes only the list and the cupboard']],
    ['for poor students', ['cheap: it takes only the list and the cupboard']],
    ['Mexican please', ['Mexican']],
    ['tex-mex', ['Mexican']],
    ['an asian dish', ['Asian']],
    ['vietnamese', ['Vietnamese']],
    ['no hot dogs', []],
    ['not Italian', []],
    ["please don't make me turn the oven on", ['without an oven']],
    ['fewest dishes possible', ['in one pan']],
    ['dumplings would go down a treat', []],
    ['a lazy Sunday', []],
    ['one of us likes the yolks runny and two do not', ['with runny yolks']],
    ["I've got a pressure cooker", ['for the pressure cooker']],
    ['I can put hot sauce on mine', []],
    ['never without garlic', []],
  ])('the note “%s” is read', (note, tastes) => {
    expect(readNote(note).tastes.map(({ name }) => name)).toEqual(tastes);
  });

  test('several wishes in one note all count', () => {
    expect(short(readNote('quick dinner for 4, vegetarian, no oven'))).toEqual({
      servings: 4,
      diet: 'vegetarian',
      tastes: ['without an oven', 'a main dish', 'quick'],
    });
    expect(readNote('simmer it for at least 2 hours').minutes).toBeUndefined();
  });
});
