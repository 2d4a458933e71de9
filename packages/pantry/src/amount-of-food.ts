import { isLittleMore, juiceOf, statedSalt } from './amount-limits.ts';
import {
  amountText,
  gramsOf,
  gramsOfPlace,
  isInSpoons,
  measured,
  spoons,
  spoonsText,
  teaspoonsOf,
} from './amounts.ts';
import type { NamedFood } from './claims/contents.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import { countOf, ML_PER_SPOON_OF_GRANULES, SPOONS_OF_ZEST } from './counted-amounts.ts';
import { FLESH, type KindName, SWELLING } from './foods/kinds.ts';
import { COUNTED_UNITS } from './foods/measures.ts';
import { BLEND, LEAST_OF_BLEND, MOST_TEASPOONS } from './foods/spices.ts';
import { isCooked, isDriedBean, isZest } from './match-place.ts';
import { eggPart } from './names-of-foods.ts';
import type { Stated } from './read/read-amount.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { isPoured, unitOf } from './units-of-foods.ts';

/** How many grams of a food replace one gram in the recipe: fewer of dried beans than of boiled ones, more of cooked rice than of dry rice. */
export function swellOf(item: KnownFood, { note = '', options, grams = 0 }: OpenPlace): number {
  if (isDriedBean(item)) return 0.4;
  if (item.food.name === 'spring onion' && options[0]?.food.name === 'onion' && grams >= 100) return 0.4;
  const isSwollen = SWELLING.has(item.food.kind) && isCooked(item);
  return isSwollen && !/\b(?:cooked|leftover|boiled|drained|canned)\b(?!\))/.test(note) ? 2.4 : 1;
}

/** Teaspoons of a food that its place does not name: less than the recipe says for a strong spice, more for a blend, else undefined. */
function spoonsOf(place: OpenPlace, { food, variety }: NamedFood, factor: number): number | undefined {
  const { unit, groups, options } = place;
  const isOpen = groups.includes('spices');
  const name = (variety ?? food.name).replace(/^ground /, '');
  // Soda raises more than baking powder, and too much of it tastes of soap.
  const raises = RAISES[`${food.name} for ${options[0]?.food.name}`];
  if (raises) return spoons(unit ?? '', place.quantity) * raises * factor;
  const isUsual = options.some((option) => (option.variety ?? option.food.name) === name) && !isOpen;
  const isWeighed = (unit === 'g' || unit === 'ml') && food.name === 'hot sauce';
  if (!(isWeighed || unit === 'tsp' || (unit === 'tbsp' && !isOpen)) || isUsual) return undefined;
  const quantity = isWeighed ? place.quantity / 5 : spoons(unit ?? '', place.quantity);
  const most = MOST_TEASPOONS[name] ?? MOST_TEASPOONS[food.name] ?? Infinity;
  const least = isOpen && BLEND.test(name) ? LEAST_OF_BLEND : 0;
  return quantity > most || quantity < least ? Math.max(Math.min(quantity, most), least) * factor : undefined;
}

/** How much of a leavening does the same as one spoon of the other. */
const RAISES: Readonly<Record<string, number>> = {
  'baking soda for baking powder': 0.6,
  'baking powder for baking soda': 2,
};

/** Seasonings of which a stated pinch or dash is no more than a pinch. */
const DRY: ReadonlySet<KindName> = new Set<KindName>(['spice', 'sweetspice', 'herb', 'woodherb', 'salt']);

/** Units that stay as they were typed, such as a clove. */
const COUNTED: ReadonlyMap<string, string> = new Map(
  COUNTED_UNITS.filter(([one]) => one !== 'can').flatMap(([one, many]) =>
    [one, many].map((unit) => [unit, many] as const),
  ),
);

const MEATY: ReadonlySet<KindName> = new Set<KindName>([...FLESH, 'cannedfish']);
const LEFT_OVER = /^(?:tofu|frycheese|legume|cannedtomato)$/;
/** Vegetables of which nobody keeps half a piece, or the last of three. */
const KEPT_WHOLE = /^(?:allium|root|firmveg|softveg|podveg|tomato|salad|avocado|potato|bakefruit)$/;
/** Nobody halves a bun for a recipe, or a slice of bread. */
const BAKED_PIECES = /^(?:bread|wrap)$/;

/** Up to how many times as much as usual of a food goes in, so that nobody keeps the small rest of it. */
function mostMore(kind: KindName, { unit, count }: Stated): number {
  if (MEATY.has(kind)) return 2;
  if (LEFT_OVER.test(kind)) return 1.45;
  if (unit !== 'each') return 1;
  if (BAKED_PIECES.test(kind)) return 1.25;
  if (kind === 'dough' && count === 1) return 2;
  return KEPT_WHOLE.test(kind) && count <= 4 ? (count === 1 ? 2.6 : 1.7) : 1;
}

/** Nobody weighs a piece of fewer grams than this. */
const LEAST_WEIGHED = 10;

/** A stated amount that differs from a round one by so small a part is rounded to it. */
const NEARLY_ROUND = 0.025;

/** From so many grams on, a small stated amount is rounded down to five grams. */
const ROUGH_FROM = 20;

/** And from so many on to ten. */
const ROUGHER_FROM = 400;

/** Varieties that are parts of a piece, and so are not counted as whole ones. */
const PART_OF_PIECE = /\b(?:floret|chunk|strip|half|wedge)$/;

/** Nobody counts out more teaspoons of a food than so many, nor keeps to more of them than so many. */
const MOST_SPOONS = 21;
const MOST_SPOONED = 30;

/** A piece of at most so many grams is not halved. */
const SMALL_PIECE = 60;

/** From this part of the oil that a dish wants, the stated oil is enough: a cook stops there. */
export const ENOUGH_OIL = 0.25;

/** More oil than so many tablespoons is measured in millilitres. */
const MOST_SPOONS_OF_OIL = 6;

/** The zest that a place takes, where the list has zest and the place takes no juice: "1 tsp lemon zest". */
export function zestOf(place: OpenPlace, item: KnownFood, factor: number): string | undefined {
  const { quantity, unit, note = '' } = place;
  if (!isZest(item) || !/\bzest\b/.test(note) || /juice|squeez/.test(note)) return undefined;
  const wants = unit ? spoons(unit, quantity) : quantity * SPOONS_OF_ZEST;
  const { count = SPOONS_OF_ZEST, unit: own = '' } = item.stated ?? {};
  const has = /^t(?:ea)?sp/.test(own) ? count : 3 * count;
  return `${amountText(measured(Math.min(has, wants * factor), 'tsp'), 'tsp')} ${item.food.name} zest`;
}

/** The weight of the stated amount of a food, or of its whites or yolks where the place takes no more of its eggs. */
export function statedGrams(item: KnownFood, place: OpenPlace): number | undefined {
  const { food, stated } = item;
  const [usual] = place.options;
  // Water comes from the tap, every kitchen has salt, and granules make as much stock as is wanted.
  const isAmple = ['water', 'salt'].includes(food.name) || (food.kind === 'stock' && isInSpoons(stated));
  if (isZest(item) || isAmple) return undefined;
  return stated && gramsOf(usual && eggPart(item, place) ? usual.food : food, stated);
}

/** A stated amount, all of which goes in: it weighs `has`, which is `share` of the usual amount, and that is `count` in the unit of the place. */
function allOf(
  place: OpenPlace,
  food: KnownFood['food'],
  stated: Stated,
  has: number,
  share: number,
  count: number,
): string {
  const unit = unitOf(food, place) ?? '';
  // "3 garlic" are cloves, which is the only measure of garlic that has a weight.
  const counted = stated.unit === 'each' && !food.weighs.each ? Object.keys(food.weighs)[0] : stated.unit;
  if (stated.unit === 'each' && share >= 0.9 && MEATY.has(food.kind) && Number.isInteger(stated.count))
    return `${stated.count} (${amountText(measured(has, 'g'), 'g')})`;
  if (stated.unit === 'each' || COUNTED.has(stated.unit))
    return amountText(stated.count, COUNTED.get(counted ?? ''));
  if (isInSpoons(stated) && (teaspoonsOf(stated) <= MOST_SPOONED || isPoured(food)))
    return spoonsText(stated);
  if (unit.startsWith('t') && spoons(unit, count * share) <= MOST_SPOONS)
    return amountText(measured(count * share, unit), unit);
  const step = has < ROUGH_FROM ? 1 : has < ROUGHER_FROM ? 5 : 10;
  const round = measured(has, 'g');
  const weight = Math.abs(round - has) <= has * NEARLY_ROUND ? round : Math.round(has / step) * step;
  return amountText(weight, isPoured(food, unit) ? 'ml' : 'g');
}

/** The amount in front of the food's name: "2 (300 g)", "500 g", "1½ tbsp". */
export function amountOf(
  place: OpenPlace,
  { food, stated, states, ...item }: KnownFood,
  factor: number,
): string {
  const unit = unitOf(food, place);
  const { quantity, size, grams } = place;
  const swell = swellOf({ ...item, food, states }, place);
  const wants = (gramsOfPlace(place) ?? 0) * factor * swell;
  const has = statedGrams({ ...item, food, states, ...(stated && { stated }) }, place);
  const inGrams = (weight: number): string => amountText(measured(weight, 'g'), 'g');
  // A place that counts its stock is for cubes.
  if (food.kind === 'stock' && !place.unit) return amountText(Math.max(1, Math.round(quantity * factor)));
  if (food.kind === 'stock' && has && has < wants * 0.98) return amountText(measured(has, 'ml'), 'ml');
  // It is poured, and no egg.
  if (food.name === 'egg substitute' && !unit)
    return amountText(measured(Math.min(has ?? wants, wants), 'ml'), 'ml');
  if (stated?.unit === 'each' && / slice$/.test(item.variety ?? '')) return amountText(stated.count);
  const isSpooned = isInSpoons(stated);
  const juice = juiceOf(place, { food, stated }, factor);
  if (juice !== undefined) return juice;
  const isLittleSalt = food.kind === 'salt' && unit === 'tsp' && quantity <= 0.5;
  if (
    stated &&
    /^(?:pinch|dash|drop)/.test(stated.unit) &&
    (DRY.has(food.kind) || /^(?:flavour|sauce)$/.test(food.kind) || isLittleSalt)
  )
    return amountText(stated.count, DRY.has(food.kind) ? 'pinch' : stated.unit);
  // Nobody weighs oil.
  if (food.kind === 'oil' && (unit === 'g' || (unit === 'tbsp' && has !== undefined && !isSpooned))) {
    // There is more in the cupboard than a spoon for a pan of deep fat.
    const ml = has !== undefined && has >= wants * ENOUGH_OIL ? Math.min(has, wants) : wants;
    const spoons = measured(ml / 15, 'tbsp');
    return spoons <= MOST_SPOONS_OF_OIL ? amountText(spoons, 'tbsp') : amountText(measured(ml, 'ml'), 'ml');
  }
  const isAll =
    stated &&
    has &&
    (has >= 1 || isSpooned) &&
    (has < wants * 1.01 ||
      has <= wants * mostMore(food.kind, stated) ||
      isLittleMore(food.kind, unit, has / wants));
  if (isAll && (food.kind !== 'wholebird' || stated.unit === 'each'))
    return allOf(place, food, stated, has, wants > 0 ? has / wants : Infinity, quantity * factor);
  // Dried herbs are three times as strong as fresh ones.
  if (food.kind === 'herb' && states.has('dried') && unit !== 'tsp') {
    const spoons = unit === 'tbsp' ? quantity * factor : Math.max(0.5, (quantity * factor) / 10);
    return amountText(measured(spoons, 'tsp'), 'tsp');
  }
  if (swell !== 1 && wants > 0) return inGrams(wants);
  // Granules are dry, and their place is for what is made of them.
  if (food.name === 'gravy mix' && unit === 'ml')
    return amountText(measured((quantity * factor) / ML_PER_SPOON_OF_GRANULES, 'tbsp'), 'tbsp');
  const counted = countOf(place, { ...item, food, states, ...(stated && { stated }) }, factor, wants);
  if (counted !== undefined) return counted;
  // The number of pieces fits the usual food only, so another food is weighed.
  if (
    food.name !== place.options[0]?.food.name &&
    (!unit || /^(?:rasher|stick)s?$/.test(unit)) &&
    (grams !== undefined || (food.kind === 'allium' && wants > 0))
  ) {
    const weight = grams === undefined ? wants : grams * factor;
    const pieces = food.kind === 'wrap' && food.weighs.each ? weight / food.weighs.each : 0;
    return pieces >= 1 ? amountText(Math.round(pieces)) : inGrams(weight);
  }
  if (!unit && grams !== undefined && PART_OF_PIECE.test(item.variety ?? '')) return inGrams(grams * factor);
  const salt = statedSalt({ food, stated }, wants);
  if (salt) return spoonsText(salt);
  const own = spoonsOf(place, { ...item, food }, factor);
  if (own !== undefined)
    return amountText(measured(Math.min(own, stated ? teaspoonsOf(stated) : Infinity), 'tsp'), 'tsp');
  const count = quantity * factor;
  const isWhole =
    (/^(?:egg|wholebird)$/.test(food.kind) && !unit) ||
    (BAKED_PIECES.test(food.kind) && (!unit || unit === 'slices'));
  const isSmall = !unit && grams !== undefined && grams / quantity <= SMALL_PIECE;
  const whole = isWhole || isSmall ? Math.max(1, Math.round(count)) : measured(count, unit);
  if (unit === 'tbsp' && spoons(unit, count) > MOST_SPOONS && wants > 0)
    return amountText(measured(wants, 'g'), isPoured(food, unit) ? 'ml' : 'g');
  const isBird = food.kind === 'wholebird';
  const usual = (grams ?? 0) * (isBird ? whole / quantity : factor);
  const weighs = isBird && has && Math.round((has / usual) * whole) === whole ? has : usual;
  const weight = grams === undefined || weighs < LEAST_WEIGHED ? '' : `(${inGrams(weighs)})`;
  return [amountText(whole, unit), size, weight].filter(Boolean).join(' ');
}
