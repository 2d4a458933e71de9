import { amountText, gramsOf, gramsOfPlace, measured } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { NamedFood } from './claims/contents.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Extra } from './extras.ts';
import type { Found } from './find-recipe.ts';
import type { Food } from './foods/food.ts';
import { COUNTED_SPICES, KINDS, SWELLING } from './foods/kinds.ts';
import { FACTORS } from './foods/measures.ts';
import { BLEND, LEAST_OF_BLEND, PIECES, STRONG, WHOLE_SPICE } from './foods/spices.ts';
import { isCooked, isDriedBean } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { plural } from './read/words.ts';

/** A place of a recipe with its food and amount. */
export interface Portion {
  readonly place: OpenPlace;
  /** The foods in it. */
  readonly foods: readonly KnownFood[];
  /** Whether the cupboard fills it, and not the list. */
  readonly isFromCupboard: boolean;
  /** How the recipe calls them. */
  readonly names: readonly string[];
  /** The lines of the ingredients, one for each food. */
  readonly lines: readonly string[];
  /** Where it is taken besides the recipe's own foods. */
  readonly extra?: Extra;
}

/** A recipe measured out for a list. */
export interface Fitted {
  readonly found: Found;
  readonly servings: number;
  /** What the amounts of the file are multiplied by. */
  readonly factor: number;
  readonly portions: readonly Portion[];
}

/** Measures a recipe out: what is stated of its main foods decides for how many it is. */
export function fitRecipe(found: Found): Fitted {
  const { recipe, uses, extras } = found;
  const ratios = uses.flatMap(({ item: { food, stated }, place: at }) => {
    const place = recipe.places[at];
    const isMain = place && !place.isOptional && (recipe.needs.includes(at) || KINDS[food.kind].worth > 1);
    const wants = isMain && gramsOfPlace(place);
    const has = stated && gramsOf(food, stated);
    return has && wants ? has / wants : [];
  });
  const most = ratios.length > 0 ? Math.min(...ratios) : 1;
  const factor = FACTORS.find((one) => one <= most * 1.02) ?? 0.5;
  const own = recipe.places.flatMap((place, at) => {
    const here = uses.filter((use) => use.place === at);
    return here.length > 0 ? [portionOf(place, here, factor)] : [];
  });
  const more = extras.flatMap((extra) => extra.items.map((item) => extraPortion(found, extra, item, factor)));
  return {
    found,
    servings: Math.max(1, Math.round(recipe.serves * factor)),
    factor,
    portions: [...own, ...more],
  };
}

function extraPortion({ recipe }: Found, extra: Extra, item: KnownFood, factor: number): Portion {
  const { quantity = 1, unit } = (extra.rule.quantity ? extra.rule : recipe.poured) ?? {};
  const own = item.food.weighs['clove'] ? CLOVES : { quantity, ...(unit && { unit }) };
  const { sortOf = '' } = item.food;
  const called = sortOf.endsWith(' juice') ? sortOf : pluralOf(item);
  const isWhole = WHOLE_SPICE.test(called);
  const place = {
    ...own,
    foods: [called],
    options: [{ ...item, called }],
    groups: ['spices'],
    ...(isWhole && { note: 'crushed' }),
  };
  return { ...portionOf(place, [{ item, place: -1, quality: 1 }], factor), extra };
}

const CLOVES = { quantity: 2, unit: 'cloves' } as const;

/** The plural of what comes in pieces; what does not, such as sugar, has none. */
export const pluralOf = ({ food: { name, plural: many, kind }, variety }: NamedFood): string => {
  if (variety === undefined) return many;
  const isCounted = PIECES.test(variety) || (!/herb$/.test(kind) && (many !== name || name.endsWith('s')));
  return isCounted ? plural(variety) : variety;
};

function singularOf(name: string, { food, variety }: NamedFood): string {
  if (variety !== undefined && name === plural(variety)) return variety;
  return name === food.plural ? food.name : name.replace(/(?<=[^aeious])ies$/, 'y').replace(/(?<!s)s$/, '');
}

function portionOf(place: OpenPlace, uses: readonly Use[], factor: number): Portion {
  const isOnePiece = !place.unit && place.quantity * factor <= 1 && uses.length === 1;
  const names = uses.map(({ item }) => {
    const name = nameOf(item, place);
    return isOnePiece ? singularOf(name, item) : name;
  });
  const lines = uses.map((use, at) => lineOf(place, use, factor / uses.length, names[at] ?? ''));
  const isFromCupboard = uses.every((use) => use.isFromCupboard);
  return { place, foods: uses.map(({ item }) => item), isFromCupboard, names, lines };
}

/** How a food is called in a place: as the recipe calls it, or as the list does. */
function nameOf(item: KnownFood, { options }: OpenPlace): string {
  const { food, variety } = item;
  const own =
    options.find((option) => option.food.name === food.name && option.variety === variety) ??
    // The juice of a lemon is what a place for lemon juice takes.
    options.find((option) => option.food.name === food.sortOf && option.food.name.endsWith(' juice'));
  const name = own?.called ?? pluralOf(item);
  return isDriedBean(item) && !name.startsWith('dried') ? `dried ${name}` : name;
}

const NOTED_STATES = ['cooked', 'canned', 'frozen'] as const;

function lineOf(place: OpenPlace, { item, replaces }: Use, factor: number, name: string): string {
  const { note = '' } = place;
  const notes = [
    ...NOTED_STATES.filter((state) => item.states.has(state) && !note.includes(state)),
    swellOf(item, place) === 1 && isFor(note, item) ? note : '',
    isCrushed(item, place) ? 'crushed' : '',
    replaces === undefined || name.endsWith(replaces) ? '' : `in place of ${replaces}`,
  ];
  return `- ${[`${amountOf(place, item, factor)} ${name}`, ...notes.filter((one) => one !== '')].join(', ')}`;
}

/** Whether a note fits the food: only what has juice is squeezed, and what comes small is not cut. */
const isFor = (note: string, { food }: KnownFood): boolean =>
  (!/squeez|juice|zest/.test(note) || /lemon|lime|orange|grapefruit/.test(food.name)) &&
  (!/\b(?:cut|sliced|chopped|diced|pieces|strips|cubes|peeled)\b/.test(note) ||
    !/\b(?:peas|\w*corn|bean sprouts?|\w*berr(?:y|ies))$/.test(food.plural));

/** Whether a whole spice takes a place that asks for any: what the recipe does not name, it gives no time to soften. */
const isCrushed = ({ food, variety }: KnownFood, { groups, options }: OpenPlace): boolean =>
  WHOLE_SPICE.test(variety ?? food.name) &&
  groups.includes('spices') &&
  !options.some((option) => option.food.name === food.name);

/** How many grams of a food stand for one of the place's: dry beans are less than boiled ones, cooked rice is more than dry. */
function swellOf(item: KnownFood, { note = '' }: OpenPlace): number {
  if (isDriedBean(item)) return 0.4;
  const isSwollen = SWELLING.has(item.food.kind) && isCooked(item);
  return isSwollen && !/\b(?:cooked|leftover|boiled)\b(?!\))/.test(note) ? 2.4 : 1;
}

/** Teaspoons of a spice that a recipe does not know: of a strong one less than it says, of a blend more; else undefined. */
function spoonsOf({ quantity, unit, groups }: OpenPlace, { name }: Food, factor: number): number | undefined {
  if (unit !== 'tsp' || !groups.includes('spices')) return undefined;
  const most = STRONG[name] ?? Infinity;
  const least = BLEND.test(name) ? LEAST_OF_BLEND : 0;
  return quantity > most || quantity < least ? Math.max(Math.min(quantity, most), least) * factor : undefined;
}

/** The amount in front of the food's name: "2 (300 g)", "500 g", "1½ tbsp". */
function amountOf(place: OpenPlace, { food, stated, states, ...item }: KnownFood, factor: number): string {
  const { quantity, unit, size, grams } = place;
  const isSpooned = unit === 'tsp' || unit === 'tbsp';
  const swell = swellOf({ ...item, food, states }, place);
  const wants = (gramsOfPlace(place) ?? 0) * factor * swell;
  const has = stated && gramsOf(food, stated);
  const inGrams = (weight: number): string => amountText(measured(weight, 'g'), 'g');
  if (stated && has && has < wants * 0.98) {
    if (stated.unit === 'each') return amountText(stated.count);
    return amountText(Math.floor(has), unit === 'ml' || unit === 'l' ? 'ml' : 'g');
  }
  // Dried herbs are three times as strong as fresh ones.
  if (food.kind === 'herb' && states.has('dried') && unit !== 'tsp') {
    const spoons = unit === 'tbsp' ? quantity * factor : Math.max(0.5, (quantity * factor) / 10);
    return amountText(measured(spoons, 'tsp'), 'tsp');
  }
  if (swell !== 1 && wants > 0) return inGrams(wants);
  // A teaspoon of leaves or pods that are counted is one or two of them.
  if (
    isSpooned &&
    COUNTED_SPICES.has(food.kind) &&
    food.weighs['each'] !== undefined &&
    food.plural !== food.name
  )
    return amountText(Math.max(1, Math.round(quantity * factor)));
  // Other foods than the usual one come in other pieces.
  if (food.name !== place.options[0]?.food.name && !unit && grams !== undefined)
    return inGrams(grams * factor);
  const spoons = spoonsOf(place, food, factor);
  if (spoons !== undefined) return amountText(measured(spoons, 'tsp'), 'tsp');
  const weight = grams === undefined ? '' : `(${inGrams(grams * factor)})`;
  const count = quantity * factor;
  const whole = food.kind === 'egg' && !unit ? Math.max(1, Math.round(count)) : measured(count, unit);
  return [amountText(whole, unit), size, weight].filter(Boolean).join(' ');
}
