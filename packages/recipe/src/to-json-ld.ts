import type { Recipe } from './recipe.ts';

/** Facts about a recipe that its text does not have. */
export interface AboutRecipe {
  /** Id of the model that wrote it. */
  model: string;
  /** Sentences that a cook has to read first, for instance that a food is in it that was to be left out. */
  warnings?: readonly string[];
}

/**
 * A recipe in the vocabulary of schema.org, in the form from which recipe managers lose nothing: see
 * `docs/formats.md`. It has only facts that the recipe states. Headings inside the ingredients and the method are
 * left out: every program that was tried reads them as ingredients or steps.
 *
 * @returns an object for `JSON.stringify`; use {@link jsonLdText} where the text may become part of a page
 */
export function toJsonLd(recipe: Recipe, { model, warnings = [] }: AboutRecipe): object {
  const { servings, minutes = {} } = recipe;
  // schema.org has no member for the active time; programs that know one read it in `prepTime`.
  const prep = minutes.prep ?? minutes.active;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title ?? 'Recipe',
    ...(warnings.length > 0 && { description: warnings.join(' ') }),
    author: { '@type': 'Organization', name: model },
    ...(servings && { recipeYield: servingsText(servings) }),
    ...(prep && { prepTime: isoDuration(prep) }),
    ...(minutes.cook && { cookTime: isoDuration(minutes.cook) }),
    ...(minutes.total && { totalTime: isoDuration(minutes.total) }),
    recipeIngredient: recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
    recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
  };
}

/** A recipe as JSON-LD that is safe inside a page: `</script>` in a step does not end the script. */
export function jsonLdText(recipe: Recipe, about: AboutRecipe): string {
  return JSON.stringify(toJsonLd(recipe, about)).replaceAll('<', '\\u003c');
}

/** "4 servings", "4-6 servings": it begins with a number, since some programs read only that. */
export function servingsText({ from, to = from }: NonNullable<Recipe['servings']>): string {
  return `${from === to ? from : `${from}-${to}`} serving${to === 1 ? '' : 's'}`;
}

/** "PT1H5M"; a day is written as 24 hours, since some programs do not read days. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
