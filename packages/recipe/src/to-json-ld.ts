import type { Recipe } from './recipe.ts';

/** What is known of a recipe beside its text. */
export interface AboutRecipe {
  /** Id of the model that wrote it. */
  model: string;
  /** What a reader has to know before cooking, such as a food that was to be left out and is in it. */
  warnings?: readonly string[];
}

/**
 * A recipe as schema.org has it, in the form that recipe managers read without a loss: see `docs/formats.md`.
 * Only what the recipe states is there. Headings inside the ingredients and the method are left out: every
 * reader that was tried takes one for an ingredient or a step of its own.
 *
 * @returns an object for `JSON.stringify`; in a page, and wherever others may put it into one, for {@link jsonLdText}
 */
export function toJsonLd(recipe: Recipe, { model, warnings = [] }: AboutRecipe): object {
  const { servings, minutes = {} } = recipe;
  // Programs that know an active time read it there: schema.org has no member of its own for it.
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

/** A recipe as JSON-LD text that no page can be broken with: `</script>` in a step ends nothing. */
export function jsonLdText(recipe: Recipe, about: AboutRecipe): string {
  return JSON.stringify(toJsonLd(recipe, about)).replaceAll('<', '\\u003c');
}

/** "4 servings", "4-6 servings": it begins with a number, which is all that some programs read. */
export function servingsText({ from, to = from }: NonNullable<Recipe['servings']>): string {
  return `${from === to ? from : `${from}-${to}`} serving${to === 1 ? '' : 's'}`;
}

/** "PT1H5M"; hours are not made into days, which some programs do not read. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
