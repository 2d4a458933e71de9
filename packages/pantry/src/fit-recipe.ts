import { amountOf, ENOUGH_OIL, statedGrams, swellOf, zestOf } from './amount-of-food.ts';
import { gramsOfPlace } from './amounts.ts';
import { ampleFactor } from './ample.ts';
import type { Use } from './assign-places.ts';
import type { KnownRecipe, OpenPlace } from './cookbook/known-recipe.ts';
import type { Extra } from './extras.ts';
import type { Found } from './find-recipe.ts';
import { isWholeSpice } from './foods/spices.ts';
import { lineOf } from './ingredient-line.ts';
import { nameOf, pluralOf, singularOf } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { shortened } from './short-names.ts';
import { factorFor, factorOf, smallPiecesEach } from './wishes/servings.ts';

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
    return here.length > 0 ? [portionOf(recipe, place, here, factor, isLess)] : [];
  });
  const more = extras.flatMap((extra) =>
    extra.items.map((item) => extraPortion(found, extra, item, factor, isHalved)),
  );
  return {
    found,
    servings: wished ?? Math.max(1, Math.round((recipe.serves * factor) / smallPiecesEach(recipe))),
    factor,
    isAsked: wished !== undefined,
    portions: shortened([...own, ...more]),
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
  const { quantity: usual, unit } = extra.rule;
  // The rules weigh the foods of a savoury dish for four.
  const isForFour = extra.rule.unit === 'g' && extra.rule.taste === 'savoury';
  const quantity = isForFour ? (usual * recipe.serves) / 4 : usual;
  const own = item.food.weighs.clove ? CLOVES : { quantity, ...(unit && { unit }) };
  const { sortOf = '' } = item.food;
  const fruit = extra.rule.isZest ? `${item.food.name} zest` : sortOf;
  const called = sortOf.endsWith(' juice') ? fruit : pluralOf(item);
  const isWhole = isWholeSpice(called, item.food.kind);
  const place = {
    ...own,
    foods: [called],
    options: [{ ...item, called }],
    groups: ['spices'],
    note: isWhole ? 'crushed' : extra.rule.isZest ? 'zest' : (extra.rule.note ?? ''),
  };
  return { ...portionOf(recipe, place, [{ item, place: -1, quality: 1 }], factor, isHalved), extra };
}

const CLOVES = { quantity: 2, unit: 'cloves' } as const;

function portionOf(
  recipe: KnownRecipe,
  written: OpenPlace,
  uses: readonly Use[],
  factor: number,
  isHalved: IsHalved,
): Portion {
  const isUnsliced =
    written.unit === 'slices' &&
    uses.every(({ item: { food } }) => food.kind === 'wrap' || /bagel|roll/.test(food.name));
  const place = isUnsliced ? inPieces(written) : written;
  const isOnly = uses.every(({ item: { stated } }) => stated?.unit === 'each' && stated.count <= 1);
  const isOnePiece = !place.unit && uses.length === 1 && (isOnly || place.quantity * factor <= 1);
  const names = uses.map((use) => {
    const { item } = use;
    const name = zestOf(place, item, factor) ? `${item.food.name} zest` : nameOf(item, place);
    const each = factor / uses.length;
    const amount = amountOf(place, item, each * ampleFactor(recipe, place, use, each));
    const isOne = ONE_PIECE.test(amount) || (isOnePiece && !MANY_PIECES.test(amount));
    return isOne ? singularOf(name, item) : name;
  });
  // A lemon and its juice are one line: "2 tbsp lemon juice".
  const listed = uses.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  const called = [...new Set(names)];
  const lines = listed.map((use, at) => {
    const name = called[at] ?? '';
    const each = (isHalved(name) ? factor / 2 : factor) / listed.length;
    return lineOf(place, use, each * ampleFactor(recipe, place, use, each), name);
  });
  const isFromCupboard = uses.every((use) => use.isFromCupboard);
  const share = shareOfPlace(place, uses, factor) * (called.some(isHalved) ? 0.5 : 1);
  return { place, foods: uses.map(({ item }) => item), isFromCupboard, names: called, share, lines };
}

/** Amounts of one piece or less, and of several. */
const ONE_PIECE = /^(?:1|[½¼¾⅓⅔])(?: \(|$)/;
const MANY_PIECES = /^(?:[2-9]|1[\d½¼¾⅓⅔])/;

/** The part of what a place takes that its foods have, where all their amounts are stated. */
function shareOfPlace(place: OpenPlace, uses: readonly Use[], factor: number): number {
  const each = ((gramsOfPlace(place) ?? 0) * factor) / uses.length;
  const parts = uses.map(({ item }) => {
    const wants = each * swellOf(item, place);
    const has = statedGrams(item, place) ?? wants;
    const isToppedUp = item.food.kind === 'oil' && has < wants * ENOUGH_OIL;
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
