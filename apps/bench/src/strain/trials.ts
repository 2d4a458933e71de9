import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { askFor, BODY, headersFor } from '../ask.ts';
import { productEnv } from '../contestants.ts';
import { ServerProcess } from '../server-process.ts';
import { ServiceProcess } from '../service-process.ts';
import { sendSlowly } from '../stack/slow-sender.ts';
import { percentile, spreadOf } from '../statistics.ts';
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
const MAX_REFUSAL_MS = 50;
const WARM_UP_BURSTS = 100;
const BURSTS = 10;

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
    promise:
      'With room for 8 and 200 at once, ten times: only 200 and 503, each 503 with Retry-After and within 50 ms, /health as well',
    env: { MAX_OPEN_RECIPES: '8' },
    async run(server, service) {
      // A server at work, not one that has just started: that is when too many come.
      await service.play('plain');
      for (let burst = 0; burst < WARM_UP_BURSTS; burst += 1) await crowd(server.url);
      await service.play('slow');
      const bursts: Timed[][] = [];
      const come = async () => {
        for (let burst = 0; burst < BURSTS; burst += 1) bursts.push(await crowd(server.url));
      };
      const { p95Ms } = await probeWhile(server.url, come());
      const isRefused = ({ status }: Timed) => status === 503;
      const refused = bursts.flat().filter(isRefused);
      const p99s = spreadOf(bursts.map((burst) => p99Of(burst.filter(isRefused))));
      const served = bursts.flat().filter(({ status }) => status === 200).length;
      const explained =
        served === 8 * BURSTS &&
        served + refused.length === 200 * BURSTS &&
        refused.every(({ retryAfter }) => retryAfter);
      const held = explained && p99s.median <= MAX_REFUSAL_MS && p95Ms <= MAX_REFUSAL_MS;
      const figures = { served, refused: refused.length, refusalP99Ms: p99s, healthP95Ms: p95Ms };
      return { held, figures };
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
      const held = figures.failed === 0 && figures.dropped === 0;
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

interface Timed {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

function p99Of(answers: readonly Timed[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    99,
  );
}

/** Two hundred visitors at the same moment. */
function crowd(url: string): Promise<Timed[]> {
  return Promise.all(Array.from({ length: 200 }, () => timed(url)));
}

async function timed(url: string): Promise<Timed> {
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
