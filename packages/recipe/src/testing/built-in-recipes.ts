import { readdirSync, readFileSync } from 'node:fs';
import { writeRecipe } from '@spatula/pantry/write-recipe';

const COOKBOOK = new URL('../../../pantry/cookbook/', import.meta.url);

/** One text of the built-in chef for every tenth recipe of its cookbook, made of the foods that the recipe lists. */
export const builtInRecipes = (): string[] =>
  readdirSync(COOKBOOK, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .filter((_, at) => at % 10 === 0)
    .map((file) => {
      const recipe = readFileSync(new URL(file, COOKBOOK), 'utf8');
      const foods = [...recipe.matchAll(/^- [^[]*\[([^\]|]*)/gm)].map(([, food]) => food?.trim() ?? '');
      return writeRecipe({ ingredients: foods.slice(0, 40) }, () => 0);
    });
