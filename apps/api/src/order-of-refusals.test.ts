import { describe, expect, it } from 'vitest';
import { createRateLimit } from './http/rate-limit.ts';
import { chefSaying, startApi } from './testing/start-api.ts';
import type { Sent, TestServer } from './testing/start-server.ts';

const GOOD = '{"ingredients": ["eggs"]}';
const PER_MINUTE = 2;

/** A fault of a request; of several, the first in this list is what the caller is told. */
interface Fault {
  status: number;
  name: string;
  sent?: Sent;
}

const FAULTS: readonly Fault[] = [
  { status: 421, name: 'another host', sent: { headers: { host: 'evil.example' } } },
  { status: 404, name: 'an unknown path', sent: { path: '/no' } },
  { status: 405, name: 'a wrong method', sent: { method: 'PUT' } },
  { status: 406, name: 'an Accept that asks for HTML', sent: { headers: { accept: 'text/html' } } },
  { status: 415, name: 'plain text', sent: { headers: { 'content-type': 'text/plain' } } },
  { status: 415, name: 'no media type', sent: { headers: { 'content-type': '' } } },
  {
    status: 415,
    name: 'an unknown charset',
    sent: { headers: { 'content-type': 'application/json; charset=koi8-r' } },
  },
  { status: 415, name: 'an unknown encoding', sent: { headers: { 'content-encoding': 'zstd' } } },
  { status: 429, name: 'a visitor over the rate' },
  // The length that is announced is never sent: nothing that comes before the body waits for it.
  { status: 413, name: 'a length that is too large', sent: { headers: { 'content-length': '70000' } } },
  { status: 400, name: 'a body that is no JSON', sent: { body: 'x' } },
];

const PAIRS = FAULTS.flatMap((first, place) =>
  FAULTS.slice(place + 1)
    .filter((second) => second.status !== first.status)
    .map((second): [string, number, Fault[]] => [
      `${first.name} and ${second.name}`,
      first.status,
      [first, second],
    ]),
);

/** A server that cooks {@link PER_MINUTE} recipes for each visitor. */
function startServer(): Promise<TestServer> {
  const rateLimit = createRateLimit({ perMinute: PER_MINUTE });
  return startApi(chefSaying('Stir.'), { rateLimit, localOnly: true });
}

function requestWith(faults: readonly Fault[]): Sent {
  const headers = Object.assign({}, ...faults.map(({ sent }) => sent?.headers));
  return Object.assign({ body: GOOD }, ...faults.map(({ sent }) => sent), { headers });
}

/** How many more recipes the visitor may have, once this one is cooked. */
async function left({ send }: TestServer): Promise<number> {
  const { headers } = await send({ body: GOOD });
  return Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
}

describe('of several faults the first counts', () => {
  it.each(PAIRS)(
    'of several faults of a request, the first in the order of the contract counts: %s: %i',
    async (_, status, faults) => {
      const server = await startServer();
      if (faults.some((fault) => fault.status === 429)) {
        for (let used = 0; used < PER_MINUTE; used += 1) await left(server);
      }
      expect((await server.send(requestWith(faults))).status).toBe(status);
    },
  );
});

describe('a recipe that a visitor may have', () => {
  const LIMIT = FAULTS.findIndex(({ status }) => status === 429);

  it.each(FAULTS.slice(0, LIMIT))(
    'a recipe that a visitor may have is not used up by a request with $name',
    async (fault) => {
      const server = await startServer();
      await server.send(requestWith([fault]));
      expect(await left(server)).toBe(PER_MINUTE - 1);
    },
  );

  it.each(FAULTS.slice(LIMIT + 1))(
    'a recipe that a visitor may have is used up by a request with $name',
    async (fault) => {
      const server = await startServer();
      await server.send(requestWith([fault]));
      expect(await left(server)).toBe(PER_MINUTE - 2);
    },
  );
});
