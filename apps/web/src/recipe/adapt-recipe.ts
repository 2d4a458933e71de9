import { convertRecipe } from '@spatula/recipe/convert-recipe';
import { readRecipe } from '@spatula/recipe/read-recipe';
import type { Recipe } from '@spatula/recipe/recipe';
import { scaleRecipe } from '@spatula/recipe/scale-recipe';
import { toHtml } from '@spatula/recipe/to-html';
import type { AboutRecipe } from '@spatula/recipe/to-json-ld';
// Imported so that the parser, which both files need, stays in that one: in a third file it would split the main script.
import './recipe-view.tsx';

/** How a recipe is shown: its amounts times a factor, in the units as written or in those of a system. */
export interface Choice {
  factor: number;
  units: 'written' | 'metric' | 'us';
}

/** A text that is a recipe, and whether its amounts and its units can be changed. */
export interface WrittenRecipe {
  recipe: Recipe;
  canScale: boolean;
  canConvert: boolean;
}

/** In characters; many times as long as any recipe. A longer text could make the page stand still. */
const MOST_READ = 16_000;

/** Reads a text as a recipe; undefined where it is none. */
export function readWritten(markdown: string): WrittenRecipe | undefined {
  const recipe = markdown.length > MOST_READ ? undefined : readRecipe(markdown);
  if (!recipe) return undefined;
  return {
    recipe,
    canScale: scaleRecipe(markdown, 2) !== markdown,
    canConvert: convertRecipe(markdown, 'metric') !== markdown || convertRecipe(markdown, 'us') !== markdown,
  };
}

/** The text of a recipe as it is to be shown, and that text as data. */
export function adaptRecipe(
  markdown: string,
  { factor, units }: Choice,
): { markdown: string; recipe: Recipe | undefined } {
  const scaled = scaleRecipe(markdown, factor);
  const adapted = units === 'written' ? scaled : convertRecipe(scaled, units);
  return { markdown: adapted, recipe: readRecipe(adapted) };
}

/** A recipe as the file that other programs read. */
export function recipeFile(recipe: Recipe, about: AboutRecipe): string {
  return toHtml(recipe, about);
}
