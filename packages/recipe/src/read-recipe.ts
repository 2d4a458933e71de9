import { readMinutes } from './facts/read-minutes.ts';
import { readServings } from './facts/read-servings.ts';
import { readTitle } from './facts/read-title.ts';
import { readLines } from './markdown/read-lines.ts';
import type { Recipe } from './recipe.ts';
import { findParts } from './sections/find-parts.ts';
import { readIngredients } from './sections/read-ingredients.ts';
import { splitSections } from './sections/split-sections.ts';
import { readSteps } from './steps/read-steps.ts';

export type { Recipe } from './recipe.ts';

/** Reads one recipe out of markdown; undefined when the text is not one recipe with ingredients and a method. Nothing is guessed. */
export function readRecipe(markdown: string): Recipe | undefined {
  const parts = findParts(splitSections(readLines(markdown)));
  if (!parts) return undefined;
  const ingredients = parts.ingredients.flatMap(({ heading, lines }) => readIngredients(lines, heading));
  const steps = readSteps(parts.method);
  if (ingredients.length === 0 || steps.length === 0) return undefined;
  const title = readTitle(parts.front);
  const servings = readServings(parts.facts);
  const minutes = readMinutes(parts.facts);
  return {
    ...(title ? { title } : {}),
    ...(servings ? { servings } : {}),
    ...(minutes ? { minutes } : {}),
    ingredients,
    steps,
  };
}
