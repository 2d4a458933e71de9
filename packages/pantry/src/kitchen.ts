import { inServingUnit } from './amounts.ts';
import type { Choice } from './choose-dish.ts';
import type { Dish, Plate, Step } from './dish.ts';
import { crowding, type Portion, portionOf, servingsFor } from './portion.ts';
import type { KnownFood } from './read-ingredient.ts';

/** A dish measured out and cooked through, before it is written down. */
export interface Cooked {
  readonly title: string;
  readonly servings: number;
  readonly portions: readonly Portion[];
  readonly steps: readonly Step[];
  readonly activeMinutes: number;
  readonly totalMinutes: number;
}

const PIECES_BELOW = 5;

/** What one person eats of a food in this dish, in the food's own unit. Numbers of 5 and more in `eats` are grams. */
function eatenIn(dish: Dish, { food }: KnownFood): number {
  const inWeight = food.serving.unit === 'g' || food.serving.unit === 'ml';
  const found = [food.name, food.kind, food.role]
    .map((key) => dish.eats?.[key])
    .find((value) => value !== undefined && (value >= PIECES_BELOW || !inWeight));
  if (found === undefined) return food.serving.quantity;
  return found < PIECES_BELOW || inWeight
    ? found
    : (inServingUnit(food, { count: found, unit: 'g' }) ?? food.serving.quantity);
}

const ANCHORS = new Set(['main', 'egg', 'starch', 'flour', 'oats', 'wrap', 'bread', 'milk']);

function measure({ dish, used, staples }: Choice): { portions: Portion[]; servings: number } {
  const share = (known: KnownFood) =>
    eatenIn(dish, known) *
    crowding(known.food.role, used.filter(({ food }) => food.role === known.food.role).length);
  const servings = servingsFor(
    used.filter(({ food }) => ANCHORS.has(food.role)),
    share,
    dish.serves,
  );
  const water = dish.water?.(used, servings) ?? 0;
  const liquids = used.filter(({ food }) => food.role === 'liquid').length;
  const wanted = (known: KnownFood) =>
    known.food.role === 'liquid' && water > 0 ? water / Math.max(1, liquids) : share(known) * servings;
  const portions = [
    ...used.map((known) => portionOf(known, wanted(known))),
    ...staples.map((known) => ({ ...portionOf(known, wanted(known)), fromCupboard: true })),
  ];
  return { portions, servings };
}

/** Measures, names and cooks the chosen dish. */
export function cook(choice: Choice): Cooked {
  const { portions, servings } = measure(choice);
  const plate: Plate = (...roles) =>
    roles.flatMap((role) => portions.filter(({ food }) => food.role === role));
  const steps = choice.dish.cook(plate).filter(({ text }) => text !== '');
  const sum = (paces: readonly Step['pace'][]) =>
    steps.filter(({ pace }) => paces.includes(pace)).reduce((total, { minutes }) => total + minutes, 0);
  return {
    title: choice.dish.title(plate),
    servings,
    portions,
    steps,
    activeMinutes: sum(['active', 'meanwhile']),
    totalMinutes: sum(['active', 'waiting']),
  };
}
