import type { Locator, Page } from '@playwright/test';
import type { RecipeDone } from '@spatula/shared/recipe';
import type { RecipePage } from './recipe-page.ts';

/** A dish that a model may cook although peanuts were to be left out. */
export const SATAY_RECIPE = `Here's a recipe you can try:

# Chicken satay with rice

Serves 4

## Ingredients

- 500 g chicken thighs
- 4 tbsp **satay** sauce
- 300 g rice
- 1 cucumber

## Instructions

1. Cook the rice for 12 minutes.
2. Fry the chicken for 8 minutes and stir in the satay sauce.
3. Serve with the cucumber.
`;

/** What the API says of that dish, as long as it does not look itself. */
export const SATAY_FOUND: RecipeDone = {
  model: 'some/model',
  truncated: false,
  warnings: [{ wish: 'peanuts', found: 'satay sauce', detail: 'Satay sauce is made of peanuts.' }],
  lookedFor: [
    { wish: 'peanuts', known: true },
    { wish: 'milk', known: true },
  ],
};

/** Answers every request for a recipe in place of the API. */
export async function answerWith(page: Page, recipe: string, done: RecipeDone): Promise<void> {
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const body = event('text', { text: recipe }) + event('done', done);
  await page.route('**/recipe', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}

/** The wishes of a page, by role and name. */
export function wishesOf({ page }: RecipePage) {
  const field = (name: string): Locator => page.getByLabel(name, { exact: true });
  return {
    opener: page.getByRole('button', { name: 'Anything the chef should know?' }),
    servings: field('Servings'),
    minutes: field('Ready in'),
    diet: field('Diet'),
    avoid: field('Leave out'),
    note: field('A word to the chef'),
    chips: page.getByRole('list', { name: 'Your wishes' }).getByRole('listitem'),
    allergen: (name: string): Locator => page.getByRole('button', { name, exact: true }),
  };
}

/** Opens the wishes and sets one of each kind. */
export async function wishForAll(kitchen: RecipePage): Promise<void> {
  const wishes = wishesOf(kitchen);
  await wishes.opener.click();
  await wishes.servings.fill('6');
  await wishes.minutes.selectOption('30 minutes');
  await wishes.diet.selectOption('Pescatarian');
  await wishes.allergen('Peanuts').click();
  await wishes.avoid.fill('mushrooms');
  await wishes.avoid.press('Enter');
  await wishes.note.fill('mild, for children');
}
