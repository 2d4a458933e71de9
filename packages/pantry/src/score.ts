import type { Use } from './assign-places.ts';
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
  readonly worth: number;
  readonly extras: ReturnType<typeof extrasIn>;
  readonly missed: ReturnType<typeof missedMore>;
  /** For each word of names of dishes: the logarithm of the odds that a dish of these foods has it in its name. */
  readonly odds: readonly number[];
}

/** Works out the values of a list that are the same for every recipe. */
export const listOf = (items: readonly KnownFood[]): List => ({
  items,
  oils: items.filter((item) => item.food.kind === 'oil' && !isSpray(item)),
  worth: worthOfAll(items),
  extras: extrasIn(items),
  odds: titleReader().oddsFor(signNames(items)),
  missed: missedMore(items),
});

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

function usesScore({ needs, places }: KnownRecipe, uses: readonly Use[]): number {
  const firsts = new Set<number>();
  return uses.reduce((score, { item, place, quality }) => {
    const counts = firsts.has(place) ? WEIGHTS.more : needs.includes(place) ? WEIGHTS.need : WEIGHTS.place;
    firsts.add(place);
    const sure = 1 - WEIGHTS.choice * Math.log2(Math.max(1, places[place]?.options.length ?? 1));
    return score + counts * sure * quality * worthOf(item);
  }, 0);
}

/** A score that the recipe cannot surpass: every food in its best place, every other food taken in passing, and nothing missing. */
export function mostScore(
  { needs, names }: KnownRecipe,
  uses: readonly Use[],
  { items, oils, extras, odds }: List,
): number {
  const counts = new Map<KnownFood, number>();
  for (const { item, place, quality } of uses) {
    const count = (needs.includes(place) ? WEIGHTS.need : WEIGHTS.place) * quality;
    if (count > (counts.get(item) ?? 0)) counts.set(item, count);
  }
  let score = WEIGHTS.name * nameOdds(names, odds);
  let [mostUsed, mostLeft] = [0, 0];
  for (const item of items) {
    const worth = worthOf(item);
    const count = counts.get(item);
    if (count !== undefined) {
      mostUsed = Math.max(mostUsed, worth);
      score += count * worth;
    } else if (isIn(extras, item)) {
      score += WEIGHTS.extra * worth;
    } else {
      score -= WEIGHTS.left * worth;
      if (oils.includes(item)) continue;
      mostLeft = Math.max(mostLeft, worth);
      score -= WEIGHTS.share / items.length;
    }
  }
  return score - WEIGHTS.heart * Math.max(0, mostLeft - mostUsed);
}

const isIn = (extras: List['extras'], item: KnownFood): boolean =>
  extras.some(({ items }) => items.includes(item));
