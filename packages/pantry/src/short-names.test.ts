import { expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { scanRecipe } from './testing/scan-recipe.ts';

const methodsOf = (list: string): string[] =>
  everyText(list.split(', ')).map((text) => scanRecipe(text).parts.get('method') ?? '');

test('the method calls flour and butter by their plain names, and the list says which they are', () => {
  for (const text of everyText(
    'all-purpose flour, unsalted butter, white sugar, eggs, baking powder'.split(', '),
  )) {
    const method = scanRecipe(text).parts.get('method') ?? '';
    expect(method).not.toMatch(/all-purpose|unsalted|white sugar/);
    expect(text).toMatch(/^- .*all-purpose flour/m);
  }
});

test('two sorts of a food keep their names', () => {
  for (const method of methodsOf('all-purpose flour, white sugar, brown sugar, butter, eggs, baking soda'))
    if (method.includes('brown sugar')) expect(method).toMatch(/white sugar/);
});

test('boneless chicken without skin is not turned skin up, nor measured at the bone', () => {
  const list = 'boneless skinless chicken thighs, potatoes, olive oil, garlic, rosemary';
  for (const method of methodsOf(list)) expect(method).not.toMatch(/skin (?:side )?(?:up|down)|at the bone/);
});
