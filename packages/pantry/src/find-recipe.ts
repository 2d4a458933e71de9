import { gramsOfPlace } from './amounts.ts';
import { assignPlaces, possibleUses, type Use } from './assign-places.ts';
import { type KnownRecipe, titleReader } from './cookbook/known-recipe.ts';
import { signNames } from './cookbook/title-signs.ts';
import { type Extra, extrasIn, extrasOf } from './extras.ts';
import { fillerOf } from './fillers.ts';
import { ALWAYS_THERE, BULK_FROM, SMALL_SUPPLIES } from './foods/cupboard.ts';
import { isSpray } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { missedMore, oddityOf } from './stated-amounts.ts';
import type { Ban } from './wishes/ban.ts';
import { worthOf } from './worth-of.ts';

/** A recipe for a list, with the food that takes each place. */
export interface Found {
  readonly recipe: KnownRecipe;
  readonly uses: readonly Use[];
  readonly extras: readonly Extra[];
  readonly left: readonly KnownFood[];
  /** The worth of the foods of the list that the recipe uses. */
  readonly worth: number;
  readonly score: number;
}

/** How many small things a recipe may take from the cupboard. */
const MOST_SMALL = 2;

/** How much each part of the score counts, in units of a food's worth. */
const WEIGHTS = {
  ...{ need: 2.4, place: 1.4, more: 0.7, extra: 0.15, left: 2.1, missingNeed: 2.4, missing: 0.9 },
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

/** The least worth of the foods that a dish uses from the list: salt and oil alone are no reason to cook it. */
const LEAST_WORTH = 0.2;

const worthOfAll = (items: readonly KnownFood[]): number =>
  items.reduce((sum, item) => sum + worthOf(item), 0);

/** The worth of the most telling of some foods. */
export const mostOf = (items: readonly KnownFood[]): number => Math.max(0, ...items.map(worthOf));

/**
 * The recipes that can be cooked with the foods of a list, the best first.
 *
 * @param most - how many are wanted; others are not tried when they cannot be better
 */
export function findRecipes(items: readonly KnownFood[], ban: Ban, most = Infinity): Found[] {
  const extras = extrasIn(items);
  const oils = items.filter((item) => item.food.kind === 'oil' && !isSpray(item));
  const list = {
    items,
    oils,
    worth: worthOfAll(items),
    extras,
    odds: oddsFor(items),
    missed: missedMore(items),
  };
  const possible = [...possibleUses(items)]
    .map(([recipe, uses]) => ({ recipe, uses, atMost: mostScore(recipe, uses, list) }))
    .sort((one, other) => other.atMost - one.atMost);
  const found: Found[] = [];
  for (const { recipe, uses, atMost } of possible) {
    if (atMost < (found[most - 1]?.score ?? -Infinity)) break;
    const one = tryRecipe(recipe, uses, list, ban);
    if (one) found.splice(placeFor(one, found), 0, one);
  }
  return found;
}

/** The place of a recipe among others that are sorted, the best first. */
function placeFor({ score }: Found, found: readonly Found[]): number {
  const at = found.findIndex((other) => other.score < score);
  return at < 0 ? found.length : at;
}

/** A score that the recipe cannot surpass: every food in its best place, every other food taken in passing, and nothing missing. */
function mostScore(
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

/** A list, with the values that are the same for every recipe. */
interface List {
  readonly items: readonly KnownFood[];
  /** The oils that are enough to cook with. One of them is used before an oil from the cupboard. */
  readonly oils: readonly KnownFood[];
  readonly worth: number;
  readonly extras: ReturnType<typeof extrasIn>;
  readonly missed: ReturnType<typeof missedMore>;
  /** For each word of names of dishes: the logarithm of the odds that a dish of these foods has it in its name. */
  readonly odds: readonly number[];
}

const oddsFor = (items: readonly KnownFood[]): number[] => titleReader().oddsFor(signNames(items));

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

/** Dishes that are made without a food, and lists that have it. */
const WITHOUT: readonly (readonly [title: RegExp, food: RegExp])[] = [
  [/^flourless\b/i, /^(?:(?:self-raising|gluten-free) )?flour$/],
  [/^eggless\b/i, /^egg$/],
  [/\bbeef noodle stir-fry$/i, /^glass noodles$/],
  [/^(?:prawn|shrimp|seafood) (?:risotto|and rice)\b/i, /^paella rice$/],
];

const isWithout = ({ title }: KnownRecipe, items: readonly KnownFood[]): boolean =>
  WITHOUT.some(([dish, food]) => dish.test(title) && items.some((item) => food.test(item.food.name)));

/** Tries to cook a recipe with the foods of a list; undefined when too much is missing. */
function tryRecipe(recipe: KnownRecipe, possible: readonly Use[], list: List, ban: Ban): Found | undefined {
  const { needs, places } = recipe;
  if (isWithout(recipe, list.items)) return undefined;
  const hasNeed = (at: number) => possible.some(({ place }) => place === at) || fillerOf(places[at], ban);
  if (!needs.every(hasNeed)) return undefined;
  const own = assignPlaces(recipe, possible);
  const used = new Set(own.map(({ item }) => item));
  const rest = fillRest(recipe, own, list.oils, ban);
  const worth = worthOfAll([...used]);
  if (!rest || worth < LEAST_WORTH) return undefined;
  const extras = extrasOf(recipe, list.extras, new Set([...used, ...rest.fillers.map(({ item }) => item)]));
  const extra = extras.flatMap(({ items }) => items);
  const left = list.items.filter(
    (item) => !used.has(item) && !extra.includes(item) && !rest.fillers.some((use) => use.item === item),
  );
  const score =
    usesScore(recipe, own) +
    WEIGHTS.name * nameOdds(recipe.names, list.odds) +
    WEIGHTS.extra * worthOfAll(extra) -
    WEIGHTS.left * (list.worth - worth - worthOfAll(extra)) -
    (WEIGHTS.share * left.length) / list.items.length -
    WEIGHTS.heart * Math.max(0, mostOf(left) - mostOf([...used])) -
    WEIGHTS.amounts * oddityOf(recipe, own) -
    rest.cost * list.missed(recipe);
  return { recipe, uses: [...own, ...rest.fillers], extras, left, worth, score };
}

function usesScore({ needs, places }: KnownRecipe, uses: readonly Use[]): number {
  const firsts = new Set<number>();
  return uses.reduce((score, { item, place, quality }) => {
    const counts = firsts.has(place) ? WEIGHTS.more : needs.includes(place) ? WEIGHTS.need : WEIGHTS.place;
    firsts.add(place);
    const sure = 1 - WEIGHTS.choice * Math.log2(Math.max(1, places[place]?.options.length ?? 1));
    return score + counts * sure * quality * worthOf(item);
  }, 0);
}

/** Fills the empty places that a recipe needs from the cupboard; undefined when the cupboard cannot fill all of them. */
function fillRest(
  { places, needs }: KnownRecipe,
  uses: readonly Use[],
  oils: readonly KnownFood[],
  ban: Ban,
) {
  const filled = new Set(uses.map(({ place }) => place));
  const freeOils = oils.filter((oil) => !uses.some(({ item }) => item === oil));
  // Self-raising flour has its baking powder in it.
  const isRaised = uses.some(({ item: { food, variety } }) =>
    /self-ris|self-rais/.test(variety ?? food.name),
  );
  const fillers: Use[] = [];
  let cost = 0;
  let added = 0;
  for (const [at, place] of places.entries()) {
    if (filled.has(at) || place.isOptional) continue;
    const filler = fillerOf(place, ban);
    if (!filler) return undefined;
    if (filler === 'none needed' || (isRaised && filler.food.name === 'baking powder')) continue;
    const item = filler.food.kind === 'oil' ? freeOils.shift() : undefined;
    fillers.push(
      item
        ? { item, place: at, quality: 1 }
        : { item: { ...filler, states: new Set() }, place: at, quality: 1, isFromCupboard: true },
    );
    const isSmall =
      !place.options.some(({ food }) => ALWAYS_THERE.has(food.name)) && SMALL_SUPPLIES.has(filler.food.name);
    const isMuch = (gramsOfPlace(place) ?? 0) >= (BULK_FROM.get(filler.food.name) ?? Infinity);
    if (isSmall) added += 1;
    if (added > MOST_SMALL) return undefined;
    if (isMuch || (isSmall && needs.includes(at))) cost += WEIGHTS.missingNeed;
    else if (isSmall || needs.includes(at)) cost += WEIGHTS.missing;
  }
  return { fillers, cost };
}
