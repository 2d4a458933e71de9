import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { describe, expect, test } from 'vitest';
import { FakeWorker } from '../testing/fake-worker.ts';
import { cookOnDevice, lookOnDevice } from './device-chef.ts';

const LOOKED = { warnings: [], lookedFor: [{ wish: 'peanuts', known: true }] };

/** Has the chef cook, and gives the worker that it started, if any. */
function cook(...ingredients: string[]) {
  FakeWorker.install();
  const leaving = new AbortController();
  const pieces = cookOnDevice({ ingredients, wishes: { avoid: ['peanuts'] } }, leaving.signal);
  const first = pieces.next();
  // Where the test does not wait for it, its failure is no stray one.
  first.catch(() => undefined);
  return { pieces, first, leaving, worker: FakeWorker.started[0] };
}

describe('the built-in chef on this device', () => {
  test('the chef gives list and wishes to a worker, takes its recipe and its look, and ends it', async () => {
    const { pieces, first, worker } = cook(' eggs ', 'feta');
    const request = { ingredients: ['eggs', 'feta'], wishes: { avoid: ['peanuts'] } };
    expect(worker?.received).toEqual([{ request }]);
    worker?.answer({ recipe: '# Soup', ...LOOKED });

    expect(await first).toEqual({ done: false, value: '# Soup' });
    expect(await pieces.next()).toEqual({
      done: true,
      value: { model: PANTRY_MODEL, truncated: false, ...LOOKED },
    });
    expect(worker?.isEnded).toBe(true);
  });

  test('the chef ends its worker when the recipe is stopped', async () => {
    const { first, leaving, worker } = cook('eggs');
    leaving.abort();

    await expect(first).rejects.toBe(leaving.signal.reason);
    expect(worker?.isEnded).toBe(true);
  });

  test.each([
    ['did not come', new Event('error'), 'chef-not-loaded'],
    ['broke', new ErrorEvent('error', { message: 'x is not a function' }), 'internal'],
  ])('the chef says so when its code %s', async (_how, event, code) => {
    const { first, worker } = cook('eggs');
    worker?.dispatchEvent(event);

    await expect(first).rejects.toMatchObject({ problem: { code } });
    expect(worker?.isEnded).toBe(true);
  });

  test('the chef keeps the rules of the API for a list, and names the ingredients that break them', async () => {
    const { first, worker } = cook('eggs', 'x'.repeat(201), 'feta', 'a\u0007b');

    await expect(first).rejects.toMatchObject({
      problem: { code: 'invalid-request', wrongIngredients: [1, 3], isWishWrong: false },
    });
    expect(worker).toBeUndefined();
  });

  test('the chef keeps the rules of the API for wishes, and says that a wish breaks them', async () => {
    const avoid = Array.from({ length: 21 }, (_, index) => `food ${index}`);
    const pieces = cookOnDevice({ ingredients: ['eggs'], wishes: { avoid } }, new AbortController().signal);

    await expect(pieces.next()).rejects.toMatchObject({
      problem: { code: 'invalid-request', wrongIngredients: [], isWishWrong: true },
    });
  });

  test('a recipe that is there already is only looked at', async () => {
    FakeWorker.install();
    const looking = lookOnDevice('# Satay', ['peanuts'], new AbortController().signal);
    const [worker] = FakeWorker.started;
    worker?.answer({ recipe: '# Satay', ...LOOKED });

    expect(await looking).toEqual(LOOKED);
    expect(worker?.received).toEqual([
      { recipe: '# Satay', request: { ingredients: [], wishes: { avoid: ['peanuts'] } } },
    ]);
    expect(worker?.isEnded).toBe(true);
  });
});
