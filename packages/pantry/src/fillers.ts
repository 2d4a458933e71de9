import { gramsOfPlace } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { NamedFood } from './claims/contents.ts';
import type { KnownRecipe, OpenPlace } from './cookbook/known-recipe.ts';
import { ALWAYS_THERE, BULK_FROM, DISPENSABLE, REPLACEMENTS, SMALL_SUPPLIES } from './foods/cupboard.ts';
import { foodNamed } from './foods/food.ts';
import { isLiquidFor } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import type { Ban } from './wishes/ban.ts';

/** The food from the cupboard that fills a place; undefined when none does. */
export const fillerOf = (place: OpenPlace | undefined, ban: Ban): NamedFood | 'none needed' | undefined =>
  place && fillersOf(place).find((filler) => filler === 'none needed' || !ban.forbids(filler));

const knownFillers = new WeakMap<OpenPlace, readonly (NamedFood | 'none needed')[]>();

/** All foods from the cupboard that could fill a place, the best first; `none needed` where the dish can do without. */
export function fillersOf(place: OpenPlace): readonly (NamedFood | 'none needed')[] {
  const known = knownFillers.get(place);
  if (known) return known;
  const { options } = place;
  const isThere = ({ food: { name } }: NamedFood): boolean =>
    ALWAYS_THERE.has(name) || (gramsOfPlace(place) ?? 0) <= (SMALL_SUPPLIES.get(name) ?? -1);
  // A replacement is there in no greater amount than the food itself; only water never ends.
  const instead = options
    .filter((option) => isThere(option) || option.food.kind === 'stock')
    .flatMap(({ food }) => REPLACEMENTS[food.name] ?? []);
  const found = [
    ...options.filter(isThere),
    ...instead.map((name) => ({ food: foodNamed(name) })).filter((filler) => !isLiquidFor(filler, place)),
    ...(options[0] && DISPENSABLE.has(options[0].food.name) ? (['none needed'] as const) : []),
  ];
  knownFillers.set(place, found);
  return found;
}

/** How many small things a recipe may take from the cupboard. */
const MOST_SMALL = 2;

/** How much it counts that a small supply is missing on the list, or a food that makes the dish, in units of a food's worth. */
const MISSING = 0.9;
const MISSING_NEED = 2.4;

/** Fills the empty places that a recipe needs from the cupboard; undefined when the cupboard cannot fill all of them. */
export function fillRest(
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
    if (isMuch || (isSmall && needs.includes(at))) cost += MISSING_NEED;
    else if (isSmall || needs.includes(at)) cost += MISSING;
  }
  return { fillers, cost };
}
