import { setTimeout as delay } from 'node:timers/promises';
import { PRODUCT_ARGS, productEnv } from '../bench/contestants.ts';
import { ServiceProcess } from '../inference-process.ts';
import { askFor } from '../load.ts';
import { ServerProcess } from '../server-process.ts';
import { sendSlowly } from '../slow-sender.ts';
import { percentile, spreadOf } from '../statistics.ts';
import { openUnreadStream } from '../unread-stream.ts';
import { beginStream, crowd, p99Of, type Timed } from './crowd.ts';
import { probeWhile } from './probe.ts';
import { steadyLoad } from './steady-load.ts';

/** What a trial found, and whether its promise held. */
interface Finding {
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
const STREAMS = 500;

/** Runs trials one after another and prints what they found; tells whether all promises hold. */
export async function allHold(trials: readonly Trial[]): Promise<boolean> {
  let broken = 0;
  for (const trial of trials) {
    const { held, figures } = await tryOut(trial);
    if (!held) broken += 1;
    process.stdout.write(
      `${held ? 'held  ' : 'BROKEN'} ${trial.promise}\n       ${JSON.stringify(figures)}\n`,
    );
  }
  return broken === 0;
}

/** Starts what a trial needs, runs it and stops it all. */
async function tryOut(trial: Trial): Promise<Finding> {
  const service = await ServiceProcess.start();
  const env = { ...productEnv(service.url), ...trial.env };
  const server = await ServerProcess.start({ name: trial.name, args: PRODUCT_ARGS, env });
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
    name: 'streams',
    promise: '500 streams open at once: all of them finish',
    async run(server, service) {
      await service.play('hold');
      const begun = await Promise.all(Array.from({ length: STREAMS }, () => beginStream(server.url)));
      await service.release();
      const texts = await Promise.all(begun.map((rest) => rest()));
      const finished = texts.filter((rest) => /event: done\ndata: .*\n\n$/.test(rest)).length;
      return { held: finished === STREAMS, figures: { finished } };
    },
  },
  {
    name: 'many',
    promise: '20,000 JSON recipes: none fails, and the second half of them takes no more memory',
    async run(server, service) {
      await service.play('plain');
      const half = { mode: 'json', connections: 50, amount: 10_000 } as const;
      // Until then the process only becomes as large as it gets.
      await askFor(server.url, half);
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
