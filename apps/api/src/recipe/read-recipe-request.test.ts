import { PROBLEMS } from '@spatula/shared/problem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chef } from '../chefs/chef.ts';
import { createTestApp } from '../test-app.ts';
import { startTestServer } from '../test-server.ts';
import { BODIES } from './bad-bodies.ts';

/** A server whose chef remembers what it was asked to cook with. */
async function startServer() {
  const asked: (readonly string[])[] = [];
  const chef: Chef = {
    model: 'test-model',
    async *cook(ingredients) {
      asked.push(ingredients);
      yield 'Stir.';
      return { truncated: false };
    },
  };
  const { app } = createTestApp(chef);
  return { ...(await startTestServer(app)), asked };
}

describe('a body', () => {
  it.each(BODIES)(
    'of this kind gets the right answer: $name',
    async ({ sent, becomes, says = /./, errors }) => {
      const { send, asked } = await startServer();
      const { status, body } = await send(sent);
      if (typeof becomes !== 'string') {
        expect(status).toBe(200);
        expect(asked).toEqual([becomes]);
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

  it('that inflates without end costs no memory to speak of', async () => {
    const { send } = await startServer();
    const bombs = BODIES.filter(({ name }) => name.includes('bomb'));
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 8; round++) await Promise.all(bombs.map(({ sent }) => send(sent)));
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('without end is refused when it is too large, while it still comes', async () => {
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

  it('of any content, ten thousand of them, gets a recipe or a problem object, and never a fault of the server', async () => {
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
