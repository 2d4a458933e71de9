import { expect } from '@playwright/test';
import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import type { KitchenPage } from './kitchen-page.ts';

type Reach = (kitchen: KitchenPage, service: FakeInference) => Promise<unknown>;

/** Every state that the page can be in, and how a visitor gets there with the hosted chef. */
export const PAGE_STATES: Readonly<Record<string, Reach>> = {
  empty: (kitchen) => kitchen.open(),
  filled: (kitchen) => kitchen.open('eggs', 'spinach', 'feta'),
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
