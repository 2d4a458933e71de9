import { gzipSync } from 'node:zlib';
import { PROBLEMS } from '@spatula/shared/problem';
import type { RecipeRequest } from '@spatula/shared/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chef } from '../chefs/chef.ts';
import { BODIES } from '../testing/bad-bodies.ts';
import { startApi } from '../testing/start-api.ts';

/** A server whose chef remembers what it was asked to cook with. */
async function startServer() {
  const asked: RecipeRequest[] = [];
  const chef: Chef = {
    model: 'test-model',
    async *cook(request) {
      asked.push(request);
      yield 'Stir.';
      return { truncated: false };
    },
  };
  return { ...(await startApi(chef)), asked };
}

const SIZE = 64 * 1024 - 100;
/** Bodies that name very many wrong places, or one at very great length. */
const HUGE = {
  'a key of 21,000 characters': `{"ingredients":["eggs"],"${'€'.repeat(21_000)}":1}`,
  'a key of 65,000 letters': `{"ingredients":["eggs"],"${'x'.repeat(65_000)}":1}`,
  'thousands of unknown keys': `{"ingredients":["eggs"]${Array.from({ length: 6000 }, (_, index) => `,"${index}":1`).join('')}}`,
  'thousands of items that are no text': `{"ingredients":[${'0,'.repeat(SIZE / 2)}0]}`,
  'a hundred items that are blank': JSON.stringify({ ingredients: Array(100).fill('') }),
};

describe('a body', () => {
  it.each(BODIES)(
    'a body of each kind gets the right answer: $name',
    async ({ sent, becomes, says = /./, errors }) => {
      const { send, asked } = await startServer();
      const { status, body } = await send(sent);
      if (typeof becomes !== 'string') {
        expect(status).toBe(200);
        expect(asked).toEqual([{ ingredients: becomes }]);
        return;
      }
      expect(asked).toEqual([]);
      const problem = JSON.parse(body);
      expect([status, problem.code]).toEqual([PROBLEMS[becomes].status, becomes]);
      expect(problem.detail).toMatch(says);
      if (becomes === 'invalid-request') {
        expect(problem.errors).toEqual(
          errors?.map(([pointer, detail]) => ({ pointer, detail: expect.stringMatching(detail) })),
        );
      }
    },
  );

  it.each(Object.entries(HUGE))('a body with %s gets a small answer', async (_, text) => {
    const { send } = await startServer();
    const { status, headers, body } = await send({
      body: gzipSync(text),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(headers).length + body.length).toBeLessThan(16 * 1024);
    const { errors, detail } = JSON.parse(body);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(/the first 20/.test(detail)).toBe(errors.length === 20);
  });

  it('a body of any content, as large as it may be, gets a small answer', async () => {
    const { send } = await startServer();
    const key = fc.string({
      unit: fc.oneof(fc.constantFrom(...'"~/%\\\0🍳\ud83c'), fc.string({ unit: 'binary' })),
    });
    const member = fc.tuple(key, fc.oneof(fc.constantFrom('0', '""', '[]', '{"a":1}'), fc.json()));
    const members = fc.array(
      member.map(([name, value]) => `${JSON.stringify(name)}:${value}`),
      { minLength: 1, maxLength: 30 },
    );
    const body = fc
      .tuple(
        members,
        fc.constantFrom('{', '{"ingredients":[', '{"ingredients":[{'),
        fc.integer({ min: 1, max: 4000 }),
      )
      .map(([parts, start, times]) => {
        const isList = start.endsWith('[');
        const given = isList ? parts.map((part) => `{${part}}`) : parts;
        const close = { '{': '}', '{"ingredients":[': ']}', '{"ingredients":[{': '}]}' }[start];
        const text = Array.from({ length: times }, (_, index) =>
          given[index % given.length]?.replace('"', `"${index}`),
        );
        return `${start}${text.join(',')}${close}`;
      });
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const answer = await send({ body: Buffer.from(text).subarray(0, 64 * 1024) });
        expect(JSON.stringify(answer).length).toBeLessThan(16 * 1024);
      }),
      { seed: 20261122, numRuns: 150 },
    );
  }, 120_000);

  it('a body with an unknown key is told the key by a pointer, cut between two characters where it is long', async () => {
    const { send } = await startServer();
    const character = fc.constantFrom('a', '~', '/', '%', ' ', 'é', '€', '🍳', '\ud83c', '\udf73');
    const key = fc.string({ unit: character, minLength: 1, maxLength: 250, size: 'max' });
    await fc.assert(
      fc.asyncProperty(key, async (name) => {
        const { body } = await send({ body: JSON.stringify({ ingredients: ['eggs'], [name]: 1 }) });
        const [{ pointer }, ...more] = JSON.parse(body).errors;
        expect(more).toEqual([]);
        expect(pointer.length).toBeLessThanOrEqual(200);
        const steps = [...name.toWellFormed()].map((step) => step.replace('~', '~0').replace('/', '~1'));
        const told = [...decodeURIComponent(pointer).slice(2).matchAll(/~?./gsu)].map(String);
        expect(told).toEqual(steps.slice(0, told.length));
        const next = steps[told.length];
        if (next) expect(pointer.length + encodeURIComponent(next).length).toBeGreaterThan(200);
      }),
      { seed: 20261122, numRuns: 500 },
    );
  });

  it('a body that inflates without end costs no memory to speak of', async () => {
    const { send } = await startServer();
    const bombs = BODIES.filter(({ name }) => name.includes('bomb'));
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 8; round++) await Promise.all(bombs.map(({ sent }) => send(sent)));
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('a body without end is refused when it is too large, while it still comes', async () => {
    const { connect } = await startServer();
    const socket = connect();
    socket.write(
      'POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `${(16 * 1024).toString(16)}\r\n${' '.repeat(16 * 1024)}\r\n`;
    const sending = setInterval(() => socket.write(chunk), 1);
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    clearInterval(sending);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body-too-large"/);
  });

  it('a body of any content, ten thousand of them, gets a recipe or a problem object, and never a fault of the server', async () => {
    const { send } = await startServer();
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }),
      fc.jsonValue().map((ingredients) => JSON.stringify({ ingredients })),
      fc
        .tuple(fc.json(), fc.nat(200), fc.string({ maxLength: 3 }))
        .map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at)),
      fc
        .record({ ingredients: fc.array(fc.string({ unit: 'binary' })) })
        .map((value) => JSON.stringify(value)),
    );
    const encodings = fc.constantFrom('identity', 'gzip', 'deflate', 'br', 'snappy');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(bodies, encodings), { minLength: 20, maxLength: 20 }),
        async (sent) => {
          const answers = sent.map(([body, encoding]) =>
            send({ body, headers: { 'content-encoding': encoding } }),
          );
          // Whether an answer fits the API document, the problem's shape included, is checked at every answer.
          for (const { status } of await Promise.all(answers)) expect([200, 400, 413, 415]).toContain(status);
        },
      ),
      { seed: 20261121, numRuns: 500 },
    );
  }, 120_000);
});
