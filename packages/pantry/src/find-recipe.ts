import { gramsOfPlace } from './amounts.ts';
import { assignPlaces, type MatchesOf, type Use } from './assign-places.ts';
import type { Ban } from './claims/unwanted.ts';
import { type Extra, extrasOf } from './extras.ts';
import { KINDS } from './foods/kinds.ts';
import { fillerOf } from './from-cupboard.ts';
import { cookbook, type KnownRecipe, keysOf, matchOf, type NamedFood, type OpenPlace } from './match-food.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** A recipe for a list, with what takes which place. */
export interface Found {
  readonly recipe: KnownRecipe;
  readonly uses: readonly Use[];
  /** Places that the cupboard fills, by their position, and with what. */
  readonly fromCupboard: ReadonlyMap<number, NamedFood>;
  readonly extras: readonly Extra[];
  /** Stock of the list that is poured in where the recipe has water. */
  readonly stock?: KnownFood;
  readonly left: readonly KnownFood[];
  readonly score: number;
}

/** How many small things a recipe may take from the cupboard. */
const MOST_SMALL = 2;

/** Of these a list that wants much names them. */
const BULK: ReadonlySet<string> = new Set(['flour', 'sugar']);
const MUCH = 90;

/** What the parts of a fit count, in units of a food's worth. */
const COUNTS = {
  need: 2.4,
  place: 1.4,
  more: 0.7,
  extra: 0.35,
  left: 0.85,
  missingNeed: 2.4,
  missing: 0.6,
  open: 0.04,
  soup: 0.8,
  wide: 0.05,
  sauce: 3,
};

/** What a dish uses of the list at least: salt and oil alone are no reason to cook it. */
const LEAST_WORTH = 0.2;

/** The worth from which on a food is the heart of a list, and missed when it is left out. */
const MAIN_WORTH = 1.5;

let shares: ReadonlyMap<string, number> | undefined;

/** How much of the cookbook does without a food: 1 for a rare one, next to 0 for salt. */
function rarityOf(name: string): number {
  shares ??= new Map(
    [
      ...Map.groupBy(
        cookbook().flatMap(({ places }) => [
          ...new Set(places.flatMap(({ options }) => options.map(({ food }) => food.name))),
        ]),
        (food) => food,
      ),
    ].map(([food, all]) => [food, 1 - Math.log(all.length) / Math.log(cookbook().length)]),
  );
  return shares.get(name) ?? 1;
}

/** How much a food says of the dish that a list is for: meat more than salt, saffron more than onions. */
export const worthOf = ({ food }: KnownFood): number => KINDS[food.kind].worth * rarityOf(food.name) ** 0.4;

/** The recipes that this list has the foods for, the best first. */
export function findRecipes(items: readonly KnownFood[], ban: Ban): Found[] {
  const byKey = Map.groupBy(
    items.flatMap((item) => [...new Set(keysOf(item))].map((key) => ({ key, item }))),
    ({ key }) => key,
  );
  return cookbook()
    .flatMap((recipe) => putInto(recipe, items, byKey, ban) ?? [])
    .sort((one, other) => other.score - one.score);
}

type ByKey = ReadonlyMap<string, ReadonlyArray<{ readonly item: KnownFood }>>;

/** Puts a list into a recipe; undefined when too much is missing. */
function putInto(
  recipe: KnownRecipe,
  items: readonly KnownFood[],
  byKey: ByKey,
  ban: Ban,
): Found | undefined {
  const { places, needs } = recipe;
  const matchesOf = matcher(places, byKey);
  const missing = needs.filter((at) => matchesOf(at).length === 0);
  if (missing.length > MOST_SMALL || missing.some((at) => !fillerOf(places[at], ban))) return undefined;
  const uses = assignPlaces(recipe, matchesOf);
  const rest = fillRest(recipe, uses, ban);
  const isWorthIt = uses.reduce((sum, { item }) => sum + worthOf(item), 0) >= LEAST_WORTH;
  if (!rest || !isWorthIt) return undefined;
  const used = new Set(uses.map(({ item }) => item));
  const idle = items.filter((item) => !used.has(item));
  const stock = recipe.watered >= 0 ? idle.find(({ food }) => food.kind === 'stock') : undefined;
  const unplaced = idle.filter((item) => item !== stock);
  const extras = extrasOf(recipe, unplaced, [...used]);
  const extra = new Set(extras.flatMap((one) => one.items));
  const left = unplaced.filter((item) => !extra.has(item));
  const isSoup = recipe.course === 'soup' && items.some(({ food }) => food.kind === 'stock');
  const score =
    usesScore(recipe, uses) +
    extraScore([...extra], left) -
    sauceCost(recipe, left) +
    (isSoup ? COUNTS.soup : 0) -
    rest.cost;
  return { recipe, uses, fromCupboard: rest.fromCupboard, extras, ...(stock && { stock }), left, score };
}

/** Looks the foods of a place up once. */
function matcher(places: readonly OpenPlace[], byKey: ByKey): MatchesOf {
  const known = new Map<number, ReturnType<MatchesOf>>();
  return (at) => {
    const place = places[at];
    const near = new Set(place?.keys.flatMap((key) => byKey.get(key)?.map(({ item }) => item) ?? []));
    const found =
      known.get(at) ??
      [...near].flatMap((item) => {
        const match = place && matchOf(item, place);
        return match ? [{ ...match, item }] : [];
      });
    known.set(at, found);
    return found;
  };
}

interface Rest {
  readonly fromCupboard: ReadonlyMap<number, NamedFood>;
  /** How much it takes from the score. */
  readonly cost: number;
}

/** Fills from the cupboard what must be there and is not on the list; undefined when the cupboard has not all of it. */
function fillRest({ places, needs }: KnownRecipe, uses: readonly Use[], ban: Ban): Rest | undefined {
  const filled = new Set(uses.map(({ place }) => place));
  const fromCupboard = new Map<number, NamedFood>();
  let cost = COUNTS.wide * places.length;
  let added = 0;
  for (const [at, place] of places.entries()) {
    if (filled.has(at)) continue;
    const usual = place.options[0]?.food;
    if (place.isOptional) {
      cost += COUNTS.open * (usual ? KINDS[usual.kind].worth : 1);
      continue;
    }
    const filler = fillerOf(place, ban);
    if (!filler) return undefined;
    if (filler === 'none needed') continue;
    fromCupboard.set(at, filler.food);
    const isMuch = BULK.has(filler.food.food.name) && (gramsOfPlace(place) ?? 0) >= MUCH;
    if (!filler.isAlwaysThere) added += 1;
    if (added > MOST_SMALL) return undefined;
    if (!filler.isAlwaysThere && needs.includes(at)) cost += COUNTS.missingNeed;
    else if (!filler.isAlwaysThere || isMuch || needs.includes(at)) cost += COUNTS.missing;
  }
  return { fromCupboard, cost };
}

function usesScore({ needs }: KnownRecipe, uses: readonly Use[]): number {
  const firsts = new Set<number>();
  return uses.reduce((score, { item, place, quality }) => {
    const counts = firsts.has(place) ? COUNTS.more : needs.includes(place) ? COUNTS.need : COUNTS.place;
    firsts.add(place);
    return score + counts * quality * worthOf(item);
  }, 0);
}

/** A sauce for a list that has a main food in it misses what the list is for. */
const sauceCost = ({ course }: KnownRecipe, left: readonly KnownFood[]): number =>
  ['sauce', 'preserve'].includes(course)
    ? COUNTS.sauce * left.filter((item) => worthOf(item) > MAIN_WORTH).length
    : 0;

const extraScore = (extra: readonly KnownFood[], left: readonly KnownFood[]): number =>
  extra.reduce((sum, item) => sum + COUNTS.extra * worthOf(item), 0) -
  left.reduce((sum, item) => sum + COUNTS.left * worthOf(item) * (worthOf(item) > MAIN_WORTH ? 1.5 : 1), 0);
