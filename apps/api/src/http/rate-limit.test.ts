import { isIP } from 'node:net';
import { MemoryStore, type Store } from 'express-rate-limit';
import fc from 'fast-check';
import { type DestinationStream, pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreConnection } from '../process/store-connection.ts';
import { type FakeValkey, startFakeValkey } from '../testing/fake-valkey.ts';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { createMetrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import { SharedStore } from './shared-store.ts';

const BODY = '{"ingredients": ["eggs"]}';

async function startServer(perMinute: number, options: { store?: Store; trustProxy?: number } = {}) {
  const { store, ...rest } = options;
  const server = await startApi(chefSaying('Stir.'), {
    rateLimit: createRateLimit({ perMinute, store }),
    ...rest,
  });
  const ask = (from?: string | string[]) =>
    server.send({ body: BODY, headers: from ? { 'x-forwarded-for': from } : {} });
  return { ...server, ask };
}

/** A replica that shares its count, and what it logs and measures. */
async function startReplica(valkey: FakeValkey, perMinute: number, answerMs = 5000) {
  const log: string[] = [];
  const lines: DestinationStream = { write: (line) => void log.push(line) };
  const metrics = createMetrics(() => 0);
  const connection = new StoreConnection({
    url: valkey.url,
    logger: pino({}, lines),
    answerMs,
    onChange: metrics.rateLimitStoreUp,
  });
  const store = new SharedStore(connection);
  onTestFinished(() => {
    connection.shutdown();
    store.shutdown();
  });
  const isUp = async (up: boolean) => {
    await expect
      .poll(() => metrics.registry.metrics(), { interval: 10 })
      .toContain(`spatula_rate_limit_store_up ${up ? 1 : 0}\n`);
  };
  return { ...(await startServer(perMinute, { store, trustProxy: 1 })), log, isUp };
}

describe('the rate limit', () => {
  it('the rate limit lets exactly so many recipes through, and says how many are left and when to come back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask } = await startServer(3);
    const answers = [];
    for (let index = 0; index < 5; index++) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers.ratelimit)).toEqual([
      '"recipes"; r=2; t=60',
      '"recipes"; r=1; t=60',
      '"recipes"; r=0; t=60',
      '"recipes"; r=0; t=60',
      '"recipes"; r=0; t=60',
    ]);
    const [first, , , refused] = answers;
    expect(first?.headers['ratelimit-policy']).toMatch(/^"recipes"; q=3; w=60; pk=:.+:$/);
    expect(first?.headers['retry-after']).toBeUndefined();
    expect(refused?.headers['retry-after']).toBe('60');
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({
      code: 'rate-limited',
      detail: 'This server cooks 3 recipes a minute for each visitor. Try again in 60 seconds.',
    });
  });

  it('the rate limit is exact for requests that come at once', async () => {
    const { ask } = await startServer(20);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  it('the rate limit forgets after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask } = await startServer(1);
    const statuses = [(await ask()).status, (await ask()).status];
    vi.advanceTimersByTime(60_001);
    statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 429, 200]);
  });

  it('the rate limit can be turned off', async () => {
    const { ask } = await startServer(0);
    for (let index = 0; index < 30; index++) {
      const { status, headers } = await ask();
      expect([status, headers.ratelimit, headers['ratelimit-policy']]).toEqual([200, undefined, undefined]);
    }
  });

  it('the rate limit counts whoever is connected where no proxy is trusted, whatever the headers say', async () => {
    const { ask } = await startServer(1);
    expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.2')).status]).toEqual([200, 429]);
  });

  it('the rate limit counts whom the trusted proxy names, whatever came before that in the header', async () => {
    const { ask } = await startServer(1, { trustProxy: 1 });
    const statuses = [];
    for (const from of ['192.0.2.1', '192.0.2.2', '198.51.100.1, 192.0.2.1'])
      statuses.push((await ask(from)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    ['addresses of the same IPv6 /56', '2001:db8:1:200::1', '2001:db8:1:2ff:ffff::9'],
    ['IPv6 in small and capital letters', '2001:db8:1:200::1', '2001:DB8:1:0200:0:0:0:1'],
    ['IPv6 with and without a port', '[2001:db8:1:200::1]:443', '2001:db8:1:200::1'],
    ['IPv6 in brackets and without', '[2001:db8:1:200::1]', '2001:db8:1:200::1'],
    ['IPv6 with one zone and another', 'fe80::1%eth0', '[fe80::1%25eth1]:9'],
    ['IPv4 and the same in IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
    ['IPv4 and the same in hexadecimal digits', '::FFFF:c000:201', '192.0.2.1'],
    ['IPv4 in IPv6 and IPv4, each with a port', '[::ffff:192.0.2.1]:80', '192.0.2.1:81'],
    ['IPv4 with and without a port', '192.0.2.1:1234', '192.0.2.1'],
    ['IPv4 with one port and another', '192.0.2.1:1', '192.0.2.1:2'],
    ['IPv4 with a tab and with a comma', '192.0.2.1\t', '192.0.2.1,'],
    ['two words that are no address', 'unknown', '_hidden'],
    ['two texts that are almost addresses', '192.0.2.1:1:2', '192.0.2.999'],
    ['a long text and half an address', 'x'.repeat(8000), '[::1'],
  ])('the rate limit takes for one visitor: %s', async (_, first, second) => {
    const { ask } = await startServer(1, { trustProxy: 1 });
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 429]);
  });

  it.each([
    ['addresses of two IPv6 /56', '2001:db8:1:200::1', '2001:db8:1:300::1'],
    ['two IPv4 addresses in IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['two IPv4 addresses with the same port', '192.0.2.1:80', '192.0.2.2:80'],
    ['an address and a word', '192.0.2.1', 'unknown'],
  ])('the rate limit takes for two visitors: %s', async (_, first, second) => {
    const { ask } = await startServer(1, { trustProxy: 1 });
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 200]);
  });

  it('the rate limit counts the last address where the header comes several times', async () => {
    const { ask } = await startServer(1, { trustProxy: 1 });
    const statuses = [];
    for (const from of [['198.51.100.1', '192.0.2.1:1'], ['198.51.100.2', '192.0.2.1'], '192.0.2.2'])
      statuses.push((await ask(from)).status);
    expect(statuses).toEqual([200, 429, 200]);
  });

  it('the rate limit keeps no more of a header than an address, whatever it holds', async () => {
    const memory = new MemoryStore();
    const increment = vi.spyOn(memory, 'increment');
    const { ask } = await startServer(1000, { trustProxy: 1, store: memory });
    const header = fc.oneof(
      fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
      fc
        .tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.stringMatching(/^[\]:%\w]{0,40}$/))
        .map((parts) => parts.join('')),
      fc.constantFrom('1', ':', '%', ']', '[').map((character) => character.repeat(8000)),
    );
    await fc.assert(
      fc.asyncProperty(header, async (from) => {
        expect((await ask(from)).status).toBe(200);
        const [key = ''] = increment.mock.lastCall ?? [];
        expect(key.replace('/56', '')).toSatisfy((address) => isIP(address) > 0 || address === 'unknown');
      }),
      { seed: 20261122, numRuns: 500 },
    );
  });
});

describe('the shared rate limit', () => {
  it('the shared rate limit is one limit over all replicas', async () => {
    const valkey = await startFakeValkey();
    const replicas = await Promise.all([1, 2, 3].map(() => startReplica(valkey, 20)));
    for (const { isUp } of replicas) await isUp(true);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => replicas[index % 3]?.ask()));
    expect(replicas.flatMap(({ log }) => log)).toHaveLength(3);
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(20);
    expect(
      answers.every((answer) => Number(answer?.headers.ratelimit?.toString().match(/t=(\d+)/)?.[1]) > 55),
    ).toBe(true);
  });

  it('the shared rate limit knows a visitor again at another replica, however the address is written', async () => {
    const valkey = await startFakeValkey();
    const replicas = await Promise.all([1, 2, 3, 4].map(() => startReplica(valkey, 1)));
    for (const { isUp } of replicas) await isUp(true);
    const written = ['192.0.2.1:1234', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.2'];
    const statuses = [];
    for (const [index, from] of written.entries()) statuses.push((await replicas[index]?.ask(from))?.status);
    expect(statuses).toEqual([200, 429, 429, 200]);
  });

  it('the shared rate limit is kept in the replica alone while Valkey is gone, which is said once, and shared again afterwards', async () => {
    const valkey = await startFakeValkey();
    const { ask, isUp, log } = await startReplica(valkey, 2);
    await isUp(true);
    expect((await ask()).status).toBe(200);
    await valkey.switchTo('gone');
    await isUp(false);
    const alone = [];
    for (let index = 0; index < 3; index++) alone.push((await ask()).status);
    expect(alone).toEqual([200, 200, 429]);
    await valkey.switchTo('working');
    await isUp(true);
    // One recipe of this minute was counted there before it went.
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    expect(log.map((line) => JSON.parse(line).msg)).toEqual([
      'the replicas count together through REDIS_URL',
      'REDIS_URL is away: this replica counts by itself',
      'the replicas count together through REDIS_URL',
    ]);
    expect(log.join()).not.toContain('canary');
  });

  it('the shared rate limit goes on, shared and alone, although its figure cannot be written', async () => {
    const valkey = await startFakeValkey();
    const log: string[] = [];
    const onChange = () => {
      throw new TypeError('canary');
    };
    const connection = new StoreConnection({
      url: valkey.url,
      logger: pino({}, { write: (line) => void log.push(line) }),
      answerMs: 5000,
      onChange,
    });
    const store = new SharedStore(connection);
    onTestFinished(() => connection.shutdown());
    const { ask } = await startServer(1, { store });
    await expect.poll(() => log.join()).toContain('together through REDIS_URL');
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await valkey.switchTo('gone');
    await expect.poll(() => log.join()).toContain('REDIS_URL is away');
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    expect(log.filter((line) => line.includes('a note could not be written'))).toHaveLength(2);
    expect(log.join()).not.toContain('canary');
  });

  it('the shared rate limit keeps nobody waiting where Valkey is gone from the start', async () => {
    const valkey = await startFakeValkey();
    await valkey.switchTo('gone');
    const { ask, isUp } = await startReplica(valkey, 1);
    await isUp(false);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });

  it.each([
    ['silent', 'TIMEOUT'],
    ['failing', 'MISCONF'],
  ] as const)(
    'the shared rate limit lets only one visitor wait for a Valkey that is %s',
    async (state, reason) => {
      const valkey = await startFakeValkey();
      const { ask, isUp, log } = await startReplica(valkey, 1000, 1000);
      await isUp(true);
      await valkey.switchTo(state);
      for (let index = 0; index < 20; index++) expect((await ask()).status).toBe(200);
      await isUp(false);
      expect(valkey.asked).toBe(1);
      await valkey.switchTo('working');
      await isUp(true);
      expect(log.map((line) => JSON.parse(line).reason)).toEqual([undefined, reason, undefined]);
    },
  );
});
