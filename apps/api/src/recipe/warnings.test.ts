import { cooks } from '@spatula/fake-inference/completion';
import { expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { ScriptedChef } from '../testing/scripted-chef.ts';
import { type ApiOptions, chefSaying, startApi } from '../testing/start-api.ts';
import { startHostedApi } from '../testing/start-hosted-api.ts';

const RECIPE = `# Carrots with satay sauce

Serves 2

## Ingredients

- 4 carrots
- 3 tbsp satay sauce

## Method

1. Toss the carrots in the satay sauce.
`;
const WARNED = `"warnings":[{"wish":"peanuts","found":"satay sauce","detail":"Satay sauce is made of peanuts."}],"lookedFor":[{"wish":"peanuts","known":true}]`;
const ACCEPT = {
  json: 'application/json',
  'json-ld': 'application/ld+json',
  'event-stream': 'text/event-stream',
};
type Format = keyof typeof ACCEPT;
const FORMATS = Object.keys(ACCEPT) as Format[];

/** A request for a recipe with carrots. */
function request(
  format: Format,
  { wishes, ingredients = ['carrots'] }: { wishes?: object; ingredients?: string[] },
) {
  return { headers: { accept: ACCEPT[format] }, body: JSON.stringify({ ingredients, wishes }) };
}

/** Asks an API whose chef says the recipe, whatever is wished. */
async function ask(format: Format, asked: Parameters<typeof request>[1], options?: ApiOptions) {
  const { send, log } = await startApi(chefSaying(...RECIPE.split(/(?<= )/)), options);
  return { ...(await send(request(format, asked))), log };
}

/** The last event of a stream. */
function lastEvent(body: string): string | undefined {
  return body.split('\n\n').at(-2);
}

it('a model that ignores the wishes is caught in JSON, in the stream and in JSON-LD', async () => {
  const { send } = await startHostedApi(cooks(RECIPE));
  const bodyOf = async (format: Format) =>
    (await send(request(format, { wishes: { avoid: ['peanuts'] } }))).body;
  expect(await bodyOf('json')).toBe(
    `{"recipe":${JSON.stringify(RECIPE)},"model":"test/model","truncated":false,${WARNED}}`,
  );
  expect(lastEvent(await bodyOf('event-stream'))).toBe(
    `event: done\ndata: {"model":"test/model","truncated":false,${WARNED}}`,
  );
  expect(JSON.parse(await bodyOf('json-ld'))).toMatchObject({
    name: 'Carrots with satay sauce',
    description: 'Careful with “peanuts”: “satay sauce” is in this recipe. Satay sauce is made of peanuts.',
  });
});

it('an ingredient that says what must not be in the recipe is looked for as a wish is', async () => {
  const { body } = await ask('json', { ingredients: ['carrots', 'no peanuts'] });
  expect(JSON.parse(body)).toMatchObject({
    warnings: [{ wish: 'no peanuts', found: 'satay sauce' }],
    lookedFor: [{ wish: 'no peanuts', known: true }],
  });
});

it.each([
  [
    'nothing is found',
    { wishes: { avoid: ['celery'] } },
    '"warnings":[],"lookedFor":[{"wish":"celery","known":true}]',
  ],
  ['the wishes forbid nothing', { wishes: { servings: 4 } }, '"warnings":[],"lookedFor":[]'],
])('the lists are there and empty where %s', async (_, asked, members) => {
  expect((await ask('json', asked)).body).toContain(`"truncated":false,${members}}`);
  expect(lastEvent((await ask('event-stream', asked)).body)).toBe(
    `event: done\ndata: {"model":"test-model","truncated":false,${members}}`,
  );
  expect(JSON.parse((await ask('json-ld', asked)).body)).not.toHaveProperty('description');
});

it.each([{}, { wishes: {} }])('an answer to %j has no word about what was looked for', async (asked) => {
  for (const format of FORMATS) expect((await ask(format, asked)).body).not.toMatch(/warnings|lookedFor/);
});

it('a recipe that was cut is looked at as far as it goes', async () => {
  for (const format of ['json', 'event-stream'] as const) {
    const chef = new ScriptedChef([RECIPE]);
    chef.result = { truncated: true };
    const { send } = await startApi(chef);
    const { body } = await send(request(format, { wishes: { avoid: ['peanuts'] } }));
    expect(body).toContain(`"truncated":true,${WARNED}`);
  }
});

it('the whole text of a stream is looked at once, at its end, and none is kept where nothing is looked for', async () => {
  const texts: string[] = [];
  const lookFor = (isWished: boolean) => (recipe: string) => {
    texts.push(recipe);
    return isWished ? { warnings: [], lookedFor: [] } : undefined;
  };
  await ask('event-stream', {}, { lookFor: lookFor(true) });
  await ask('event-stream', {}, { lookFor: lookFor(false) });
  // The first call, without a text, tells whether anything is to be looked for.
  expect(texts).toEqual(['', RECIPE, '']);
});

const BUG = new TypeError(`no such food: ${RECIPE}`);
const failing: Record<string, ApiOptions['lookFor']> = {
  'at once': () => {
    throw BUG;
  },
  'at the end': (recipe) => {
    if (recipe) throw BUG;
    return { warnings: [], lookedFor: [] };
  },
};

it.each(Object.entries(failing))(
  'a look that fails %s is a bug in the log and no failure: the recipe comes without a word about what is in it',
  async (_, lookFor) => {
    const asked = { wishes: { avoid: ['peanuts'] } };
    const json = await ask('json', asked, { lookFor });
    expect([json.status, json.body]).toEqual([
      200,
      JSON.stringify({ recipe: RECIPE, model: 'test-model', truncated: false }),
    ]);
    const stream = await ask('event-stream', asked, { lookFor });
    expect(lastEvent(stream.body)).toBe('event: done\ndata: {"model":"test-model","truncated":false}');
    const jsonLd = await ask('json-ld', asked, { lookFor });
    expect(JSON.parse(jsonLd.body)).toMatchObject({
      description: 'Nobody has looked whether this recipe keeps to the wishes.',
    });
    for (const { log } of [json, stream, jsonLd]) {
      expect(log.map((line) => JSON.parse(line))).toMatchObject([
        { level: 50, msg: 'bug', status: 200, look: 'failed', bug: { type: 'TypeError' } },
      ]);
      expect(log.join()).not.toMatch(/satay|peanut/i);
    }
  },
);

it('the log and the metrics tell how each look ended, and hold no wish and nothing that was found', async () => {
  const metrics = createMetrics(() => 0);
  const { send, log } = await startApi(chefSaying(RECIPE), { metrics });
  for (const avoid of ['peanuts', 'celery', 'celery']) {
    await send(request('event-stream', { wishes: { avoid: [avoid] } }));
  }
  await send(request('json', { wishes: { servings: 4 } }));
  await send(request('json', {}));
  expect(log.map((line) => JSON.parse(line).look)).toEqual([
    'warned',
    'clean',
    'clean',
    undefined,
    undefined,
  ]);
  const told = await metrics.registry.metrics();
  expect(told.split('\n').filter((line) => line.startsWith('spatula_looks_total'))).toEqual([
    'spatula_looks_total{model="test-model",outcome="warned"} 1',
    'spatula_looks_total{model="test-model",outcome="clean"} 2',
  ]);
  expect(log.join() + told).not.toMatch(/peanut|satay|celery/i);
});
