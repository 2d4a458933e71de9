import { once } from 'node:events';
import { LLMock } from '@copilotkit/aimock';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createChef } from './create-chef.ts';
import { order, taste } from './scripted-chef.ts';
import type { Send } from './send-request.ts';

it('without a credential and an address the built-in chef cooks', async () => {
  const chef = await createChef(loadConfig({}));
  expect(chef.model).toBe(PANTRY_MODEL);
  const { pieces, end } = await taste(chef, { stream: false });
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).toMatch(/^Here's a recipe you can try:/);
  expect(end).toEqual({ truncated: false });
});

it('counts what is open and refuses what goes beyond the limit', async () => {
  const chef = await createChef(loadConfig({ MAX_OPEN_RECIPES: '1' }));
  const cooking = chef.cook(['eggs'], order());
  await cooking.next();
  expect(chef.open).toBe(1);
  expect((await taste(chef)).end).toMatchObject({ code: 'chef-busy' });
  await cooking.return({ truncated: false });
  expect(chef.open).toBe(0);
});

it.each([
  [{ FIRST_WORD_TIMEOUT_MS: '40' }, 'no first word came in time'],
  [{ RECIPE_TIMEOUT_MS: '40' }, 'the recipe did not end in time'],
])('has the patience that %o asks for', async (patience, hint) => {
  const silent: Send = async (_url, { signal }) => {
    await once(signal, 'abort');
    throw new Error('aborted');
  };
  const chef = await createChef(loadConfig({ HF_TOKEN: 'hf_x', ...patience }), silent);
  expect((await taste(chef)).end).toMatchObject({ code: 'chef-timeout', hint });
});

/* A stand-in for inference services that others wrote, from their reading of the protocol. */
describe('a mock of somebody else’s', () => {
  const RECIPE = "Here's a recipe you can try:\n\n# Crème brûlée 🍮\n\n1. Stir **slowly**.\n";
  const mock = new LLMock({ port: 0 });
  beforeAll(async () => {
    mock.onMessage(/^I have eggs\./, { content: RECIPE });
    await mock.start();
  });
  afterAll(() => mock.stop());

  it.each([{ stream: false }, { stream: true }])('is understood (%o)', async (mode) => {
    const chef = await createChef(
      loadConfig({ OPENAI_BASE_URL: `${mock.url}/v1`, MODEL: 'gpt-4o', OPENAI_API_KEY: 'x' }),
    );
    const { pieces, end } = await taste(chef, mode);
    expect(pieces.join('')).toBe(RECIPE);
    expect(end).toEqual({ truncated: false });
    expect(mock.getLastRequest()?.body).toMatchObject({
      model: 'gpt-4o',
      messages: [{ role: 'system' }, { role: 'user' }],
      max_tokens: 1024,
    });
  });

  it('refuses what it has no answer to', async () => {
    const chef = await createChef(loadConfig({ OPENAI_BASE_URL: `${mock.url}/v2` }));
    expect((await taste(chef)).end).toMatchObject({ code: 'chef-refused' });
  });
});
