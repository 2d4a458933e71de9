import { setTimeout as delay } from 'node:timers/promises';
import { repeatAtOnce } from '../load.ts';
import { healthP95Ms, sendSlowly } from '../slow-clients.ts';
import { spreadOf, tally } from '../statistics.ts';
import { runTrials, type Trials } from '../trial.ts';
import { compose, docker, metric, openCalls, type Replica, replicas, until } from './compose.ts';
import { endings, startVisits, type Visit, visit } from './visitor.ts';

/*
 * Shows the compose stack under load: builds it, starts three replicas behind the proxy, with a fake
 * inference service, on a free port of this machine, and takes away one part of it after another.
 *   node apps/bench/src/stack/main.ts [words of a promise]
 * Needs Docker with compose 2.24 or later, Node 24 and an installed workspace; takes some eight minutes.
 */

/** Recipes that one visitor may ask for in a minute, as stack.env says. */
const RATE_LIMIT = 2500;
/** The visits so far no longer count after that. */
const FORGOTTEN_MS = 61_000;
const QUICK = { pieces: 1, everyMs: 0 };
const TWO_SECONDS = { pieces: 20, everyMs: 100 };
const FORTY_SECONDS = { pieces: 40, everyMs: 1000 };

/** The promises of a stack behind a proxy with the address `origin`: while all of it runs, and while a part is away. */
const trials = (origin: string): Trials => ({
  async 'Each piece of a recipe arrives within 20 ms of being sent, gzip asked'() {
    // A process that has just started is still compiling itself.
    await repeatAtOnce(60, 5, () => visit(origin, { pieces: 20, everyMs: 10 }));
    const visits = await repeatAtOnce(10, 5, () => visit(origin, { pieces: 100, everyMs: 50 }));
    const lateMs = visits.flatMap((visit) => visit.lateMs);
    const compressed = visits.filter(({ headers }) => headers.has('content-encoding')).length;
    const spread = spreadOf(lateMs);
    const held = lateMs.length === 1000 && spread.max <= 20 && compressed === 0;
    return { held, figures: { pieces: lateMs.length, ...spread, compressed, endings: endings(visits) } };
  },
  async 'Visitors who leave stop the calls to the model, through the proxy as well'() {
    const left = repeatAtOnce(50, 50, () => visit(origin, { ...FORTY_SECONDS, leaveAfterMs: 10_000 }));
    await until(async () => (await openCalls()) === 50);
    const visits = await left;
    await delay(250);
    const open = await openCalls();
    return { held: open === 0, figures: { ...endings(visits), open } };
  },
  async 'Slow senders are cut off, and others are answered meanwhile'() {
    const slow = sendSlowly(origin, 500);
    const p95Ms = await healthP95Ms(origin, slow);
    const longestMs = await slow;
    return { held: longestMs <= 25_000 && p95Ms <= 100, figures: { longestMs, healthP95Ms: p95Ms } };
  },
  async 'Three replicas share the load, and one rate limit that is exact to the recipe and that forged addresses do not widen'() {
    await delay(FORGOTTEN_MS);
    const visits = await repeatAtOnce(RATE_LIMIT + 100, 30, () => visit(origin, QUICK));
    const forge = (index: number) => visit(origin, QUICK, { 'x-forwarded-for': `198.51.100.${index}` });
    const forged = endings(await repeatAtOnce(10, 10, forge));
    const counts = endings(visits);
    const { '': refused, ...shares } = tally(visits.map(({ replica }) => replica));
    const isSpread = Object.keys(shares).length === 3 && Object.values(shares).every((share) => share >= 400);
    const isExact = counts.whole === RATE_LIMIT && counts['429'] === 100 && refused === 100;
    return { held: isSpread && isExact && forged['429'] === 10, figures: { ...counts, forged, shares } };
  },
  async 'A replica killed during 500 recipes loses only the recipes that were open on it'() {
    await delay(FORGOTTEN_MS);
    const [victim] = await replicas();
    if (!victim) throw new Error('There is no replica to kill.');
    const visiting = repeatAtOnce(500, 50, () => visit(origin, TWO_SECONDS));
    await delay(5000);
    const [openBefore] = await metric([victim], 'spatula_recipes_open');
    await docker('kill', victim.id);
    const killedAt = Date.now();
    const lost = (await visiting).filter(({ ending }) => ending !== 'whole');
    // A recipe that was lost before its first words does not know its replica, but must have been open then.
    const isExplained = ({ replica, startedAt, endedAt }: Visit) =>
      startedAt <= killedAt && endedAt >= killedAt - 1000 && ['', ...victim.addresses].includes(replica);
    await docker('start', victim.id);
    await healthy(victim);
    const held = lost.length > 0 && lost.every(isExplained);
    return { held, figures: { ...endings(await visiting), openBefore } };
  },
  async 'Restarting all replicas one by one, under recipes of 40 seconds and five times under thirty recipes a second, loses none'() {
    const endLong = startVisits(origin, FORTY_SECONDS, 500);
    const endShort = startVisits(origin, QUICK, 33);
    await delay(10_000);
    const restartSeconds = [await restartOneByOne()];
    const long = await endLong();
    while (restartSeconds.length < 5) restartSeconds.push(await restartOneByOne());
    const short = await endShort();
    const figures = { long: endings(long), short: endings(short), restartSeconds };
    return { held: nothingLost(long) && nothingLost(short), figures };
  },
  async 'Stopping Valkey under load loses no recipe, and its return is noticed'() {
    const endVisits = startVisits(origin, TWO_SECONDS, 100);
    const all = await replicas();
    const storeUp = () => metric(all, 'spatula_rate_limit_store_up');
    await delay(3000);
    const before = await storeUp();
    await compose('stop', 'valkey');
    await delay(5000);
    const away = await storeUp();
    await compose('start', 'valkey');
    await until(async () => (await storeUp()).every((up) => up === 1));
    const visits = await endVisits();
    const held = nothingLost(visits) && before.every((up) => up === 1) && away.every((up) => up === 0);
    return { held, figures: { ...endings(visits), storeUp: { before, away } } };
  },
});

try {
  await compose('up', '--detach', '--build', '--wait', '--scale', 'api=3');
  await runTrials(trials(`http://${await compose('port', 'proxy', '80')}`), process.argv.slice(2));
} finally {
  await compose('down', '--volumes');
}

function nothingLost(visits: readonly Visit[]): boolean {
  return visits.length > 0 && visits.every(({ ending }) => ending === 'whole');
}

/** Restarts the replicas, each when the one before is healthy again, and tells how many seconds each took. */
async function restartOneByOne(): Promise<number[]> {
  const seconds: number[] = [];
  for (const replica of await replicas()) {
    const start = Date.now();
    await docker('restart', replica.id);
    await healthy(replica);
    seconds.push(Math.round((Date.now() - start) / 1000));
  }
  return seconds;
}

async function healthy({ id }: Replica): Promise<void> {
  const format = '{{.State.Health.Status}}';
  await until(async () => (await docker('inspect', '--format', format, id)) === 'healthy');
}
