import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { ROOT } from '@spatula/api/testing/server-process';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { it, onTestFinished } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.ts';
import config from '../playwright.config.ts';
import { RecipePage } from './recipe-page.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

/** The rules that the operators' guide shows. */
function rulesOfTheGuide(): string {
  const guide = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const [, rules] = /^```caddyfile\n(.*?)^```$/ms.exec(guide) ?? [];
  if (!rules) throw new Error('The guide shows no rules for the proxy.');
  return rules;
}

/** A stand-in for a sign-in service, which asks for no password. */
async function startSignIn() {
  let isOpen = false;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sign-in');
    const back = searchParams.get('rd') ?? '/';
    if (pathname === '/oauth2/auth') return response.writeHead(isOpen ? 202 : 401).end();
    if (pathname === '/oauth2/start') {
      isOpen = true;
      return response.writeHead(302, { location: back }).end();
    }
    response.setHeader('content-type', 'text/html');
    return response.end(`<a href="/oauth2/start?rd=${encodeURIComponent(back)}">Sign in</a>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const endSession = () => {
    isOpen = false;
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, endSession };
}

it('behind a sign-in, a recipe goes on when the session ends, the next one asks to sign in, and the list stays', async () => {
  const service = await startFakeInference({ scenario: SCENARIOS.hold });
  onTestFinished(() => service.close());
  const signIn = await startSignIn();
  const rules = rulesOfTheGuide().replaceAll('sign-in:4180', signIn.host);
  const url = await startBehindProxy({ OPENAI_BASE_URL: service.url }, rules);
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath: await findBrowser(process.env, join(import.meta.dirname, '..')),
  });
  onTestFinished(() => browser.close());
  const recipePage = new RecipePage(await browser.newPage());
  const { page } = recipePage;

  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await recipePage.hydrated();
  await recipePage.add('eggs', 'spinach', 'feta');
  await recipePage.getRecipe.click();
  await service.until(() => service.openCalls === 1);
  signIn.endSession();
  service.release();
  await expect(recipePage.recipeArea).toContainText('Your recipe is ready');

  await recipePage.getRecipe.click();
  await expect(recipePage.sorry).toBeVisible();
  await expect(recipePage.recipeArea).toContainText('This site wants you to sign in first');
  await expect(recipePage.button('Let the built-in chef cook')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the sign-in page' }).click();
  const popup = await opened;
  await popup.getByRole('link', { name: 'Sign in' }).click();
  await expect(popup.getByRole('button', { name: 'Add Ingredient' })).toBeVisible();

  await expect(recipePage.ingredients).toHaveText([/eggs/, /spinach/, /feta/]);
  service.play(SCENARIOS.plain);
  await recipePage.button('Try again').click();
  await expect(recipePage.recipeArea).toContainText('Your recipe is ready');
});
