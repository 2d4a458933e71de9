import { setTimeout as delay } from 'node:timers/promises';
import { probeWhile } from '../probe-while.ts';
import { sendSlowly } from '../slow-sender.ts';
import { spreadOf, tally } from '../statistics.ts';
import type { Trial } from '../trial.ts';
import { metric, openCalls, placeOf, replicas, until } from './compose.ts';
import { askForRecipe } from './visitor.ts';
import { askForMany, endings, forgetVisits, RATE_LIMIT } from './visits.ts';

const MAX_LATE_MS = 20;
const OVER_THE_LIMIT = 100;
const SLOW_SENDERS = 500;
const QUICK = { pieces: 1, everyMs: 0 };

/** The promises that hold under load while every part of the stack runs. Each gets the proxy's address. */
export const LOAD_TRIALS: readonly Trial<[origin: string]>[] = [
  {
    promise: 'The proxy serves the page compressed, and shows neither metrics nor readiness',
    async run(origin) {
      const page = await fetch(origin, { headers: { 'accept-encoding': 'gzip' } });
      const hidden = ['/metrics', '/ready', '/METRICS/', '//metrics', '/%6detrics'];
      const statuses = await Promise.all(hidden.map(async (path) => (await fetch(origin + path)).status));
      const encoding = page.headers.get('content-encoding');
      const held = page.status === 200 && encoding === 'gzip' && statuses.every((status) => status === 404);
      return { held, figures: { page: page.status, encoding, hidden: statuses } };
    },
  },
  {
    promise: `Each piece of a recipe arrives within ${MAX_LATE_MS} ms of being sent, gzip asked`,
    async run(origin) {
      // A process that has just started is still compiling itself.
      await askForMany(origin, { pieces: 20, everyMs: 10 }, { count: 60, atOnce: 5 });
      const visits = await askForMany(origin, { pieces: 100, everyMs: 50 }, { count: 10, atOnce: 5 });
      const late = visits.flatMap(({ lateMs }) => lateMs);
      const { median, max } = spreadOf(late);
      const encodings = new Set(visits.map(({ headers }) => headers['content-encoding'] ?? 'none'));
      const held =
        late.length === 1000 && max <= MAX_LATE_MS && [...encodings].every((one) => one === 'none');
      const figures = {
        pieces: late.length,
        medianMs: median,
        over: late.filter((ms) => ms > MAX_LATE_MS).length,
        slowestMs: max,
      };
      return { held, figures: { ...figures, encodings: [...encodings], endings: endings(visits) } };
    },
  },
  {
    promise: 'The load spreads over three replicas',
    async run(origin) {
      const all = await replicas();
      const visits = await askForMany(origin, QUICK, { count: 300, atOnce: 20 });
      const shares = tally(visits.map(({ replica }) => placeOf(replica, all)));
      const held = Object.keys(shares).length === 3 && Object.values(shares).every((share) => share >= 50);
      return { held, figures: { ...shares, endings: endings(visits) } };
    },
  },
  {
    promise: 'Visitors who leave stop the calls to the model, through the proxy as well',
    async run(origin) {
      const wish = { pieces: 40, everyMs: 1000, leaveAfterMs: 10_000 };
      const left = askForMany(origin, wish, { count: 50, atOnce: 50 });
      await until(async () => (await openCalls()) === 50);
      const visits = await left;
      await delay(250);
      const after = await openCalls();
      return { held: after === 0, figures: { ...endings(visits), openCalls: { before: 50, after } } };
    },
  },
  {
    promise: 'Slow senders are cut off, and others are answered meanwhile',
    async run(origin) {
      const slow = Array.from({ length: SLOW_SENDERS }, (_, index) =>
        sendSlowly(origin, index % 2 === 0 ? 'head' : 'body'),
      );
      const all = Promise.all(slow);
      const { p95Ms } = await probeWhile(origin, all);
      const longestMs = Math.max(...(await all));
      const held = longestMs <= 25_000 && p95Ms <= 100;
      return { held, figures: { slowSenders: SLOW_SENDERS, longestMs, health: { p95Ms } } };
    },
  },
  {
    promise: 'Three replicas share one rate limit, exact to the recipe, and forged addresses do not widen it',
    async run(origin) {
      await forgetVisits();
      const start = Date.now();
      const visits = await askForMany(origin, QUICK, { count: RATE_LIMIT + OVER_THE_LIMIT, atOnce: 30 });
      const forged = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          askForRecipe(origin, { ...QUICK, headers: { 'x-forwarded-for': `198.51.100.${index}` } }),
        ),
      );
      const seconds = Math.round((Date.now() - start) / 1000);
      const refused = await Promise.all(
        (await replicas()).map((replica) => metric(replica, 'spatula_rate_limited_total')),
      );
      const counts = endings(visits);
      const held =
        counts.whole === RATE_LIMIT && counts['429'] === OVER_THE_LIMIT && endings(forged)['429'] === 10;
      const retryAfter = forged[0]?.headers['retry-after'];
      await forgetVisits();
      return {
        held,
        figures: { ...counts, forged: endings(forged), refusedByReplica: refused, retryAfter, seconds },
      };
    },
  },
];
