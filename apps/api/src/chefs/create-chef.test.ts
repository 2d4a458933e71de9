import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { LLMock } from '@copilotkit/aimock';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { order, taste } from '../testing/scripted-chef.ts';
import { createChef } from './create-chef.ts';
import type { Reply, Send } from './send-request.ts';

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
  const cooking = chef.cook({ ingredients: ['eggs'] }, order());
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
  const chef = await createChef(loadConfig({ HF_TOKEN: 'hf_x', ...patience }), { send: silent });
  expect((await taste(chef)).end).toMatchObject({ code: 'chef-timeout', hint });
});

describe('whichever chef cooks, its text', () => {
  const HOSTILE = 'Stir\0 \u001b[31mred\u009b \u202eseggE\u202c, \u2066then\u2069\r\nrest.\t\n';
  const PLAIN = 'Stir [31mred seggE, then\nrest.\t\n';
  const HOSTED = loadConfig({ OPENAI_BASE_URL: 'http://h/v1' });
  const event = (content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
  const stream = (body: Readable): Reply => ({
    statusCode: 200,
    headers: { 'content-type': 'text/event-stream' },
    body,
  });

  it('whichever chef cooks, its text is plain where a model wrote it whole', async () => {
    const completion = JSON.stringify({ choices: [{ message: { content: HOSTILE } }] });
    const headers = { 'content-type': 'application/json' };
    const send: Send = async () => ({
      statusCode: 200,
      headers,
      body: Readable.from([Buffer.from(completion)]),
    });
    expect((await taste(await createChef(HOSTED, { send }), { stream: false })).pieces).toEqual([PLAIN]);
  });

  it('whichever chef cooks, its text is plain where a model wrote it piece by piece', async () => {
    const events = [...HOSTILE].map((character) => Buffer.from(event(character)));
    const send: Send = async () => stream(Readable.from([...events, Buffer.from(event('', 'stop'))]));
    expect((await taste(await createChef(HOSTED, { send }))).pieces.join('')).toBe(PLAIN);
  });

  it('whichever chef cooks, its text is plain where the built-in chef repeats the list of the visitor', async () => {
    const cooking = (await createChef(loadConfig({}))).cook(
      { ingredients: ['eggs', '\u202epotions'] },
      order({ stream: false }),
    );
    const { value: recipe } = await cooking.next();
    await cooking.return({ truncated: false });
    expect(recipe).toMatch(/potions/i);
    expect(recipe).not.toMatch(/[\u202a-\u202e]/);
  });

  it('whichever chef cooks, characters that are dropped do not begin its text: the service is asked again when it breaks down after them', async () => {
    let asked = 0;
    const broken = async function* () {
      yield Buffer.from(event('\0\u202e'));
      throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    };
    const send: Send = async () => {
      asked += 1;
      return stream(
        asked === 1 ? Readable.from(broken()) : Readable.from([Buffer.from(event('Stir.', 'stop'))]),
      );
    };
    expect(await taste(await createChef(HOSTED, { send }))).toEqual({
      pieces: ['Stir.'],
      end: { truncated: false },
    });
    expect(asked).toBe(2);
  });

  it('whichever chef cooks, characters that are dropped are no next word', async () => {
    const mad = async function* () {
      yield Buffer.from(event('Stir'));
      for (;;) {
        yield Buffer.from(event('\0'.repeat(100)));
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const send: Send = async (_url, { signal }) => stream(addAbortSignal(signal, Readable.from(mad())));
    const chef = await createChef({ ...HOSTED, NEXT_WORD_TIMEOUT_MS: 40 }, { send });
    expect(await taste(chef)).toMatchObject({
      pieces: ['Stir'],
      end: { code: 'chef-timeout', hint: 'no next word came in time' },
    });
  });
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

  it.each([{ stream: false }, { stream: true }])(
    'a mock of somebody else’s is understood (%o)',
    async (mode) => {
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
    },
  );

  it('a mock of somebody else’s refuses what it has no answer to', async () => {
    const chef = await createChef(loadConfig({ OPENAI_BASE_URL: `${mock.url}/v2` }));
    expect((await taste(chef)).end).toMatchObject({ code: 'chef-refused' });
  });
});
