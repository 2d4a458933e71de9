import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { ingredientTexts, recipeWithMethod, stepHeadings, stepTexts } from './testing/recipe-texts.ts';

test('A recipe with headings, bullets and numbers is read into title, servings, minutes, ingredients and steps', () => {
  const recipe = readRecipe(`Here you go!

# Recipe: Lentil Soup

**Serves 4** · 10 min active · 40 min in total

## Ingredients

- **200 g** red lentils
- 1 onion

**For the top:**

- A pinch of chili

## Instructions

1. **Fry.** Fry the onion for 5 minutes.
   - Do not let it brown.
2. Add lentils and simmer 20-25 minutes.

Serve with bread.`);
  expect(recipe).toMatchObject({
    title: 'Lentil Soup',
    servings: { from: 4 },
    minutes: { active: 10, total: 40 },
  });
  expect(ingredientTexts(recipe)).toEqual([
    [undefined, ['200 g red lentils', '1 onion']],
    ['For the top', ['A pinch of chili']],
  ]);
  expect(stepTexts(recipe)).toEqual([
    'Fry. Fry the onion for 5 minutes. Do not let it brown.',
    'Add lentils and simmer 20-25 minutes.',
  ]);
});

test.each([
  ['a heading', '### Ingredients', '### Instructions'],
  ['bold', '**Ingredients**', '**Directions**'],
  ['bold with a colon', '**Ingredients:**', '**Method:**'],
  ['plain with a colon', 'Ingredients:', 'Steps:'],
  ['plain', 'Ingredients', 'Preparation'],
  ['a sentence', 'To make it, you will need the following ingredients:', "Here's how to make it:"],
  ['a picture before it', '## 🛒 Ingredients (serves 2)', '## 👩‍🍳 How to make it'],
])('The labels of ingredients and method may be %s', (_form, ingredients, method) => {
  const recipe = readRecipe(`${ingredients}\n\n- 2 eggs\n- salt\n\n${method}\n\n1. Whisk.\n2. Fry.`);
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs', 'salt']]]);
  expect(stepTexts(recipe)).toEqual(['Whisk.', 'Fry.']);
});

test.each([
  ['hyphens', '- 2 eggs\n- a pinch of salt'],
  ['asterisks', '* 2 eggs\n* a pinch of salt'],
  ['round signs in one paragraph', '• 2 eggs\n• a pinch of salt'],
  ['numbers', '1. 2 eggs\n2. a pinch of salt'],
  ['check boxes', '- [ ] 2 eggs\n- [x] a pinch of salt'],
  ['lines without signs', '2 eggs\na pinch of salt'],
  ['a table', '| Amount | Ingredient |\n| --- | --- |\n| 2 | eggs |\n| a pinch of | salt |'],
  [
    'a table with the amounts last',
    '| Item | Quantity |\n| --- | --- |\n| eggs | 2 |\n| salt | a pinch of |',
  ],
])('Ingredients are read from %s', (_form, list) => {
  const recipe = readRecipe(`## Ingredients\n\n${list}\n\n## Method\n\n1. Whisk.`);
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs', 'a pinch of salt']]]);
});

test.each([
  ['in bold', '**Sauce:**\n\n- 1 lemon\n\n**For the dough**\n\n- 2 eggs'],
  ['as smaller headings', '### Sauce\n\n- 1 lemon\n\n### For the dough\n\n- 2 eggs'],
  ['as items with items below', '- **Sauce:**\n  - 1 lemon\n- For the dough\n  - 2 eggs'],
])('Groups of ingredients are read with their headings %s', (_form, list) => {
  const recipe = readRecipe(`## Ingredients\n\n${list}\n\n## Method\n\n1. Whisk.`);
  expect(ingredientTexts(recipe)).toEqual([
    ['Sauce', ['1 lemon']],
    ['For the dough', ['2 eggs']],
  ]);
});

test.each([
  ['numbers with a bracket', '1) Whisk.\n2) Fry.'],
  ['"Step 1" in bold', '**Step 1:** Whisk.\n\n**Step 2:** Fry.'],
  ['"Step 1" as headings', '### Step 1: Whisk.\n\n### Step 2: Fry.'],
  ['numbers in bold', '**1.** Whisk.\n\n**2.** Fry.'],
  ['bullets', '- Whisk.\n- Fry.'],
  ['paragraphs', 'Whisk.\n\nFry.\n\nEnjoy your meal!'],
  ['numbers and closing prose', '1. Whisk.\n2. Fry.\n\nServe with rice, and enjoy!'],
])('Steps are read from %s', (_form, steps) => {
  expect(stepTexts(recipeWithMethod(steps))).toEqual(['Whisk.', 'Fry.']);
});

test('Bullets below a numbered heading belong to its step', () => {
  const steps = '1. **Prep the rice:**\n- Rinse it.\n- Drain it.\n\n2. **Cook:**\n   - Boil it.\n\nEnjoy!';
  expect(stepTexts(recipeWithMethod(steps))).toEqual([
    'Prep the rice: Rinse it. Drain it.',
    'Cook: Boil it.',
  ]);
});

test('A numbered heading with numbered items below heads their steps', () => {
  const recipe = recipeWithMethod(
    '### Step 1: The dough\n1. Mix.\n2. Rest.\n\n### Step 2: The top\n1. Slice.',
  );
  expect(stepTexts(recipe)).toEqual(['Mix.', 'Rest.', 'Slice.']);
  expect(stepHeadings(recipe)).toEqual(['The dough', 'The dough', 'The top']);
});

test('Each part of a method gives its steps a heading', () => {
  const recipe = recipeWithMethod(
    '**For the dough:**\n\n1. Mix.\n\n**For the sauce:**\n\n1. Stir.\n2. Simmer.',
  );
  expect(stepHeadings(recipe)).toEqual(['For the dough', 'For the sauce', 'For the sauce']);
});

test('A wrapped paragraph is one step', () => {
  expect(stepTexts(recipeWithMethod('Whisk the eggs\nwell.\n\nFry them for 10\nminutes.'))).toEqual([
    'Whisk the eggs well.',
    'Fry them for 10 minutes.',
  ]);
});

test('A wrapped item is one ingredient or one step', () => {
  const recipe = readRecipe(
    '## Ingredients\n\n- 2 eggs,\n  beaten\n- salt\n\n## Method\n\n1. Whisk\n   well.',
  );
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs, beaten', 'salt']]]);
  expect(stepTexts(recipe)).toEqual(['Whisk well.']);
});

test.each([
  '## Notes\n\n- Keep cool.\n- Use 3 eggs.',
  '**Tips:**\n\n1. Keep cool.',
  '### Nutrition (per serving)\n\n- 200 kcal',
  '## Good to know\n\n- Contains egg.',
  '**Storage:** in the fridge.',
  '---\n\nLet me know how it was!',
])('Text below the method is no step: %j', (closing) => {
  const recipe = recipeWithMethod(`1. Whisk.\n2. Fry.\n\n${closing}`);
  expect(stepTexts(recipe)).toEqual(['Whisk.', 'Fry.']);
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs']]]);
});

test('Equipment between ingredients and method is neither', () => {
  const text = '## Ingredients\n\n- 2 eggs\n\n## Equipment\n\n- 1 pan\n\n## Method\n\n1. Fry.';
  expect(ingredientTexts(readRecipe(text))).toEqual([[undefined, ['2 eggs']]]);
});

test('Ingredients without a heading are read where they have amounts', () => {
  const recipe = readRecipe('## Fried Eggs\n\n- 2 eggs\n- 1 tsp oil\n\n**Method**\n\n1. Fry.');
  expect(recipe?.title).toBe('Fried Eggs');
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs', '1 tsp oil']]]);
});

test('Numbers below the bullets of ingredients are a method without a heading', () => {
  const recipe = readRecipe('Ingredients:\n\n- 2 eggs\n\nOff we go:\n\n1. Whisk.\n2. Fry.');
  expect(stepTexts(recipe)).toEqual(['Whisk.', 'Fry.']);
});

test('Numbers among the bullets of ingredients are no ingredients', () => {
  const recipe = readRecipe(
    '## Ingredients\n\n- 2 eggs\n\n**Sauce:**\n\n1. Stir 1 lemon.\n2. Rest.\n\n## Method\n\n1. Fry.',
  );
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs']]]);
  expect(stepTexts(recipe)).toEqual(['Fry.']);
});

test('Groups of amounts and numbers below are a recipe without any label', () => {
  const recipe = readRecipe(
    '# Tart\n\n**Dough:**\n\n- 2 eggs\n\n**Top:**\n\n- 1 lemon\n\n**Assembly:**\n\n1. Mix.\n2. Bake.',
  );
  expect(recipe?.title).toBe('Tart');
  expect(ingredientTexts(recipe)).toEqual([
    ['Dough', ['2 eggs']],
    ['Top', ['1 lemon']],
  ]);
  expect(stepTexts(recipe)).toEqual(['Mix.', 'Bake.']);
});

test('Groups below a plain label may have headings of any size', () => {
  const recipe = readRecipe(
    'Ingredients:\n\n### Dough\n\n- 2 eggs\n\n### Top\n\n- 1 lemon\n\n**Recipe:**\n\n1. Mix.',
  );
  expect(ingredientTexts(recipe)).toEqual([
    ['Dough', ['2 eggs']],
    ['Top', ['1 lemon']],
  ]);
  expect(stepTexts(recipe)).toEqual(['Mix.']);
});

test('Optional ingredients below the method make no second recipe', () => {
  const recipe = recipeWithMethod('1. Whisk.\n\n**Optional ingredients:**\n\n- Chives');
  expect(ingredientTexts(recipe)).toEqual([[undefined, ['2 eggs']]]);
});
