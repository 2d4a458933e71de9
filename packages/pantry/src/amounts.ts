import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Food } from './foods/food.ts';
import { KIND_GROUPS } from './foods/kind-groups.ts';
import { BUNCHES, COUNTED_UNITS, CUPS, FRACTIONS, MEASURES, ROUNDING_STEPS } from './foods/measures.ts';
import { SHAPES, UNITS } from './foods/words.ts';
import type { Stated } from './read/read-amount.ts';

const PACKET = /^(?:pack|package|pkg|envelope|sachet|pouch|box)$/;

/** The weight of an amount of a food, in grams (or millilitres); undefined when its unit has no weight for this food. */
export function gramsOf(
  { weighs, kind, name = '' }: Pick<Food, 'weighs'> & Partial<Pick<Food, 'kind' | 'name'>>,
  { count, unit }: Stated,
): number | undefined {
  // A unit without a weight of its own counts the pieces of a food: "2 fillets salmon", "1 head broccoli".
  const piece = weighs.each ?? (unit === 'each' ? Object.values(weighs)[0] : undefined);
  const tin = unit === 'tin' ? weighs.can : undefined;
  // A package of soup mix is one of its packets.
  const packet = PACKET.test(unit) ? weighs.packet : undefined;
  const one =
    weighs[unit] ||
    inSpoons(unit, weighs.cup ?? MEASURES.cup?.[name] ?? (kind && CUPS[kind])) ||
    MEASURES[unit]?.[name] ||
    (unit === 'bunch' && kind && BUNCHES[kind]) ||
    UNITS.get(unit) ||
    tin ||
    packet ||
    SHAPES.get(unit) ||
    piece;
  return one && count * one;
}

/** What a cup, a tablespoon or a teaspoon holds of a food of which a cup weighs so much; undefined for other units. */
function inSpoons(unit: string, cup?: number): number | undefined {
  const part = PARTS_OF_CUP.find(([units]) => units.test(unit))?.[1];
  return cup && part && cup / part;
}

const PARTS_OF_CUP: readonly (readonly [units: RegExp, part: number])[] = [
  [/^cup$/, 1],
  [/^(?:tbsp?|tbs|tablespoon)$/, 16],
  [/^(?:tsp|teaspoon)$/, 48],
];

/** How many grams (or millilitres) of its usual food a place takes. */
export function gramsOfPlace({ quantity, unit, grams, options, groups }: OpenPlace): number | undefined {
  const [usual] = options;
  const [kind] = KIND_GROUPS[groups[0] ?? '']?.kinds ?? [];
  return (
    grams ??
    gramsOf(usual?.food ?? { weighs: {}, ...(kind && { kind }) }, {
      count: quantity,
      unit: unit ? countedUnit(unit, 1) : 'each',
    })
  );
}

const countedUnit = (unit: string, count: number): string =>
  COUNTED_UNITS.find((forms) => forms.includes(unit))?.[count <= 1 ? 0 : 1] ?? unit;

/** Writes 1.5 as "1½", rounded to the nearest quarter or third. */
function fraction(value: number): string {
  const whole = Math.floor(value);
  const distance = ([part]: readonly [number, string]): number => Math.abs(part - (value - whole));
  const [part, sign] = FRACTIONS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const count = whole + Math.floor(part);
  return count === 0 ? sign || '¼' : `${count}${sign}`;
}

/** Less than this part of a teaspoon is a pinch. */
const LEAST_SPOON = 0.15;

/** Nobody cuts three quarters off an onion: below this part of a piece a quarter is measured, above it a half. */
const SMALL_PART_OF_PIECE = 0.375;

/** Rounds a quantity to one that a cook can measure: whole grams and eggs, halves of spoons and onions. */
export function measured(quantity: number, unit = ''): number {
  if (unit === 'tsp' && quantity < LEAST_SPOON) return quantity;
  if (/^(?:pinch|clove|sprig)/.test(unit)) return Math.max(1, Math.round(quantity));
  // A sheet of pastry is rolled a little thinner before a second one is bought.
  if (unit.startsWith('sheet')) return Math.max(1, Math.round(quantity - 0.2));
  const pieces = quantity < SMALL_PART_OF_PIECE ? 0.25 : quantity < (unit ? 4 : 2.25) ? 0.5 : 1;
  const grams = ROUNDING_STEPS.find(([below]) => quantity < below)?.[1] ?? 1;
  const step = /^(?:kg|l)$/.test(unit) ? 0.1 : /^(?:g|ml)$/.test(unit) ? grams : pieces;
  return Math.max(Math.min(step, 1), Number((Math.round(quantity / step) * step).toFixed(2)));
}

/** An amount as text: "1.5 kg", "1½ tbsp", "2 cloves", "3". */
export function amountText(quantity: number, unit = ''): string {
  if (quantity >= 1000 && /^(?:g|ml)$/.test(unit))
    return amountText(quantity / 1000, unit === 'g' ? 'kg' : 'l');
  if (quantity < 1 && /^(?:kg|l)$/.test(unit)) return amountText(quantity * 1000, unit === 'kg' ? 'g' : 'ml');
  // Nobody counts out so many spoons.
  if (unit === 'tsp' && (quantity >= 6 || quantity === 3))
    return amountText(measured(quantity / 3, 'tbsp'), 'tbsp');
  if (unit === 'tbsp' && quantity < 0.5) return amountText(measured(quantity * 3, 'tsp'), 'tsp');
  if (unit === 'tbsp' && quantity > 10) return amountText(measured(quantity * 15, 'ml'), 'ml');
  if (unit === 'tsp' && quantity < LEAST_SPOON) return '1 pinch';
  if (unit.startsWith('pinch') && quantity > 2) return amountText(measured(quantity / 16, 'tsp'), 'tsp');
  if (/^(?:g|ml|kg|l)$/.test(unit)) return `${Math.round(quantity * 100) / 100} ${unit}`;
  return `${fraction(quantity)} ${countedUnit(unit, quantity)}`.trim();
}

/** An amount in teaspoons, of one in teaspoons or tablespoons. */
export const spoons = (unit: string, quantity: number): number => (unit === 'tbsp' ? 3 * quantity : quantity);

/** The teaspoons of a stated amount; infinite where it is not stated in spoons. */
export const teaspoonsOf = ({ count, unit }: Stated): number =>
  /^t(?:ea)?sp/.test(unit) ? count : /^t(?:ablesp|b)/.test(unit) ? 3 * count : Infinity;

/** Whether an amount is stated in spoons. */
export const isInSpoons = (stated: Stated | undefined): stated is Stated =>
  stated !== undefined && teaspoonsOf(stated) < Infinity;

/** A stated amount of spoons, as it stands. */
export const spoonsText = ({ count, unit }: Stated): string =>
  amountText(count, /^t(?:ea)?sp/.test(unit) ? 'tsp' : 'tbsp');

/** Text behind an amount of a single piece or of a tin. Such an amount is the same for any number of servings. */
const PER_PIECE =
  /^(?: (?:loaf|tin|dish|pan|mould|jar|bowl|casserole|baking|pie|ovenproof)\b|[^.;]{0,30}\b(?:each|per|apiece)\b)/;
const AMOUNT =
  /(?<![\d.×–-]|\b(?:each|per|every) )(?:(\d+(?:\.\d+)?) to )?(\d+(?:\.\d+)?) (kg|g|ml|l|litres?|tbsp|tsp)\b(?! [×x])/g;

/** Numbers of pieces that the dish is cut or shaped into. */
const COUNT =
  /(?<=\b(?:in|into|makes) )\d+(?=[.;] |$| (?:thick |thin )?(?:pieces|balls|patties|moulds|fingers|glasses|squares|slices)\b)|(?<!\bjoint\b[^.]*)\b(?:two|four|six|eight)(?= (?:(?:deep|wide|small|large|warm|hot|cold) )?(?:patties|rounds|bowls|glasses|squares|fingers|balls|pieces|parcels|burgers|mugs|cups|jars|plates|ramekins|skewers)\b)/gi;
const SINGLE =
  /\b1 (round|bowl|glass|square|finger|ball|piece|parcel|burger|mug|cup|jar|plate|ramekin|skewer)(?:es|s)\b/g;
const COUNTS: Readonly<Record<string, number>> = { two: 2, four: 4, six: 6, eight: 8 };

const VESSEL_WORDS = String.raw`(?:[a-z-]+ ){0,3}?(?:pan|skillet|tin|dish|springform|mould)s?\b`;

/** The sides of a pan, a tin or a dish, and how much it holds. */
const SIDES = new RegExp(
  String.raw`\b\d\d(?: by \d\d)?(?= cm ${VESSEL_WORDS})|(?<=\b(?:tin|dish) of )\d\d(?: by \d\d)?(?= cm)`,
  'g',
);
const HOLDS = /\b(?:900(?= g loaf tin)|\d(?:\.\d)?(?= (?:l|litre) (?:baking )?(?:dish|tin|mould|bowl)\b))/g;

/** Below this factor a dish needs a smaller pan or tin. */
export const SMALL_PART = 0.7;
const SMALLEST_VESSEL = 15;

/** Whether a text says how large its pan, tin or dish is. */
export const namesVessel = (text: string): boolean => text.search(SIDES) >= 0 || text.search(HOLDS) >= 0;

/** Names the pan, tin or dish that a part of a dish needs. */
const fitVessels = (text: string, factor: number): string =>
  text
    .replaceAll(SIDES, (sides) =>
      sides.replaceAll(
        /\d+/g,
        (side) => `${Math.max(SMALLEST_VESSEL, Math.round(Number(side) * Math.sqrt(factor)))}`,
      ),
    )
    .replaceAll(HOLDS, (size) => `${size === '900' ? 450 : measured(Number(size) * factor, 'l')}`)
    .replaceAll('450 g loaf tin (23 × 13 cm)', '450 g loaf tin (16 × 10 cm)');

/** A food in the text behind an amount of it. */
const OF_PLACE = /^(?: of)?(?: the)? \[([^[\]]+)\]/;

/** "2 tbsp", or "2 to 3 tbsp", times a factor. */
function scaleAmount(least: string | undefined, most: string, unit: string, factor: number): string {
  const [from, to] = [least ?? most, most].map((count) => {
    const number = measured(Number(count) * factor, unit.replace(/itres?$/, ''));
    return unit.startsWith('t') || number >= 1000 ? amountText(number, unit) : `${number} ${unit}`;
  }) as [string, string];
  const [count = '', measure] = from.split(' ');
  if (from === to) return to;
  return `${to.endsWith(` ${measure}`) ? count : from} to ${to}`;
}

/**
 * Multiplies the amounts in a text by a factor, for another number of servings.
 *
 * @param shares - the part of the usual amount that there is of a food, by its name in the text, where it is less than the whole
 */
export function scaleText(text: string, factor: number, shares: ReadonlyMap<string, number> = ALL): string {
  if (factor === 1 && shares.size === 0) return text;
  return (factor < SMALL_PART ? fitVessels(text, factor) : text)
    .replaceAll(
      COUNT,
      (count) => `${Math.max(1, Math.round((COUNTS[count.toLowerCase()] ?? Number(count)) * factor))}`,
    )
    .replaceAll(AMOUNT, (whole: string, least, most, unit, at: number, all: string) => {
      const after = all.slice(at + whole.length);
      const [, food = ''] = OF_PLACE.exec(after) ?? [];
      const own = factor * (shares.get(food) ?? 1);
      return own === 1 || PER_PIECE.test(after) ? whole : scaleAmount(least, most, unit, own);
    })
    .replaceAll(SINGLE, '1 $1')
    .replaceAll(/\beach of 1 /g, 'a ');
}

const ALL: ReadonlyMap<string, number> = new Map();
