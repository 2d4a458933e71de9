import { expect, test } from 'vitest';
import { noteFits } from './line-notes.ts';
import { pluralOf } from './names-of-foods.ts';
import { readList } from './read/read-list.ts';

const readOne = (said: string) => {
  const [known] = readList([said]).foods;
  if (!known) throw new Error(`"${said}" was not read`);
  return known;
};

test.each([
  ['graham cracker crumbs', 'graham cracker crumbs'],
  ['corn kernels', 'corn kernels'],
  ['broccoli florets', 'broccoli florets'],
  ['chicken cutlets', 'chicken cutlets'],
  ['wonton skins', 'wonton skins'],
  ['cardamom pods', 'cardamom pods'],
  ['fennel bulbs', 'fennel bulbs'],
  ['vanilla bean', 'vanilla bean'],
  ['pie shell', 'pie shell'],
  ['1 can solid-pack pumpkin', 'pumpkin purée'],
  ['lime flavored jell-o mix', 'jelly powder'],
])('a recipe names “%s” as %s', (said, name) => {
  expect(pluralOf(readOne(said))).toBe(name);
});

test.each([
  ['corn kernels', 'kernels only', false],
  ['broccoli florets', 'in small florets', false],
  ['graham cracker crumbs', 'crushed', false],
  ['graham crackers', 'crushed', true],
  ['broccoli', 'in small florets', true],
])('for %s, the note “%s” is given: %s', (said, note, isGiven) => {
  expect(noteFits(note, readOne(said))).toBe(isGiven);
});
