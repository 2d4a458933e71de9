import { gramsOfPlace } from './amounts.ts';
import type { NamedFood } from './claims/contents.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import { ALWAYS_THERE, DISPENSABLE, REPLACEMENTS, SMALL_SUPPLIES } from './foods/cupboard.ts';
import { foodNamed } from './foods/food.ts';
import { isLiquidFor } from './match-place.ts';
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
