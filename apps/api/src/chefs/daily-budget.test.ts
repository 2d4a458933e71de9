import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { StoreConnection } from '../process/store-connection.ts';
import { type FakeValkey, startFakeValkey } from '../testing/fake-valkey.ts';
import { ScriptedChef, taste } from '../testing/scripted-chef.ts';
import { DailyBudget } from './daily-budget.ts';
import { withBudget } from './with-budget.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;

/** A replica's budget of so many recipes, at noon. */
async function openReplica(valkey: FakeValkey, perDay: number) {
  let isUp: boolean | undefined;
  const store = new StoreConnection({
    url: valkey.url,
    logger: pino({ level: 'silent' }),
    answerMs: 5000,
    onChange: (up) => {
      isUp = up;
      if (up) void budget.report();
    },
  });
  const budget = new DailyBudget({ perDay, store, now: () => NOON });
  onTestFinished(() => store.shutdown());
  const becomes = (up: boolean) => expect.poll(() => isUp, { interval: 10 }).toBe(up);
  await becomes(true);
  return { budget, becomes };
}

async function takeAll(budget: DailyBudget, times: number): Promise<number> {
  const taken = await Promise.all(Array.from({ length: times }, () => budget.take()));
  return taken.filter(Boolean).length;
}

it('a budget lets exactly so many recipes begin in a day, and as many on the next', async () => {
  let now = NOON;
  const budget = new DailyBudget({ perDay: 3, now: () => now });
  expect([budget.left, await takeAll(budget, 5), budget.left]).toEqual([3, 3, 0]);
  expect(budget.secondsLeft).toBe(12 * 3600);
  now += 12 * HOUR - 1;
  expect([await budget.take(), budget.secondsLeft]).toEqual([false, 1]);
  now += 1;
  expect([budget.left, await takeAll(budget, 5)]).toEqual([3, 3]);
});

it('replicas spend one budget together', async () => {
  const valkey = await startFakeValkey();
  const [one, two] = [await openReplica(valkey, 10), await openReplica(valkey, 10)];
  const taken = await Promise.all([takeAll(one.budget, 8), takeAll(two.budget, 8)]);
  expect(taken[0] + taken[1]).toBe(10);
  expect([await one.budget.take(), await two.budget.take()]).toEqual([false, false]);
});

it('a replica goes on from the last count that it saw while the store is away, and the highest count holds again', async () => {
  const valkey = await startFakeValkey();
  const [one, two] = [await openReplica(valkey, 10), await openReplica(valkey, 10)];
  await takeAll(one.budget, 4);
  expect(await two.budget.take()).toBe(true);
  await valkey.switchTo('gone');
  await Promise.all([one.becomes(false), two.becomes(false)]);
  expect(await takeAll(one.budget, 3)).toBe(3);
  expect([one.budget.left, two.budget.left]).toEqual([3, 5]);
  await valkey.switchTo('working');
  await Promise.all([one.becomes(true), two.becomes(true)]);
  // The first replica tells its 7 as soon as the store is back, so that 3 are left.
  await expect.poll(() => valkey.highest, { interval: 10 }).toBe(7);
  expect(await takeAll(two.budget, 9)).toBe(3);
});

it('a store that forgot the day is reminded by whoever remembers', async () => {
  const valkey = await startFakeValkey();
  const { budget } = await openReplica(valkey, 3);
  await takeAll(budget, 2);
  valkey.forget();
  expect([await budget.take(), await budget.take()]).toEqual([true, false]);
});

it('what comes when the budget is spent is refused with the seconds until the next day, and no chef is asked', async () => {
  const inner = new ScriptedChef(['a']);
  const chef = withBudget(inner, new DailyBudget({ perDay: 1, now: () => NOON }));
  expect((await taste(chef)).pieces).toEqual(['a']);
  expect((await taste(chef)).end).toMatchObject({
    code: 'budget-spent',
    status: 503,
    headers: { 'Retry-After': '43200' },
  });
  expect(inner.begun).toBe(1);
});
