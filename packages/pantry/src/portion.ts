import { amountWords, inServingUnit, measurable } from './amounts.ts';
import type { Care } from './data/cares.ts';
import { ROOM } from './data/roles.ts';
import { STATE_WORDS, type State } from './data/words.ts';
import type { Food } from './food.ts';
import type { KnownFood } from './read-ingredient.ts';
import { andList, plural } from './words.ts';

/** A food with the amount that goes into the dish. */
export interface Portion {
  readonly food: Food;
  readonly name: string;
  readonly plural: string;
  /** In the unit of the food's serving. */
  readonly quantity: number;
  readonly states: ReadonlySet<State>;
  readonly fromCupboard: boolean;
  /** The words that named it, in the singular. */
  readonly typed?: string;
  readonly cares: readonly Care[];
}

const MOST_SERVINGS = 8;
/** How much of a serving may be missing for one person more. */
const NEARLY = 0.2;
const MOST_OF_ONE_VEGETABLE = 1.3;
const GENEROUS = 1.5;

/** How many the dish serves: as many as the stated amounts of its anchors feed. */
export function servingsFor(
  foods: readonly KnownFood[],
  eats: (known: KnownFood) => number,
  usual: number,
): number {
  const feeds = foods.flatMap((known) => {
    const limit = limitOf(known);
    return limit === undefined ? [] : Math.floor(limit / eats(known) + NEARLY);
  });
  return feeds.length === 0 ? usual : Math.max(1, Math.min(MOST_SERVINGS, ...feeds));
}

/** How much of it there is, in its serving unit, where that was said. */
const limitOf = ({ food, stated }: KnownFood): number | undefined => stated && inServingUnit(food, stated);

/** The share of a serving that is left for each of several foods of one role. */
export const crowding = (role: string, count: number): number =>
  Math.min(role === 'vegetable' ? MOST_OF_ONE_VEGETABLE : 1, (ROOM[role] ?? 3) / count);

/** Measures a food out. What was stated is used up where that is sensible, and never exceeded. */
export function portionOf(known: KnownFood, wanted: number): Omit<Portion, 'fromCupboard'> {
  const { food, variety } = known;
  const limit = limitOf(known);
  const asked = limit !== undefined && limit <= wanted * GENEROUS ? limit : inPieces(food, wanted);
  return {
    food,
    name: variety ?? food.name,
    plural: variety ? pluralOf(food, variety) : food.plural,
    quantity: limit === asked ? limit : measurable(asked, food.serving.unit, limit),
    states: known.states,
    typed: known.typed ?? '',
    cares: known.cares ?? [],
  };
}

/** Nobody keeps a third of a can, or cuts a chop in two. */
function inPieces({ role, serving: { unit, measure } }: Food, wanted: number): number {
  if (unit !== 'g' || !measure) return wanted;
  if (measure.name === 'can')
    return Math.max(0.5, Math.round((wanted / measure.grams) * 2) / 2) * measure.grams;
  return measure.name === 'each' && role === 'main'
    ? Math.max(1, Math.round(wanted / measure.grams)) * measure.grams
    : wanted;
}

const pluralOf = (food: Food, variety: string): string => (food.countable ? plural(variety) : variety);

/** Whether a sentence speaks of it in the plural. */
const isMany = ({ food: { serving }, quantity }: Portion): boolean =>
  serving.unit === 'each'
    ? quantity > 1
    : serving.measure?.name !== 'each' || quantity / serving.measure.grams >= 1.5;

/** Its name as a sentence needs it: "onion" for one, "onions" for two, "rice" always. */
export const nameOf = (portion: Portion): string => (isMany(portion) ? portion.plural : portion.name);

/** "the onion, garlic and carrots". */
export const the = (portions: readonly Portion[]): string => `the ${andList(portions.map(nameOf))}`;

/** Millilitres that grains drink when they are boiled by themselves. */
export const soakOf = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { food, quantity }) => sum + Math.floor((quantity * food.liquid) / 10) * 10, 0);

/** Its line in the list of ingredients. */
export function ingredientLine(portion: Portion): string {
  const { amount, aside } = amountWords(portion.food, portion.quantity);
  const states = [...portion.states].map((state) => STATE_WORDS[state]).join('');
  return `- ${amount} ${nameOf(portion)}${aside === '' ? '' : ` (${aside})`}${states}`;
}
