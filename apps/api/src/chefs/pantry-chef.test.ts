import { writeRecipe } from '@spatula/pantry/write-recipe';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { expect, it } from 'vitest';
import { taste } from '../testing/scripted-chef.ts';
import { createPantryChef } from './pantry-chef.ts';

const chef = createPantryChef(() => 0.5);
const RECIPE = writeRecipe({ ingredients: ['eggs'] }, () => 0.5);

it.each([false, true])('has its recipe at once and whole, streamed or not (%o)', async (stream) => {
  expect(chef.model).toBe(PANTRY_MODEL);
  expect(await taste(chef, { stream })).toEqual({ pieces: [RECIPE], end: { truncated: false } });
});

it('cooks nothing for somebody who has left', async () => {
  expect((await taste(chef, { signal: AbortSignal.abort('gone') })).end).toBe('gone');
});
