import { readFileSync } from 'node:fs';
import { findRecipes } from '../src/find-recipe.ts';
import { readList } from '../src/read/read-list.ts';
import { worthOf } from '../src/worth-of.ts';

/*
 * Prints for how many ingredient lists the cookbook has a recipe that fits: the list has all foods that the recipe needs, and the recipe
 * uses at least three quarters of the list, where each food counts by its worth. Call it with `node scripts/coverage.ts lists.json`, where
 * the file is an array of lists of strings.
 */
const LEAST_USED = 0.75;
const parsed: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const lists = (Array.isArray(parsed) ? parsed : []).map((list: unknown) =>
  (Array.isArray(list) ? list : []).filter((name) => typeof name === 'string'),
);
const fitting = lists.filter((list) => {
  const { foods: items, ban } = readList(list);
  const [best] = findRecipes(items, ban);
  const sum = (some: typeof items): number => some.reduce((total, item) => total + worthOf(item), 0);
  const isMet =
    best?.recipe.needs.every((need) =>
      best.uses.some(({ place, isFromCupboard }) => place === need && !isFromCupboard),
    ) ?? false;
  return best && isMet && 1 - sum([...best.left]) / sum(items) >= LEAST_USED;
});
const share = ((100 * fitting.length) / lists.length).toFixed(1);
process.stdout.write(`${fitting.length} of ${lists.length} lists (${share} %) have a recipe that fits.\n`);
