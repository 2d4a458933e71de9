import { type Draft, draftOf } from './draft-recipe.ts';
import { type Found, findRecipes } from './find-recipe.ts';
import { methodOf } from './good-to-know.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import type { Ban } from './wishes/ban.ts';

/** The most points by which the score of a recipe that is drawn can lie below the best score. */
const NEAR = 0.68;

/** The same limit, as a share of the best score. The lower of both limits counts. */
const NEAR_SHARE = 0.14;

/** The number of recipes, at most, from which one is drawn. */
const MOST_CANDIDATES = 3;

/**
 * Draws one of the recipes that fit this list nearly as well as the best. A recipe that names a banned thing is
 * skipped.
 */
export function chooseRecipe(items: readonly KnownFood[], ban: Ban, random: () => number): Draft | undefined {
  const rest = findRecipes(items, ban);
  while (rest.length > 0) {
    const [best] = rest;
    const isNear = ({ score, left }: Found) =>
      best !== undefined &&
      score >= best.score - Math.min(NEAR, NEAR_SHARE * best.score) &&
      left.length <= best.left.length;
    const near = rest.slice(0, MOST_CANDIDATES).filter(isNear);
    const [found] = rest.splice(Math.floor(random() * Math.max(1, near.length)), 1);
    const draft = found && draftOf(found);
    if (draft && !ban.isIn(`${draft.title}\n${methodOf(draft.steps)}`)) return draft;
  }
  return undefined;
}
