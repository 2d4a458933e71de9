import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { askFor, BODY, headersFor } from '../ask.ts';
import { productEnv } from '../contestants.ts';
import { ServerProcess } from '../server-process.ts';
import { ServiceProcess } from '../service-process.ts';
import { sendSlowly } from '../stack/slow-sender.ts';
import { percentile } from '../statistics.ts';
import { probeWhile } from './probe.ts';
import { steadyLoad } from './steady-load.ts';
import { openUnreadStream } from './unread-stream.ts';

/** What a trial found, and whether its promise held. */
export interface Finding {
  readonly held: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** One promise of the API under strain. */
export interface Trial {
  readonly name: string;
  readonly promise: string;
  /** Settings that differ from the bench's. */
  readonly env?: Readonly<Record<string, string>>;
  run(server: ServerProcess, service: ServiceProcess): Promise<Finding>;
}

const MB = 1e6;
const MAX_PEAK_BYTES = 180 * MB;

/** Starts what a trial needs, runs it and stops it all. */
export async function tryOut(trial: Trial): Promise<Finding> {
  const service = await ServiceProcess.start();
  const env = { ...productEnv(service.url), ...trial.env };
  const server = await ServerProcess.start({ name: trial.name, args: ['apps/api/dist/server.js'], env });
  try {
    return await trial.run(server, service);
  } finally {
    await server.stop();
    await service.stop();
  }
}

/** What the API is put through. */
export const TRIALS: readonly Trial[] = [
  {
    name: 'throughput',
    promise: '50 connections for 30 seconds: none fails, and the process stays below 180 MB',
    async run(server, service) {
      await service.play('plain');
      const peak = watchMemory(server);
      const answers = await askFor(server.url, { mode: 'json', connections: 50, seconds: 30 });
      const perSecond = answers.count / answers.seconds;
      const figures = { perSecond, p99Ms: percentile(answers.milliseconds, 99), peakMB: peak() / MB };
      return { held: figures.peakMB * MB <= MAX_PEAK_BYTES, figures };
    },
  },
  {
    name: 'many',
    promise: '20,000 JSON recipes: none fails, and the second half of them takes no more memory',
    async run(server, service) {
      await service.play('plain');
      const half = { mode: 'json', connections: 50, amount: 10_000 } as const;
      await askFor(server.url, half);
      const first = server.residentBytes;
      await askFor(server.url, half);
      const grownMB = (server.residentBytes - first) / MB;
      return { held: grownMB < 10, figures: { residentMB: first / MB, grownMB } };
    },
  },
  {
    name: 'saturation',
    promise: 'With room for 8 and 200 at once: only 200 and 503, each 503 at once and with Retry-After',
    env: { MAX_OPEN_RECIPES: '8' },
    async run(server, service) {
      await service.play('slow');
      const answers = Promise.all(Array.from({ length: 200 }, () => timed(server.url)));
      const { p95Ms } = await probeWhile(server.url, answers);
      const all = await answers;
      const refused = all.filter(({ status }) => status === 503);
      const rejectedP99Ms = percentile(
        refused.map(({ ms }) => ms),
        99,
      );
      const explained = all.every(
        ({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter),
      );
      const served = all.length - refused.length;
      const held = explained && served === 8 && p95Ms <= 50;
      return { held, figures: { served, refused: refused.length, rejectedP99Ms, healthP95Ms: p95Ms } };
    },
  },
  {
    name: 'slow',
    promise: '1,000 slow sockets: others are answered meanwhile, and slow senders are closed',
    async run(server, service) {
      await service.play('endless');
      const senders = Array.from({ length: 800 }, (_, index) =>
        sendSlowly(server.url, index % 2 ? 'head' : 'body'),
      );
      const readers = Array.from({ length: 200 }, () => openUnreadStream(server.url));
      const { p95Ms } = await probeWhile(server.url, delay(60_000));
      const longestSeconds = Math.max(...(await Promise.all(senders))) / 1000;
      const residentMB = server.residentBytes / MB;
      for (const reader of readers) reader.destroy();
      const figures = { healthP95Ms: p95Ms, longestSeconds, residentMB };
      return { held: p95Ms <= 100 && longestSeconds < 59, figures };
    },
  },
  {
    name: 'steady',
    promise: '1,000 recipes a second for 3 minutes: none fails and none is left out',
    async run(server, service) {
      await service.play('plain');
      const peak = watchMemory(server);
      const figures = await steadyLoad(server.url, { perSecond: 1000, seconds: 180 });
      const held = figures.failed === 0 && figures.dropped === 0 && peak() <= MAX_PEAK_BYTES;
      return { held, figures: { ...figures, peakMB: peak() / MB } };
    },
  },
];

function watchMemory(server: ServerProcess): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, server.residentBytes);
  };
  const timer = setInterval(look, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

const agent = new Agent({ connections: 1000 });

async function timed(url: string): Promise<{ status: number; retryAfter: string | undefined; ms: number }> {
  const start = performance.now();
  const { statusCode, headers, body } = await request(`${url}/recipe`, {
    method: 'POST',
    headers: headersFor('json'),
    body: BODY,
    dispatcher: agent,
  });
  await body.dump();
  const retryAfter = headers['retry-after'];
  return { status: statusCode, retryAfter: retryAfter?.toString(), ms: performance.now() - start };
}
