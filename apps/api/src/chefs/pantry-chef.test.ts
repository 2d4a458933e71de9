import { writeRecipe } from '@spatula/pantry/write-recipe';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPantryChef } from './pantry-chef.ts';
import { order, taste } from './scripted-chef.ts';

const chef = createPantryChef(() => 0.5);
const RECIPE = writeRecipe(['eggs'], () => 0.5);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('says whole what is not streamed', async () => {
  expect(chef.model).toBe(PANTRY_MODEL);
  expect(await taste(chef, { stream: false })).toEqual({ pieces: [RECIPE], end: { truncated: false } });
});

it('streams the same recipe word by word, a moment apart', async () => {
  const start = performance.now();
  const tasted = taste(chef);
  await vi.runAllTimersAsync();
  const { pieces, end } = await tasted;
  expect(pieces.join('')).toBe(RECIPE);
  expect(pieces.every((piece) => /^\s*\S+\s*$/.test(piece))).toBe(true);
  expect(performance.now() - start).toBe(12 * pieces.length);
  expect(end).toEqual({ truncated: false });
});

it('stops at once when aborted, with the reason', async () => {
  const controller = new AbortController();
  const cooking = chef.cook(['eggs'], order({ signal: controller.signal }));
  await cooking.next();
  const next = cooking.next();
  controller.abort('gone');
  await expect(next).rejects.toBe('gone');
  expect((await taste(chef, { signal: controller.signal })).end).toBe('gone');
});
