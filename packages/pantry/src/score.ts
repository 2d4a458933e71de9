import type { Candidate, Use } from './assign-places.ts';
import { type KnownRecipe, titleReader } from './cookbook/known-recipe.ts';
import { signNames } from './cookbook/title-signs.ts';
import { extrasIn } from './extras.ts';
import { isSpray } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { missedMore, oddityOf } from './stated-amounts.ts';
import { mostOf, worthOf, worthOfAll } from './worth-of.ts';

/** How much each part of the score counts, in units of a food's worth. */
const WEIGHTS = {
  ...{ need: 2.4, place: 1.4, more: 0.7, extra: 0.15, left: 2.1 },
  /** How much less a food counts for each doubling of the foods that its place can take. */
  choice: 0.05,
  /** How much it counts when the foods speak for the words of the dish's name, or against them. */
  name: 1.2,
  /** How much it counts when all of the list is left out, whatever its foods are worth. */
  share: 2,
  /** How much the most telling food of the list counts besides, when it is left out. */
  heart: 1.5,
  /** How much it counts when the stated amounts are not in the proportions of the recipe. */
  amounts: 2,
};

/** A list, with the values that are the same for every recipe. */
export interface List {
  readonly items: readonly KnownFood[];
  /** The oils that are enough to cook with. One of them is used before an oil from the cupboard. */
  readonly oils: readonly KnownFood[];
  /** Each food with its worth, and how much it counts at most when a recipe has no place for it. */
  readonly weighed: readonly { readonly worth: number; readonly ifLeft: number; readonly isSure: boolean }[];
  readonly worth: number;
  readonly extras: ReturnType<typeof extrasIn>;
  readonly missed: ReturnType<typeof missedMore>;
  /** For each word of names of dishes: the logarithm of the odds that a dish of these foods has it in its name. */
  readonly odds: readonly number[];
}

/** Works out the values of a list that are the same for every recipe. */
export function listOf(items: readonly KnownFood[]): List {
  const oils = items.filter((item) => item.food.kind === 'oil' && !isSpray(item));
  const extras = extrasIn(items);
  const inPassing = new Set(extras.flatMap((extra) => extra.items));
  const weighed = items.map((item) => {
    const worth = worthOf(item);
    const isSure = !inPassing.has(item) && !oils.includes(item);
    const share = isSure ? WEIGHTS.share / items.length : 0;
    return {
      worth,
      isSure,
      ifLeft: inPassing.has(item) ? WEIGHTS.extra * worth : -WEIGHTS.left * worth - share,
    };
  });
  const odds = titleReader().oddsFor(signNames(items));
  return { items, oils, weighed, worth: worthOfAll(items), extras, odds, missed: missedMore(items) };
}

/** Odds beyond this count no more: a list can be most unlikely to be for a dish, and yet be best used so. */
const MOST_ODDS = 5;
/** The odds of a word that nothing is known about. */
const UNKNOWN_ODDS = -1.5;

/** How well the foods of a list suit the name of a dish that suits them best: the mean of the odds of its words. */
const nameOdds = (names: KnownRecipe['names'], odds: readonly number[]): number =>
  Math.max(
    ...names.map((words) => {
      const sum = words.reduce((total, at) => total + clamp(odds[at] ?? UNKNOWN_ODDS), 0);
      return words.length > 0 ? sum / words.length : UNKNOWN_ODDS;
    }),
  );

const clamp = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));

/** What a recipe makes of a list. */
export interface Tried {
  /** The foods of the list in places of the recipe. */
  readonly uses: readonly Use[];
  /** The foods of the list that it takes without a place. */
  readonly extra: readonly KnownFood[];
  readonly left: readonly KnownFood[];
  /** The worth of the foods in places. */
  readonly worth: number;
  /** How much it counts that foods come from the cupboard. */
  readonly missing: number;
}

/** How well a recipe suits a list. */
export const scoreOf = (
  recipe: KnownRecipe,
  { uses, extra, left, worth, missing }: Tried,
  list: List,
): number =>
  usesScore(recipe, uses) +
  WEIGHTS.name * nameOdds(recipe.names, list.odds) +
  WEIGHTS.extra * worthOfAll(extra) -
  WEIGHTS.left * (list.worth - worth - worthOfAll(extra)) -
  (WEIGHTS.share * left.length) / list.items.length -
  WEIGHTS.heart * Math.max(0, mostOf(left) - mostOf(uses.map(({ item }) => item))) -
  WEIGHTS.amounts * oddityOf(recipe, uses) -
  missing * list.missed(recipe);

function usesScore(recipe: KnownRecipe, uses: readonly Use[]): number {
  const firsts = new Set<number>();
  return uses.reduce((score, { item, place, quality }) => {
    const counts = firsts.has(place) ? WEIGHTS.more : firstIn(recipe, place);
    firsts.add(place);
    const sure = 1 - WEIGHTS.choice * Math.log2(Math.max(1, recipe.places[place]?.options.length ?? 1));
    return score + counts * sure * quality * worthOf(item);
  }, 0);
}

/**
 * A score that a recipe cannot surpass: the most telling food first in each place, the others second, every other food taken in passing,
 * and nothing missing.
 */
export function mostScore({ recipe, pairs }: Candidate, { weighed, odds }: List): number {
  const mostIn: number[] = [];
  const isUsed: boolean[] = [];
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const [index = 0, at = 0] = [pairs[pair], pairs[pair + 1]];
    isUsed[index] = true;
    mostIn[at] = Math.max(mostIn[at] ?? 0, weighed[index]?.worth ?? 0);
  }
  let score = WEIGHTS.name * nameOdds(recipe.names, odds);
  for (const [at, most = 0] of mostIn.entries()) score += (firstIn(recipe, at) - WEIGHTS.more) * most;
  let [mostUsed, mostLeft] = [0, 0];
  for (const [index, { worth, ifLeft, isSure }] of weighed.entries()) {
    score += isUsed[index] ? WEIGHTS.more * worth : ifLeft;
    if (isUsed[index]) mostUsed = Math.max(mostUsed, worth);
    else if (isSure) mostLeft = Math.max(mostLeft, worth);
  }
  return score - WEIGHTS.heart * Math.max(0, mostLeft - mostUsed);
}

/** How much the first food in a place counts. */
const firstIn = ({ needs }: KnownRecipe, at: number): number =>
  needs.includes(at) ? WEIGHTS.need : WEIGHTS.place;
