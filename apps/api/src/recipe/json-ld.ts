import { readRecipe } from '@spatula/recipe/read-recipe';
import { jsonLdText } from '@spatula/recipe/to-json-ld';
import type { RecipeAnswer } from '@spatula/shared/recipe';
import { ChefError } from '../chefs/chef.ts';

/**
 * Writes a recipe down as schema.org JSON-LD.
 *
 * @throws ChefError `chef-unintelligible` for a recipe that was cut, or a text that is no single recipe: as data
 *   it would look whole
 */
export function writeJsonLd({ recipe, model, truncated }: RecipeAnswer): string {
  if (truncated) throw unreadable('The recipe was cut before its end.', 'the recipe was cut');
  const read = readRecipe(recipe);
  if (!read) throw unreadable('The text that came is no single recipe.', 'the text is no single recipe');
  return jsonLdText(read, { model });
}

function unreadable(detail: string, hint: string): ChefError {
  return new ChefError(
    'chef-unintelligible',
    `${detail} Try again, or accept application/json to get a text as it is.`,
    { hint: `not written as JSON-LD: ${hint}` },
  );
}
