import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { type InferenceProcess, startInference } from '../inference-process.ts';
import { type Answer, askFor, askOnce, postRecipe } from '../load.ts';
import { MeasuredServer } from '../measured-server.ts';
import { probeWhile } from '../probe-while.ts';
import { PRODUCT_ARGS, productEnv } from '../product.ts';
import { sendSlowly } from '../slow-sender.ts';
import { percentile, spreadOf } from '../statistics.ts';
import type { Finding, Trial } from '../trial.ts';
import { openUnreadStream } from '../unread-stream.ts';
import { steadyLoad } from './steady-load.ts';

const MB = 1e6;
const MAX_PEAK_MB = 180;
const MAX_REFUSAL_MS = 50;
const WARM_UP_BURSTS = 100;
const BURSTS = 10;
const CROWD = 200;
const ROOM = 8;
const STREAMS = 500;
const agent = new Agent({ connections: 1000 });

/** The promises of the built API under strain. */
export const TRIALS: readonly Trial[] = [
  {
    promise: `50 connections for 30 seconds: none fails, and the process stays below ${MAX_PEAK_MB} MB`,
    run: strained(async (server, service) => {
      await service.play('plain');
      const answers = await askFor(server.url, { mode: 'json', connections: 50, seconds: 30 });
      const perSecond = answers.count / answers.seconds;
      const peakMB = server.peakBytes / MB;
      const figures = { perSecond, p99Ms: percentile(answers.milliseconds, 99), peakMB };
      return { held: peakMB <= MAX_PEAK_MB, figures };
    }),
  },
  {
    promise: `${STREAMS} streams open at once: all of them finish`,
    run: strained(async (server, service) => {
      await service.play('hold');
      const open = Array.from({ length: STREAMS }, async () => {
        const { body } = await postRecipe(agent, server.url, 'stream');
        await once(body, 'readable');
        return body;
      });
      const bodies = await Promise.all(open);
      await service.release();
      const texts = await Promise.all(bodies.map((body) => body.text()));
      const finished = texts.filter((rest) => /event: done\ndata: .*\n\n$/.test(rest)).length;
      return { held: finished === STREAMS, figures: { finished } };
    }),
  },
  {
    promise: '20,000 JSON recipes: none fails, and the second half of them takes no more memory',
    run: strained(async (server, service) => {
      await service.play('plain');
      const half = { mode: 'json', connections: 50, amount: 10_000 } as const;
      // The first recipes let the process grow to its working size.
      await askFor(server.url, half);
      await askFor(server.url, half);
      const first = server.residentBytes;
      await askFor(server.url, half);
      const grownMB = (server.residentBytes - first) / MB;
      return { held: grownMB < 10, figures: { residentMB: first / MB, grownMB } };
    }),
  },
  {
    promise: `With room for ${ROOM} recipes and ${CROWD} requests at once, ten times: only 200 and 503, each 503 with Retry-After and within ${MAX_REFUSAL_MS} ms, /health as well`,
    run: strained(saturate, { MAX_OPEN_RECIPES: String(ROOM) }),
  },
  {
    promise: '1,000 slow sockets: others are answered meanwhile, and slow senders are closed',
    run: strained(async (server, service) => {
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
    }),
  },
  {
    promise: '1,000 recipes a second for 3 minutes: none fails and none is left out',
    run: strained(async (server, service) => {
      await service.play('plain');
      const figures = await steadyLoad(server.url, { perSecond: 1000, seconds: 180 });
      const held = figures.failed === 0 && figures.dropped === 0;
      return { held, figures: { ...figures, peakMB: server.peakBytes / MB } };
    }),
  },
];

type Strain = (server: MeasuredServer, service: InferenceProcess) => Promise<Finding>;

/** A run that starts the built API in front of a service, and stops both afterwards. */
function strained(strain: Strain, env: Readonly<Record<string, string>> = {}): Trial['run'] {
  return async () => {
    const service = await startInference();
    const settings = { ...productEnv(service.url), ...env };
    const server = await MeasuredServer.start({ name: 'strain', args: PRODUCT_ARGS, env: settings });
    try {
      return await strain(server, service);
    } finally {
      await server.stop();
      await service.stop();
    }
  };
}

async function saturate(server: MeasuredServer, service: InferenceProcess): Promise<Finding> {
  const crowd = () => Promise.all(Array.from({ length: CROWD }, () => askOnce(agent, server.url, 'json')));
  // Crowds come to a server at work, not to one that has just started.
  await service.play('plain');
  for (let burst = 0; burst < WARM_UP_BURSTS; burst += 1) await crowd();
  await service.play('slow');
  const bursts: Answer[][] = [];
  const come = async () => {
    for (let burst = 0; burst < BURSTS; burst += 1) bursts.push(await crowd());
  };
  const { p95Ms } = await probeWhile(server.url, come());
  const isRefused = ({ status }: Answer) => status === 503;
  const refused = bursts.flat().filter(isRefused);
  const p99s = bursts.map((burst) =>
    percentile(
      burst.filter(isRefused).map(({ ms }) => ms),
      99,
    ),
  );
  const refusalP99Ms = spreadOf(p99s);
  const served = bursts.flat().filter(({ status }) => status === 200).length;
  const isExplained =
    served === ROOM * BURSTS &&
    served + refused.length === CROWD * BURSTS &&
    refused.every(({ retryAfter }) => retryAfter);
  const held = isExplained && refusalP99Ms.median <= MAX_REFUSAL_MS && p95Ms <= MAX_REFUSAL_MS;
  return { held, figures: { served, refused: refused.length, refusalP99Ms, healthP95Ms: p95Ms } };
}
