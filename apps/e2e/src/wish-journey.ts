import type { Locator } from '@playwright/test';
import type { RecipePage } from './recipe-page.ts';

/** A dish with peanuts that no ingredient names: a model may cook it although they were to be left out. */
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

/** The wishes of a page, by role and name. */
export function wishesOf({ page }: RecipePage) {
  const field = (name: string): Locator => page.getByLabel(name, { exact: true });
  return {
    opener: page.getByRole('button', { name: 'Anything the chef should know?', exact: true }),
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

/** Lists chicken and rice, wishes for a dish without these allergens, and asks for it. */
export async function askWithout(kitchen: RecipePage, ...allergens: readonly string[]): Promise<void> {
  await kitchen.open('chicken', 'rice');
  const { opener, allergen } = wishesOf(kitchen);
  await opener.click();
  for (const name of allergens) await allergen(name).click();
  await opener.click();
  await kitchen.getRecipe.click();
}
