import { amountOf, statedGrams, swellOf, zestOf } from './amount-of-food.ts';
import { gramsOfPlace, scaleText } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Extra } from './extras.ts';
import type { Found } from './find-recipe.ts';
import type { KindName } from './foods/kinds.ts';
import { isWholeSpice } from './foods/spices.ts';
import { isCrushed, isPodOfSeeds, noteFits, noteFor, statesOf } from './line-notes.ts';
import { isSpray } from './match-place.ts';
import { eggPart, nameOf, pluralOf, singularOf } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList, normal } from './read/words.ts';
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
  /** The part of the usual amount: less than 1 where the list states less. */
  readonly share: number;
  /** The lines of the ingredients, one for each food. */
  readonly lines: readonly string[];
  /** The rule that added the food, where the recipe has no place for it. */
  readonly extra?: Extra;
}

/** Whether a dish gets only half of a food, by the food's name. */
export type IsHalved = (name: string) => boolean;

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
 * @param isHalved - tells of which foods the dish gets half
 */
export function fitRecipe(found: Found, wished?: number, isHalved: IsHalved = () => false): Fitted {
  const { recipe, uses, extras } = found;
  const factor = wished === undefined ? factorOf(found) : factorFor(found, wished);
  // The recipe is salted for a dish without what it can do without.
  const isSalted = uses.some(
    ({ item, place }) => recipe.places[place]?.isOptional && SALTY.has(item.food.name),
  );
  const isLess: IsHalved = (name) => isHalved(name) || (isSalted && SALT.test(name));
  const own = recipe.places.flatMap((place, at) => {
    const here = uses.filter((use) => use.place === at);
    return here.length > 0 ? [portionOf(place, here, factor, isLess)] : [];
  });
  const more = extras.flatMap((extra) =>
    extra.items.map((item) => extraPortion(found, extra, item, factor, isHalved)),
  );
  return {
    found,
    servings: wished ?? Math.max(1, Math.round(recipe.serves * factor)),
    factor,
    isAsked: wished !== undefined,
    portions: [...own, ...more],
  };
}

/** Foods of which a spoon salts a dish. */
const SALTY: ReadonlySet<string> = new Set(['soy sauce', 'fish sauce', 'miso', 'anchovies']);
const SALT = /(?:^|sea |kosher |table )salt$/;

function extraPortion(
  { recipe }: Found,
  extra: Extra,
  item: KnownFood,
  factor: number,
  isHalved: IsHalved,
): Portion {
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
    ...(isWhole ? { note: 'crushed' } : extra.rule.isZest && { note: 'zest' }),
  };
  return { ...portionOf(place, [{ item, place: -1, quality: 1 }], factor, isHalved), extra };
}

const CLOVES = { quantity: 2, unit: 'cloves' } as const;

function portionOf(written: OpenPlace, uses: readonly Use[], factor: number, isHalved: IsHalved): Portion {
  const isUnsliced =
    written.unit === 'slices' &&
    uses.every(({ item: { food } }) => food.kind === 'wrap' || /bagel|roll/.test(food.name));
  const place = isUnsliced ? inPieces(written) : written;
  const isOnly = uses.every(({ item: { stated } }) => stated?.unit === 'each' && stated.count <= 1);
  const isOnePiece = !place.unit && uses.length === 1 && (isOnly || place.quantity * factor <= 1);
  const isOneOfSome = (item: KnownFood): boolean =>
    uses.length > 1 && /^1(?: \(|$)/.test(amountOf(place, item, factor / uses.length));
  const names = uses.map(({ item }) => {
    const name = zestOf(place, item, factor) ? `${item.food.name} zest` : nameOf(item, place);
    return isOnePiece || isOneOfSome(item) ? singularOf(name, item) : name;
  });
  // A lemon and its juice are one line: "2 tbsp lemon juice".
  const listed = uses.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  const called = [...new Set(names)];
  const lines = listed.map((use, at) => {
    const name = called[at] ?? '';
    return lineOf(place, use, (isHalved(name) ? factor / 2 : factor) / listed.length, name);
  });
  const isFromCupboard = uses.every((use) => use.isFromCupboard);
  const share = shareOfPlace(place, uses, factor) * (called.some(isHalved) ? 0.5 : 1);
  return { place, foods: uses.map(({ item }) => item), isFromCupboard, names: called, share, lines };
}

/** The part of what a place takes that its foods have, where all their amounts are stated. */
function shareOfPlace(place: OpenPlace, uses: readonly Use[], factor: number): number {
  const each = ((gramsOfPlace(place) ?? 0) * factor) / uses.length;
  const parts = uses.map(({ item }) => {
    const wants = each * swellOf(item, place);
    const has = statedGrams(item, place) ?? wants;
    const isToppedUp = item.food.kind === 'oil' && has < wants / 2;
    return wants > 0 && has < wants * NEARLY && !isToppedUp ? has / wants : 1;
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** From this part on an amount is as good as the whole. */
const NEARLY = 0.98;

/** A place for slices of bread, for bread that is not sliced: a flatbread stands for two slices. */
const inPieces = ({ unit: _, ...place }: OpenPlace): OpenPlace => ({
  ...place,
  quantity: place.quantity / 2,
});

/** Kinds of which the plain name is another food: paprika beside smoked paprika. */
const APART: ReadonlySet<KindName> = new Set<KindName>(['spice', 'sweetspice', 'herb']);

/** Whether a name says nothing that another name does not say: "onions" beside "red onions". */
const isPartOf = (name: string, other: string): boolean => normal(other).includes(normal(name));

/** Whether two names differ only in words that every cook leaves out: "ground cinnamon". */
const isSame = (name: string, other: string): boolean => bare(name) === bare(other);
const bare = (name: string): string => normal(name).replace(/\b(?:ground|dried|fresh|whole) /g, '');

/** Less of an optional food than this part of a tablespoon is not measured. */
const SPECK = 0.4;

/** What is done with a fresh food that stands in the place of a powder. */
const FRESH_FOR_POWDER: Readonly<Record<string, string>> = {
  chilli: 'finely chopped',
  'red chilli': 'finely chopped',
  'green chilli': 'finely chopped',
  garlic: 'crushed',
  ginger: 'grated',
};

/** The name of one piece of fish or meat. */
const CUT = /\b(?:loin|fillet|steak|chop|cutlet|breast|thigh|leg)$/;

function lineOf(place: OpenPlace, { item, replaces }: Use, factor: number, name: string): string {
  const { note = '', unit } = place;
  if (place.isOptional && !item.stated && unit === 'tbsp' && place.quantity * factor < SPECK)
    return `- ${name}, a little`;
  const notes = [
    ...statesOf(item, note),
    swellOf(item, place) === 1 && noteFits(note, item) ? scaleText(noteFor(note, item, name), factor) : '',
    isCrushed(item, place) ? 'crushed' : isPodOfSeeds(item, place) ? 'seeds only, crushed' : '',
    note === '' && unit?.startsWith('t') && item.states.size === 0
      ? (FRESH_FOR_POWDER[item.food.name] ?? '')
      : '',
    // Spaghetti beside gluten-free pasta would look as if gluten were in the dish.
    replaces === undefined || name.endsWith(replaces) || /-free /.test(name) ? '' : `in place of ${replaces}`,
  ];
  if (isSpray(item)) return `- ${name}`;
  const amount = amountOf(place, item, factor);
  const zest = zestOf(place, item, factor);
  if (zest) return `- ${zest}`;
  const part = eggPart(item, place);
  if (part) return `- ${amount} ${amount === '1' ? 'egg' : 'eggs'}, ${part} only`;
  const isMany = name === item.food.name && /^(?!1$)\d+$/.test(amount);
  const isStick = name === 'celery' && /^[\d½¼¾⅓⅔]+$/.test(amount);
  const one = isStick ? 'celery stick' : singularOf(name, item);
  const called = /^1(?: \(|$)/.test(amount)
    ? one
    : isStick
      ? 'celery sticks'
      : isMany
        ? item.food.plural
        : /^\d+ \(/.test(amount)
          ? name.replace(CUT, '$&s')
          : name;
  const all = andList([
    called,
    ...(item.besides ?? []).filter(
      (other) => !isSame(other, called) && (APART.has(item.food.kind) || !isPartOf(other, called)),
    ),
  ]);
  return `- ${[`${amount} ${all}`, ...notes.filter((one) => one !== '')].join(', ')}`;
}
