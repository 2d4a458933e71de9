import type { Order, Wishes } from '../wishes/order.ts';
import { LEFT_OUT_WORDS } from './food-words.ts';
import { OBVIOUS_LISTS } from './obvious-lists.ts';
import { RECIPE_LISTS } from './recipe-lists.ts';

/** Notes and lines of a list, each with the wish that it is. The scanner of wishes judges by these. */
export const SAYINGS: readonly (readonly [words: string, wish: Saying])[] = [
  ['not spicy', { free: 'hot chilli' }],
  ['mild please', { free: 'hot chilli' }],
  ['kid friendly', { free: 'hot chilli' }],
  ['for the kids', { free: 'alcohol' }],
  ['no oven', { place: 'no oven' }],
  ['without an oven', { place: 'no oven' }],
  ['one pan', { taste: 'in one pan' }],
  ['something sweet', { taste: 'sweet' }],
  ['spicy', { taste: 'spicy' }],
  ['something Thai', { taste: 'Thai' }],
  ['italian food', { taste: 'Italian' }],
  ['quick', { minutes: 30 }],
  ['under 20 minutes', { minutes: 20 }],
  ['in half an hour', { minutes: 30 }],
  ['no more than an hour', { minutes: 60 }],
  ['for 6', { servings: 6 }],
  ['for six people', { servings: 6 }],
  ['dinner for two', { servings: 2 }],
  ['vegan', { diet: 'vegan' }],
  ['I am vegetarian', { diet: 'vegetarian' }],
  ['no peanuts', { free: 'peanuts' }],
  ['gluten free', { free: 'gluten' }],
  ["I'm allergic to shellfish", { free: 'shellfish' }],
  ["don't like olives", { free: 'olives' }],
];

/** One wish, as the scanner understands it. */
export interface Saying {
  readonly servings?: number;
  readonly minutes?: number;
  readonly diet?: 'vegetarian' | 'vegan' | 'pescatarian';
  /** A key of the words for foods to leave out. */
  readonly free?: string;
  readonly place?: 'no oven';
  /** A wish that the chef may give up, if the recipe says so. */
  readonly taste?: string;
}

/** An order, and all that it wishes in words. */
export interface WishedOrder {
  readonly order: Order;
  readonly sayings: readonly Saying[];
  /** Whether a wish stands among the ingredients. */
  readonly typed?: boolean;
}

/** Names of foods and groups to avoid, each with words of the scanner. */
const AVOIDABLE = Object.keys(LEFT_OUT_WORDS).filter((name) => name !== 'hot chilli');
const DIETS = ['vegetarian', 'vegan', 'pescatarian'] as const;

/** An order with a real list, or foods of several, and some of all wishes. */
export function randomOrder(random: () => number): WishedOrder {
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const some = <T>(share: number, make: () => T): T | undefined => (random() < share ? make() : undefined);
  const list = ((): string[] => {
    const draw = random();
    if (draw < 0.5) return [...one(RECIPE_LISTS)];
    if (draw < 0.7) return one(OBVIOUS_LISTS)[0].split(', ');
    if (draw < 0.85) return [...one(RECIPE_LISTS), ...one(RECIPE_LISTS)];
    return Array.from({ length: 2 + Math.floor(random() * 8) }, () => one(RECIPE_LISTS.flat()));
  })();
  const typed = some(0.4, () => one(SAYINGS));
  const noted = some(0.4, () => one(SAYINGS));
  const wishes: Wishes = {
    servings: some(0.4, () => 1 + Math.floor(random() * (random() < 0.2 ? 50 : 10))),
    minutes: some(0.4, () => one([10, 15, 20, 30, 45, 60, 90, 120, 600])),
    diet: some(0.3, () => one(DIETS)),
    avoid: some(0.4, () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => one(AVOIDABLE))),
    note: noted?.[0],
  };
  return {
    order: { ingredients: [...list, ...(typed ? [typed[0]] : [])], wishes },
    typed: typed !== undefined,
    sayings: [...(typed ? [typed[1]] : []), ...(noted ? [noted[1]] : [])],
  };
}
