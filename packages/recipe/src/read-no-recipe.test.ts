import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const ONE = '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry.\n\n';

test.each([
  ['nothing', ''],
  ['a refusal', 'Sorry, I cannot make a recipe of soap and paper clips.'],
  ['prose', 'Fry two eggs in oil for 3 minutes, season, and serve them on toast.'],
  ['things in bullets and numbers', '- Eggs are round.\n- 2 of them roll.\n\n1. Look.\n2. Wonder.'],
  ['ideas', 'Some ideas:\n\n1. **Omelette**: eggs and cheese.\n2. **Frittata**: eggs and leeks.'],
  ['two recipes', `# Eggs\n\n${ONE}# More eggs\n\n${ONE}`],
  ['two ways', '## Ingredients\n\n- 2 eggs\n\n## Method 1\n\n1. Fry.\n\n## Method 2\n\n1. Boil.'],
  ['a text cut before its method', '# Eggs\n\n## Ingredients\n\n- 2 eggs\n- 1 tsp'],
  ['a method without ingredients', '# Eggs\n\n## Method\n\n1. Fry.\n2. Eat.'],
  ['an explanation in bullets', 'Eggs:\n\n- They are round.\n- They roll.\n\n## Steps\n\n1. Look at them.'],
])('Nothing is read from %s', (_kind, text) => {
  expect(readRecipe(text)).toBeUndefined();
});
