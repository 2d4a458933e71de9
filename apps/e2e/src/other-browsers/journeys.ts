import { cooks } from '@spatula/fake-inference/completion';
import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { expect } from 'vitest';
import { KITCHEN_RECIPE, KITCHEN_TITLE } from '../kitchen-recipe.ts';
import type { BrowserDriver } from './browser-driver.ts';

/** The heading above a shared recipe. */
const SHARED = 'Shared with you; this site did not write or check it';

/** The surroundings of a journey. */
export interface World {
  /** Address of the built product. */
  readonly url: string;
  /** The service that its chef asks. */
  readonly service: FakeInference;
  /** Starts a browser with an empty profile. */
  readonly freshBrowser: () => Promise<BrowserDriver>;
}

/** From the first ingredient to the last word of the recipe. */
export async function getRecipe(world: World): Promise<void> {
  const { service } = world;
  service.play(SCENARIOS.hold);
  const browser = await ask(world);
  await browser
    .shows('region', 'Your ingredients:')
    .toEqual([expect.stringMatching(/eggs\s+spinach\s+feta/)]);
  await browser.shows('article').toEqual([expect.stringContaining("Here's a recipe you can try:")]);
  await browser.shows('article').toEqual([expect.not.stringContaining('Method')]);
  await browser.shows('button', 'Stop').toHaveLength(1);

  service.release();
  await browser
    .shows('article')
    .toEqual([expect.stringMatching(/Bake for 15 minutes[\s\S]*Frittata\s+2 days/)]);
  await browser.shows('heading', 'Spinach and feta frittata').toHaveLength(1);
  await browser.shows('region', 'Recipe').toEqual([expect.stringContaining('Your recipe is ready.')]);
  await browser.shows('button', 'Stop').toEqual([]);
}

/** Through the kitchen view, out of it and back. */
export async function cookFromRecipe(world: World): Promise<void> {
  // This timer is short, so that the test can wait for it.
  world.service.play(cooks(KITCHEN_RECIPE.replace('another 2 minutes', 'another 5 seconds')));
  const browser = await ask(world);
  await browser.click('button', 'Start cooking');
  await browser.shows('dialog', KITCHEN_TITLE).toEqual([expect.stringContaining('Heat the oven to 200 °C.')]);
  await browser.click('checkbox', '60 g butter');
  await browser.click('button', 'Next step');
  await browser.shows('heading', 'Step 2 of 7').toHaveLength(1);
  await tryTimers(browser);
  await browser.press('ArrowRight');
  await browser.shows('heading', 'Step 3 of 7').toHaveLength(1);

  await browser.press('Escape');
  await browser.shows('dialog').toEqual([]);
  await browser.shows('complementary', 'Timers').toEqual([expect.stringContaining('Step 2, 10 minutes')]);
  // The button that opened the view has the focus again.
  await browser.press('Enter');
  await browser.shows('heading', 'Step 3 of 7').toHaveLength(1);
  expect(await browser.see('checkbox', '60 g butter')).toEqual([
    expect.objectContaining({ isChecked: true }),
  ]);

  await browser.back();
  await browser.shows('dialog').toEqual([]);
  await browser.shows('article').toEqual([expect.stringContaining('Lasagne with lentils')]);
  expect(await browser.address()).toBe(`${world.url}/`);
}

/** From the button "Share" to the recipe in the browser of another person. */
export async function openSharedRecipe(world: World): Promise<void> {
  const { service, freshBrowser } = world;
  service.play(SCENARIOS.plain);
  const sender = await ask(world);
  await sender.click('button', 'Share');
  await sender.shows('region', 'Recipe').toEqual([expect.stringContaining('Link copied.')]);
  const link = await pasted(sender);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/#recipe=[\w-]+$/);
  const calls = service.received;

  const receiver = await freshBrowser();
  await receiver.open(link);
  await receiver
    .shows('region', SHARED)
    .toEqual([expect.stringContaining('Beat the eggs, fold in the spinach')]);
  await receiver.shows('heading', 'Spinach and feta frittata').toHaveLength(1);
  await receiver.click('button', 'Start cooking');
  await receiver
    .shows('dialog', 'Spinach and feta frittata')
    .toEqual([expect.stringContaining('Step 1 of 3')]);
  await receiver.press('Escape');
  await receiver.click('button', 'Close');
  await receiver.shows('region', SHARED).toEqual([]);
  expect(service.received).toBe(calls);
}

/** The content of the clipboard, found out by pasting as a visitor does. */
async function pasted(browser: BrowserDriver): Promise<string> {
  await browser.click('textbox', 'Ingredient');
  await browser.press('Paste');
  await browser.shows('textbox', 'Ingredient').toEqual([expect.stringContaining('http')]);
  const [field] = await browser.see('textbox', 'Ingredient');
  return field?.text ?? '';
}

async function tryTimers(browser: BrowserDriver): Promise<void> {
  await browser.click('button', 'Start a timer of 10 minutes');
  await browser.shows('timer', 'Left of 10 minutes').toEqual([expect.stringMatching(/^9:\d\d$/)]);
  await browser.click('button', 'Start a timer of 5 seconds');
  await browser.shows('alert').toEqual([expect.stringContaining('Time is up: Step 2, 5 seconds')]);
  await browser.click('button', 'Dismiss: Step 2, 5 seconds');
  await browser.shows('alert').toEqual(['']);
}

/** Opens the page, lists three ingredients, the last by the button, and asks for a recipe. */
async function ask({ url, freshBrowser }: World): Promise<BrowserDriver> {
  const browser = await freshBrowser();
  await browser.open(url);
  await browser.click('textbox', 'Ingredient');
  for (const ingredient of ['eggs', 'spinach']) {
    await browser.type(ingredient);
    await browser.press('Enter');
  }
  await browser.type('feta');
  await browser.click('button', 'Add Ingredient');
  await browser.click('button', 'Get a Recipe');
  return browser;
}
