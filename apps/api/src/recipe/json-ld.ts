import { readRecipe } from '@spatula/recipe/read-recipe';
import { jsonLdText } from '@spatula/recipe/to-json-ld';
import type { RecipeAnswer } from '@spatula/shared/recipe';
import type { Warning } from '@spatula/shared/wishes';
import { ChefError } from '../chefs/chef.ts';
import type { RecipeRecord } from '../http/recipe-record.ts';

/** JSON and the stream tell it by a member that is not there; whoever reads JSON-LD would not miss one. */
const NOBODY_LOOKED = 'Nobody has looked whether this recipe keeps to the wishes.';

/**
 * Writes a recipe down as schema.org JSON-LD.
 *
 * @throws ChefError `chef-unintelligible` for a recipe that was cut, or a text that is no single recipe: as data
 *   it would look whole
 */
export function writeJsonLd(
  { recipe, model, truncated, warnings = [] }: RecipeAnswer,
  look: RecipeRecord['look'],
): string {
  if (truncated) throw unreadable('The recipe was cut before its end.', 'the recipe was cut');
  const read = readRecipe(recipe);
  if (!read) throw unreadable('The text that came is no single recipe.', 'the text is no single recipe');
  const sentences = look === 'failed' ? [NOBODY_LOOKED] : warnings.map(sentenceOf);
  return jsonLdText(read, { model, warnings: sentences });
}

function sentenceOf({ wish, found, detail }: Warning): string {
  return `Careful with “${wish}”: “${found}” is in this recipe. ${detail}`;
}

function unreadable(detail: string, hint: string): ChefError {
  return new ChefError(
    'chef-unintelligible',
    `${detail} Try again, or accept application/json to get a text as it is.`,
    { hint: `not written as JSON-LD: ${hint}` },
  );
}
