import { setTimeout as delay } from 'node:timers/promises';
import type { Trial } from '../trial.ts';
import { compose, docker, metric, placeOf, type Replica, replicas, until } from './compose.ts';
import type { Visit } from './visitor.ts';
import { askForMany, endings, forgetVisits, startVisits } from './visits.ts';

const RECIPES = 500;
const FORTY_SECONDS = { pieces: 40, everyMs: 1000 };
const TWO_SECONDS = { pieces: 20, everyMs: 100 };

/** The promises that hold while an operator or an accident takes a part of the stack away. Each gets the proxy's address. */
export const OUTAGE_TRIALS: readonly Trial<[origin: string]>[] = [
  {
    promise: `A replica killed during ${RECIPES} recipes loses only the recipes that were open on it`,
    async run(origin) {
      const before = await replicas();
      const [victim] = before;
      if (!victim) throw new Error('There is no replica to kill.');
      let kill: Promise<{ open: number; at: number }> | undefined;
      const onEach = (ended: number) => {
        if (ended === RECIPES / 5) kill = killed(victim);
      };
      const visits = await askForMany(origin, TWO_SECONDS, { count: RECIPES, atOnce: 50, onEach });
      const { open, at } = (await kill) ?? { open: 0, at: 0 };
      const lost = visits.filter(({ ending }) => ending !== 'whole');
      // A recipe that was lost before its first words does not know its replica, but must have been open then.
      const explained = lost.filter(
        ({ replica, startedAt, endedAt }) =>
          startedAt <= at &&
          endedAt >= at - 1000 &&
          ['replica 1', 'unknown'].includes(placeOf(replica, before)),
      );
      await docker('start', victim.id);
      await healthy(victim);
      const held = visits.length === RECIPES && lost.length > 0 && lost.length === explained.length;
      const replicasOfLost = [...new Set(lost.map(({ replica }) => placeOf(replica, before)))];
      return { held, figures: { ...endings(visits), openOnItJustBefore: open, lostOn: replicasOfLost } };
    },
  },
  {
    promise: 'Restarting all replicas one by one under recipes of 40 seconds loses none',
    async run(origin) {
      const endLong = startVisits(origin, FORTY_SECONDS, 500);
      const endShort = startVisits(origin, { pieces: 1, everyMs: 0 }, 200);
      await delay(10_000);
      const seconds = await restartOneByOne();
      const visits = { long: await endLong(), short: await endShort() };
      const figures = { long: endings(visits.long), short: endings(visits.short), restartSeconds: seconds };
      return { held: nothingLost([...visits.long, ...visits.short]), figures };
    },
  },
  {
    promise: 'Restarting all replicas one by one, five times, under thirty recipes a second loses none',
    async run(origin) {
      await forgetVisits();
      const endVisits = startVisits(origin, { pieces: 1, everyMs: 0 }, 33);
      const seconds: number[][] = [];
      while (seconds.length < 5) seconds.push(await restartOneByOne());
      const visits = await endVisits();
      return { held: nothingLost(visits), figures: { ...endings(visits), restartSeconds: seconds } };
    },
  },
  {
    promise: 'Stopping Valkey under load loses no recipe, and its return is noticed',
    async run(origin) {
      const endVisits = startVisits(origin, TWO_SECONDS, 100);
      const all = await replicas();
      const storeUp = async () =>
        Promise.all(all.map((replica) => metric(replica, 'spatula_rate_limit_store_up')));
      await delay(3000);
      const before = await storeUp();
      await compose('stop', 'valkey');
      await delay(5000);
      const away = await storeUp();
      await compose('start', 'valkey');
      await until(async () => (await storeUp()).every((up) => up === 1));
      const visits = await endVisits();
      const held = nothingLost(visits) && before.every((up) => up === 1) && away.every((up) => up === 0);
      return { held, figures: { ...endings(visits), storeUp: { before, away, after: await storeUp() } } };
    },
  },
];

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

async function killed(victim: Replica): Promise<{ open: number; at: number }> {
  const open = await metric(victim, 'spatula_recipes_open');
  await docker('kill', victim.id);
  return { open, at: Date.now() };
}

async function healthy({ id }: Replica): Promise<void> {
  await until(
    async () => (await docker('inspect', '--format', '{{.State.Health.Status}}', id)) === 'healthy',
  );
}
