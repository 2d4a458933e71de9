import { expect } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { linkOf } from '@spatula/recipe/testing/broken-links';
import { KITCHEN_RECIPE } from './kitchen-recipe.ts';
import type { RecipePage } from './recipe-page.ts';
import { askWithout, SATAY_RECIPE, wishesOf, wishForAll } from './wish-journey.ts';

type Reach = (kitchen: RecipePage, service: FakeInference) => Promise<unknown>;

const SHARED_LINK = linkOf({ v: 1, recipe: KITCHEN_RECIPE, model: 'some/model' });

/** Every state that the page can be in, and how a visitor gets there with the hosted chef. */
export const PAGE_STATES: Readonly<Record<string, Reach>> = {
  empty: (kitchen) => kitchen.open(),
  filled: (kitchen) => kitchen.open('eggs', 'spinach', 'feta'),
  'filled, with wishes set': async (kitchen) => {
    await kitchen.open('eggs', 'spinach', 'feta');
    await wishForAll(kitchen);
  },
  'asked whether to leave out what an ingredient forbids, with wishes set and closed': async (kitchen) => {
    await kitchen.open('chicken', 'no sesame', 'rice');
    await wishForAll(kitchen);
    await wishesOf(kitchen).opener.click();
    await expect(kitchen.button('Leave out sesame instead')).toBeVisible();
  },
  cooking: async (kitchen, service) => {
    service.play(SCENARIOS['hold before the first word']);
    await kitchen.ask();
    await expect(kitchen.graphic).toBeVisible();
  },
  streaming: async (kitchen, service) => {
    service.play(SCENARIOS.hold);
    await kitchen.ask();
    await expect(kitchen.recipe).toBeVisible();
  },
  stopped: async (kitchen, service) => {
    service.play(SCENARIOS.hold);
    await kitchen.ask();
    await expect(kitchen.recipe).toBeVisible();
    await kitchen.button('Stop').click();
  },
  done: async (kitchen) => {
    await kitchen.ask();
    await expect(kitchen.status).toHaveText(/ready/i);
    await kitchen.recipeArea.getByText('What the chef was asked').click();
  },
  'cooked from': async (kitchen, service) => {
    service.play(cooks(KITCHEN_RECIPE));
    await kitchen.ask();
    await startFirstTimer(kitchen);
  },
  'cooked from, with the view closed': async (kitchen, service) => {
    service.play(cooks(KITCHEN_RECIPE));
    await kitchen.ask();
    await startFirstTimer(kitchen);
    await kitchen.page.keyboard.press('Escape');
    await expect(kitchen.page.getByRole('dialog')).toHaveCount(0);
  },
  'done with a warning': async (kitchen, service) => {
    service.play(cooks(SATAY_RECIPE));
    await askWithout(kitchen, 'Peanuts', 'Milk');
    await expect(kitchen.recipeArea.getByRole('alert')).toContainText('satay sauce');
  },
  'cooked from with a warning': async (kitchen, service) => {
    service.play(cooks(SATAY_RECIPE));
    await askWithout(kitchen, 'Peanuts');
    await kitchen.button('Start cooking').click();
    await expect(kitchen.page.getByRole('dialog')).toContainText('Careful');
  },
  'done with nothing found': async (kitchen, service) => {
    service.play(cooks(SATAY_RECIPE));
    await kitchen.open('chicken', 'no celery', 'no blorbs');
    await kitchen.getRecipe.click();
    await expect(kitchen.status).toHaveText(/found none/);
  },
  'stopped with wishes': async (kitchen, service) => {
    service.play(SCENARIOS.hold);
    await kitchen.open('eggs', 'no peanuts');
    await kitchen.getRecipe.click();
    await expect(kitchen.recipe).toBeVisible();
    await kitchen.button('Stop').click();
    await expect(kitchen.status).toHaveText(/Nobody has looked/);
  },
  'changed to eight servings in US units': async (kitchen, service) => {
    service.play(cooks(KITCHEN_RECIPE));
    await kitchen.ask();
    await kitchen.button('More servings').click();
    await kitchen.button('More servings').click();
    await kitchen.page.getByRole('radio', { name: 'US' }).check();
    await kitchen.button('Share').click();
    await expect(kitchen.recipeArea).toContainText('Link copied.');
  },
  'changed to double amounts': async (kitchen, service) => {
    service.play(cooks(KITCHEN_RECIPE.replace('Serves 6\n\n', '')));
    await kitchen.ask();
    await kitchen.page.getByRole('radio', { name: 'Double' }).check();
  },
  'done with a text that is no recipe': async (kitchen, service) => {
    service.play(cooks('Sorry, nobody should eat soap.'));
    await kitchen.ask();
    await expect(kitchen.status).toHaveText(/ready/i);
  },
  'opened with a shared recipe': async (kitchen) => {
    await kitchen.page.goto(`/${SHARED_LINK}`);
    await expect(kitchen.button('Start cooking')).toBeVisible();
  },
  'asked whether a shared recipe may replace the open one': async (kitchen) => {
    await kitchen.ask();
    await expect(kitchen.status).toHaveText(/ready/i);
    await kitchen.page.evaluate((link) => location.assign(link), SHARED_LINK);
    await expect(kitchen.button('Keep mine')).toBeVisible();
  },
  'opened with a broken link': async (kitchen) => {
    await kitchen.page.goto('/#recipe=broken');
    await expect(kitchen.button('Close')).toBeVisible();
  },
  'failed at once': async (kitchen, service) => {
    service.play(SCENARIOS['401']);
    await kitchen.ask();
    await expect(kitchen.sorry).toBeVisible();
  },
  'failed in the middle': async (kitchen, service) => {
    service.play(SCENARIOS['cut without a finish']);
    await kitchen.ask();
    await expect(kitchen.sorry).toBeVisible();
  },
};

async function startFirstTimer(kitchen: RecipePage): Promise<void> {
  await kitchen.button('Start cooking').click();
  await kitchen.button('Next step').click();
  await kitchen.button('Start a timer of 10 minutes').click();
}
