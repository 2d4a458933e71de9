import { amountText, gramsOf, gramsOfPlace, measured, scaleText } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { NamedFood } from './claims/contents.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Extra } from './extras.ts';
import type { Found } from './find-recipe.ts';
import { COUNTED_SPICES, SWELLING } from './foods/kinds.ts';
import { BLEND, isWholeSpice, LEAST_OF_BLEND, MOST_TEASPOONS } from './foods/spices.ts';
import { isCrushed, noteFits, noteFor, statesOf } from './line-notes.ts';
import { isCooked, isDriedBean } from './match-place.ts';
import { eggPart, nameOf, pluralOf, singularOf } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { factorFor, factorOf } from './wishes/servings.ts';

/** A place of a recipe with its food and amount. */
export interface Portion {
  readonly place: OpenPlace;
  /** The foods in the place. */
  readonly foods: readonly KnownFood[];
  /** Whether all its foods come from the cupboard, and none from the list. */
  readonly isFromCupboard: boolean;
  /** The names of the foods in the texts of the recipe. */
  readonly names: readonly string[];
  /** The lines of the ingredients, one for each food. */
  readonly lines: readonly string[];
  /** The rule that added the food, where the recipe has no place for it. */
  readonly extra?: Extra;
}

/** A recipe measured out for a list. */
export interface Fitted {
  readonly found: Found;
  readonly servings: number;
  /** The number by which all amounts of the recipe file are multiplied. */
  readonly factor: number;
  /** Whether somebody asked for this number of servings. */
  readonly isAsked: boolean;
  readonly portions: readonly Portion[];
}

/**
 * Works out the amounts of a recipe. Without a wished number of servings, stated amounts of its main foods decide it.
 *
 * @param wished - for how many people
 */
export function fitRecipe(found: Found, wished?: number): Fitted {
  const { recipe, uses, extras } = found;
  const factor = wished === undefined ? factorOf(found) : factorFor(found, wished);
  const own = recipe.places.flatMap((place, at) => {
    const here = uses.filter((use) => use.place === at);
    return here.length > 0 ? [portionOf(place, here, factor)] : [];
  });
  const more = extras.flatMap((extra) => extra.items.map((item) => extraPortion(found, extra, item, factor)));
  return {
    found,
    servings: wished ?? Math.max(1, Math.round(recipe.serves * factor)),
    factor,
    isAsked: wished !== undefined,
    portions: [...own, ...more],
  };
}

function extraPortion({ recipe }: Found, extra: Extra, item: KnownFood, factor: number): Portion {
  const { quantity: usual = 1, unit } = (extra.rule.quantity ? extra.rule : recipe.poured) ?? {};
  // The rules weigh the foods of a savoury dish for four.
  const isForFour = extra.rule.unit === 'g' && extra.rule.taste === 'savoury';
  const quantity = isForFour ? (usual * recipe.serves) / 4 : usual;
  const own = item.food.weighs.clove ? CLOVES : { quantity, ...(unit && { unit }) };
  const { sortOf = '' } = item.food;
  const called = sortOf.endsWith(' juice') ? sortOf : pluralOf(item);
  const isWhole = isWholeSpice(called, item.food.kind);
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

function portionOf(written: OpenPlace, uses: readonly Use[], factor: number): Portion {
  const isUnsliced =
    written.unit === 'slices' &&
    uses.every(({ item: { food } }) => food.kind === 'wrap' || /bagel|roll/.test(food.name));
  const place = isUnsliced ? inPieces(written) : written;
  const isOnePiece = !place.unit && place.quantity * factor <= 1 && uses.length === 1;
  const names = uses.map(({ item }) => {
    const name = nameOf(item, place);
    return isOnePiece ? singularOf(name, item) : name;
  });
  // A lemon and its juice are one line: "2 tbsp lemon juice".
  const listed = uses.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  const called = [...new Set(names)];
  const lines = listed.map((use, at) => lineOf(place, use, factor / listed.length, called[at] ?? ''));
  const isFromCupboard = uses.every((use) => use.isFromCupboard);
  return { place, foods: uses.map(({ item }) => item), isFromCupboard, names: called, lines };
}

/** A place for slices of bread, for bread that is not sliced: a flatbread stands for two slices. */
const inPieces = ({ unit: _, ...place }: OpenPlace): OpenPlace => ({
  ...place,
  quantity: place.quantity / 2,
});

/** Less of an optional food than this part of a tablespoon is not measured. */
const SPECK = 0.4;

function lineOf(place: OpenPlace, { item, replaces }: Use, factor: number, name: string): string {
  const { note = '', unit } = place;
  if (place.isOptional && unit === 'tbsp' && place.quantity * factor < SPECK) return `- ${name}, a little`;
  const notes = [
    ...statesOf(item, note),
    swellOf(item, place) === 1 && noteFits(note, item) ? scaleText(noteFor(note, item, name), factor) : '',
    isCrushed(item, place) ? 'crushed' : '',
    // Spaghetti beside gluten-free pasta would look as if gluten were in the dish.
    replaces === undefined || name.endsWith(replaces) || /-free /.test(name) ? '' : `in place of ${replaces}`,
  ];
  const amount = amountOf(place, item, factor);
  const part = eggPart(item, place);
  if (part) return `- ${amount} ${amount === '1' ? 'egg' : 'eggs'}, ${part} only`;
  const called = amount === '1' ? singularOf(name, item) : name;
  return `- ${[`${amount} ${called}`, ...notes.filter((one) => one !== '')].join(', ')}`;
}

/** How many grams of a food replace one gram in the recipe: fewer of dried beans than of boiled ones, more of cooked rice than of dry rice. */
function swellOf(item: KnownFood, { note = '' }: OpenPlace): number {
  if (isDriedBean(item)) return 0.4;
  const isSwollen = SWELLING.has(item.food.kind) && isCooked(item);
  return isSwollen && !/\b(?:cooked|leftover|boiled)\b(?!\))/.test(note) ? 2.4 : 1;
}

/** Teaspoons of a food that its place does not name: less than the recipe says for a strong spice, more for a blend, else undefined. */
function spoonsOf(place: OpenPlace, { food, variety }: NamedFood, factor: number): number | undefined {
  const { unit, groups, options } = place;
  const isOpen = groups.includes('spices');
  const name = variety ?? food.name;
  const isUsual = options.some((option) => (option.variety ?? option.food.name) === name) && !isOpen;
  if (!(unit === 'tsp' || (unit === 'tbsp' && !isOpen)) || isUsual) return undefined;
  const quantity = spoons(unit, place.quantity);
  const most = MOST_TEASPOONS[name] ?? Infinity;
  const least = isOpen && BLEND.test(name) ? LEAST_OF_BLEND : 0;
  return quantity > most || quantity < least ? Math.max(Math.min(quantity, most), least) * factor : undefined;
}

/** Nobody weighs a piece of fewer grams than this. */
const LEAST_WEIGHED = 10;

/** Yolks replace whole eggs by less than the weight, or the dish is all yolk: two for an egg. */
const YOLK_SHARE = 0.6;

/** The teaspoons of zest on a lemon or a lime. */
const SPOONS_OF_ZEST = 3;

const spoons = (unit: string, quantity: number): number => (unit === 'tbsp' ? 3 * quantity : quantity);

/** The cloves or berries of a spice that give a teaspoon when they are ground. */
const BERRIES_IN_TSP = 8;

/** The tablespoons of juice in a lemon or a lime. */
const SPOONS_OF_JUICE = 2.5;

/** The amount in front of the food's name: "2 (300 g)", "500 g", "1½ tbsp". */
function amountOf(place: OpenPlace, { food, stated, states, ...item }: KnownFood, factor: number): string {
  // Only liquid fat is measured in millilitres.
  const unit = food.kind === 'butter' && place.unit === 'ml' ? 'g' : place.unit;
  const { quantity, size, grams } = place;
  const isSpooned = unit === 'tsp' || unit === 'tbsp';
  const swell = swellOf({ ...item, food, states }, place);
  const wants = (gramsOfPlace(place) ?? 0) * factor * swell;
  const has = stated && gramsOf(food, stated);
  const inGrams = (weight: number): string => amountText(measured(weight, 'g'), 'g');
  if (stated && has && has >= 1 && has < wants * 0.98) {
    if (stated.unit === 'each') return amountText(stated.count);
    if (/^t(?:ea|able)?sp/.test(stated.unit))
      return amountText(stated.count, /^t(?:ea)?sp/.test(stated.unit) ? 'tsp' : 'tbsp');
    return amountText(Math.floor(has), unit === 'ml' || unit === 'l' ? 'ml' : 'g');
  }
  // Dried herbs are three times as strong as fresh ones.
  if (food.kind === 'herb' && states.has('dried') && unit !== 'tsp') {
    const spoons = unit === 'tbsp' ? quantity * factor : Math.max(0.5, (quantity * factor) / 10);
    return amountText(measured(spoons, 'tsp'), 'tsp');
  }
  if (swell !== 1 && wants > 0) return inGrams(wants);
  // Leaves and pods are counted and not measured: a teaspoon stands for one of them.
  if (
    isSpooned &&
    COUNTED_SPICES.has(food.kind) &&
    food.weighs.each !== undefined &&
    food.plural !== food.name
  )
    return amountText(Math.max(1, Math.round(quantity * factor)));
  if (food.kind === 'egg' && food.weighs.each && wants > 0 && unit !== 'ml') {
    const part = eggPart({ food }, place);
    if (part) return amountText(Math.max(1, Math.round(wants / (place.options[0]?.food.weighs.each ?? 1))));
    const isForWhole = food.name === 'egg yolk' && place.options[0]?.food.name === 'egg';
    return amountText(Math.max(1, Math.round((wants / food.weighs.each) * (isForWhole ? YOLK_SHARE : 1))));
  }
  if (isSpooned && / bean$/.test(item.variety ?? ''))
    return amountText(Math.max(1, Math.round(quantity * factor)));
  if (isSpooned && food.sortOf?.endsWith(' juice') && /\bzest\b/.test(place.note ?? ''))
    return amountText(Math.max(1, Math.round((spoons(unit, quantity) * factor) / SPOONS_OF_ZEST)));
  if (!unit && /^ground /.test(item.variety ?? ''))
    return amountText(measured((quantity * factor) / BERRIES_IN_TSP, 'tsp'), 'tsp');
  if (!unit && / juice$/.test(food.name))
    return amountText(measured(quantity * factor * SPOONS_OF_JUICE, 'tbsp'), 'tbsp');
  // The number of pieces fits the usual food only, so another food is weighed.
  if (food.name !== place.options[0]?.food.name && !unit && grams !== undefined) {
    const pieces = food.kind === 'wrap' && food.weighs.each ? (grams * factor) / food.weighs.each : 0;
    return pieces >= 1 ? amountText(Math.round(pieces)) : inGrams(grams * factor);
  }
  const own = spoonsOf(place, { ...item, food }, factor);
  if (own !== undefined) return amountText(measured(own, 'tsp'), 'tsp');
  const weight = grams === undefined || grams * factor < LEAST_WEIGHED ? '' : `(${inGrams(grams * factor)})`;
  const count = quantity * factor;
  const whole = food.kind === 'egg' && !unit ? Math.max(1, Math.round(count)) : measured(count, unit);
  return [amountText(whole, unit), size, weight].filter(Boolean).join(' ');
}
