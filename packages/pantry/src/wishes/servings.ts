import { statedGrams, swellOf } from '../amount-of-food.ts';
import { gramsOf, gramsOfPlace, namesVessel, SMALL_PART } from '../amounts.ts';
import type { Use } from '../assign-places.ts';
import type { KnownRecipe, OpenPlace } from '../cookbook/known-recipe.ts';
import type { Step } from '../cookbook/recipe.ts';
import type { Draft } from '../draft-recipe.ts';
import type { Found } from '../find-recipe.ts';
import type { Fitted } from '../fit-recipe.ts';
import { ENOUGH_IN_BAKE } from '../foods/enough-in-bake.ts';
import { FLESH, KINDS } from '../foods/kinds.ts';
import { BESIDE_MEAT, FACTORS, IN_EVERY_KITCHEN } from '../foods/measures.ts';
import { methodOf } from '../method-of.ts';
import type { KnownFood } from '../read/read-ingredient.ts';
import { andList } from '../read/words.ts';

/** A recipe for at least so many makes small pieces, such as cookies. */
const PIECES_FROM = 16;

/** How many small pieces one person gets. */
const PIECES_EACH = 3;

/** A recipe for at least so many of these makes a tray of them, of which one person gets two. */
const ROLLS_FROM = 9;
const ROLLS = /\b(?:muffins?|scones?|biscuits?|rolls|buns|cupcakes|bars|brownies)\b/i;
const ROLLS_EACH = 2;

/** The least part of a whole piece that a cook can measure out, and that of pieces that are harder to divide, by their kind. */
const LEAST_PART = 0.2;
const LEAST_WHOLE: Readonly<Record<string, number>> = { egg: 0.75, wholebird: 0.9, dough: 0.45 };

/** From this worth on, a food decides how much of a savoury dish there is. */
const WORTH_OF_MAIN = 2;

/** Courses whose proportions a cook keeps to, and courses in which dough and batter are such dishes. */
const BAKES: ReadonlySet<string> = new Set(['sweet', 'bread', 'preserve']);
const SOMETIMES_BAKES: ReadonlySet<string> = new Set(['breakfast', 'snack']);

/** Whether a dish is baked of dough or batter, or sweet. */
export const isBake = ({ recipe: { course, places, needs } }: Pick<Found, 'recipe'>): boolean =>
  BAKES.has(course) ||
  (SOMETIMES_BAKES.has(course) &&
    places.some(
      ({ options: [usual], isOptional }, at) =>
        (/^(?:leaven|yeast)$/.test(usual?.food.kind ?? '') && !isOptional) ||
        (usual?.food.kind === 'flour' && needs.includes(at)),
    ));

/** So many grams of meat or fish are a small portion, and a portion all the same. */
const LEAST_MEAT = 105;
/** Less is enough beside food that fills. */
const LEAST_MEAT_BESIDE = 55;
const FILLING: ReadonlySet<string> = new Set([
  ...(['legume', 'pulse', 'rice', 'grain', 'pasta', 'noodle', 'potato', 'bread', 'wrap', 'egg'] as const),
]);

/** So many grams of cooked beans are, where the dish has rice, pasta, potatoes or the like as well. */
const LEAST_BEANS = 55;
const LEAST_BEANS_WITH_MEAT = 38;
const LEAST_CANNED_FISH = 27;
const BULK: ReadonlySet<string> = new Set([
  ...(['rice', 'grain', 'pasta', 'noodle', 'potato', 'bread', 'wrap', ...FLESH] as const),
]);
const DRY_SWELLS = 2.4;

/** Whether the strictest or the laxest limit is asked for. */
type Limit = 'strict' | 'lax';

/** Nobody misses a fifth of the meat of a stew. */
const NEARLY_ENOUGH = 0.8;

/** For how much of the dish the stated amount of a food is enough, as a factor; infinite where none of weight is stated, or where it is enough for so many people. */
function enoughOf(
  { item, place: at }: Use,
  found: Pick<Found, 'recipe' | 'uses'>,
  servings = Infinity,
  limit: Limit = 'strict',
): number {
  const { recipe, uses } = found;
  const place = recipe.places[at];
  // Cabbage makes up for the one carrot beside it.
  if (uses.some((use) => use.place === at && use.item !== item && !use.item.stated)) return Infinity;
  const { worth } = KINDS[item.food.kind];
  const isMain =
    place && !IN_EVERY_KITCHEN.test(item.food.name) && (worth > 1 || isDecisive(at, { recipe, uses }));
  const wants = isMain && (gramsOfPlace(place) ?? 0) * swellOf(item, place);
  const has = place && statedGrams(item, place);
  const isBeside = (kinds: ReadonlySet<string>): boolean =>
    uses.some(({ item: other, isFromCupboard }) => kinds.has(other.food.kind) && !isFromCupboard);
  const leastMeat = isBeside(FILLING) ? LEAST_MEAT_BESIDE : LEAST_MEAT;
  if (has && isMeat(item) && (meatIn(found) >= servings * leastMeat || hasMoreMeat(item, uses)))
    return Infinity;
  const beans = item.food.kind === 'legume' ? has : item.food.kind === 'pulse' && has && DRY_SWELLS * has;
  const isBesideBulk = hasBulk(uses) || isBeside(BEANS);
  if (has && item.food.kind === 'cannedfish' && has >= servings * LEAST_CANNED_FISH && isBesideBulk)
    return Infinity;
  const leastBeans = uses.some(({ item: other }) => isMeat(other)) ? LEAST_BEANS_WITH_MEAT : LEAST_BEANS;
  if (beans && beans >= servings * leastBeans && (recipe.course === 'soup' || hasBulk(uses))) return Infinity;
  // Chicken for four is not halved for a spoon of starch.
  const ofMain = limit === 'strict' ? 1 : NEARLY_ENOUGH;
  const ofBake = limit === 'strict' ? 1 : (ENOUGH_IN_BAKE.get(item.food.kind) ?? 1);
  const most = isBake({ recipe }) ? ofBake : worth < WORTH_OF_MAIN ? ENOUGH : ofMain;
  const share = isFruitOf(item, recipe) ? SOME_LESS : most;
  const ratio = place && has && wants ? (countRatio(place, item) ?? has / wants) : Infinity;
  return (ratio / share) * uses.filter((use) => use.place === at).length;
}

/** Three bananas are three bananas, whatever they weigh. */
function countRatio({ quantity, unit, options }: OpenPlace, { food, stated }: KnownFood): number | undefined {
  const isCounted = !unit && stated?.unit === 'each' && options[0]?.food.name === food.name;
  return isCounted ? stated.count / quantity : undefined;
}

const BEANS: ReadonlySet<string> = new Set(['legume', 'pulse']);

/** The grams of all meat and fish for the dish whose amounts are stated: prawns and clams make up for little fish. */
const meatIn = ({ recipe, uses }: Pick<Found, 'recipe' | 'uses'>): number =>
  uses.reduce((sum, { item, place: at, isFromCupboard }) => {
    const place = recipe.places[at];
    return sum + ((place && !isFromCupboard && isMeat(item) && statedGrams(item, place)) || 0);
  }, 0);

/** Whether the list has another food for the dish that fills. */
const hasBulk = (uses: readonly Use[]): boolean =>
  uses.some(({ item: { food }, isFromCupboard }) => BULK.has(food.kind) && !isFromCupboard);

const isMeat = ({ food }: KnownFood): boolean =>
  food.heat !== undefined && KINDS[food.kind].worth > WORTH_OF_MAIN;

/** Whether the list has more meat or fish for the dish, of which it states no amount. */
const hasMoreMeat = (item: KnownFood, uses: readonly Use[]): boolean =>
  uses.some((use) => use.item !== item && isMeat(use.item) && !use.item.stated && !use.isFromCupboard);

/** Of the fruit of a crumble or a pie there may be less than the recipe says. */
const SOME_LESS = 0.72;
const FRUIT: ReadonlySet<string> = new Set(['bakefruit', 'berry', 'sourfruit', 'tropical']);

const isFruitOf = ({ food }: KnownFood, { course, title }: KnownRecipe): boolean =>
  course === 'sweet' && FRUIT.has(food.kind) && /crumble|crisp\b|cobbler|\bpie\b|grunt|betty/i.test(title);

/** Whether a food that the dish needs decides its amount: a spice does so in a spice mix only, and not beside meat. */
const isDecisive = (at: number, { recipe, uses }: Pick<Found, 'recipe' | 'uses'>): boolean =>
  recipe.needs.includes(at) &&
  (isBake({ recipe }) ||
    !uses.some(({ item, place }) => recipe.needs.includes(place) && KINDS[item.food.kind].worth > 1));

/** A vegetable makes up for another one by at most so many times as much. */
const MUCH = 3;

/** The factor for which the stated amounts of the foods that the dish cannot do without are enough, or nearly so. */
function enoughFor(found: Found, servings?: number): number {
  const lax = limitOf(found, servings, 'lax');
  // Nobody bakes more than the recipe for a little too much of one food, and where nobody said how many eat, most of the weight decides.
  const least = servings === undefined && !isBake(found) ? 0 : limitOf(found, servings, 'strict');
  const most = isBake(found) && servings === undefined && !isManyFold(found) ? 1 : Infinity;
  return lax === Infinity ? lax : Math.max(least, Math.min(lax, middleOf(found), most));
}

/** So many times as much of all that is measured out for a bake is for more than one of them. */
const MANY_FOLD = 1.7;
const LEAST_MEASURED = 50;

function isManyFold({ recipe: { places }, uses }: Found): boolean {
  const ratios = uses.flatMap(({ item, place: at }) => {
    const place = places[at];
    const wants = place && !place.isOptional ? (gramsOfPlace(place) ?? 0) : 0;
    const has = place && statedGrams(item, place);
    return has && wants >= LEAST_MEASURED ? has / wants : [];
  });
  return ratios.length > 2 && Math.min(...ratios) >= MANY_FOLD;
}

/** The factor that fits the stated amounts best: half of their weight is in foods of which there is more. */
function middleOf({ recipe, uses }: Found): number {
  const amounts = uses
    .flatMap(({ item, place: at, isFromCupboard }) => {
      const place = recipe.places[at];
      const has = place && !isFromCupboard && KINDS[item.food.kind].worth > 0.5 && statedGrams(item, place);
      const wants = place && (gramsOfPlace(place) ?? 0) * swellOf(item, place);
      return has && wants ? [{ has, ratio: has / wants }] : [];
    })
    .sort((one, other) => one.ratio - other.ratio);
  let left = amounts.reduce((sum, { has }) => sum + has, 0) / 2;
  return (
    amounts.find(({ has }) => {
      left -= has;
      return left <= 0;
    })?.ratio ?? Infinity
  );
}

function limitOf(found: Found, servings: number | undefined, limit: Limit): number {
  const { places } = found.recipe;
  const own = found.uses.filter((use) => !places[use.place]?.isOptional);
  const isLight = ({ item }: Use): boolean => !isBake(found) && KINDS[item.food.kind].worth < WORTH_OF_MAIN;
  const light = own.filter(isLight).flatMap((use) => {
    const enough = enoughOf(use, found, servings, limit);
    return enough === Infinity ? [] : enough;
  });
  // A savoury dish with one pepper for two has more of its other vegetables.
  const most = MUCH * Math.min(...light);
  const sum = light.reduce((total, enough) => total + Math.min(enough, most), 0);
  return Math.min(
    light.length > 0
      ? (sum / light.length) * (own.some(({ item }) => isMeat(item)) ? BESIDE_MEAT : 1)
      : Infinity,
    ...own.filter((use) => !isLight(use)).map((use) => enoughOf(use, found, servings, limit)),
  );
}

/** Whether the amount of a food is stated that makes the dish what it is: four eggs are no reason to bake cookies for an army. */
const isMeasured = ({ recipe: { needs }, uses }: Found): boolean =>
  uses.some(({ item, place }) => item.stated !== undefined && needs.includes(place));

/** For so many people a recipe is made at most, where a food that it needs may not be enough for more. */
const MOST_UNMEASURED = 6;

/** Whether a dish needs foods of great worth, and no amount of them is stated: a tin of tomatoes is no reason to boil rice for twelve. */
function isUnmeasured(found: Found): boolean {
  const { recipe, uses } = found;
  const { needs } = recipe;
  const main = uses.filter(
    ({ item, place }) => needs.includes(place) && KINDS[item.food.kind].worth >= WORTH_OF_MAIN,
  );
  return !isBake(found) && main.length > 0 && main.every(({ item }) => item.stated === undefined);
}

/** Meat and fish of which everybody gets a piece. */
const IN_PIECES: ReadonlySet<string> = new Set(['poultry', 'meat', 'fish']);
const LEAST_PIECE = 100;

/** For how many people the pieces of meat or fish are that the list counts: four fillets are for four. */
function peopleOf({ recipe: { needs, course }, uses }: Found): number | undefined {
  const [use] = uses.filter(({ item, place }) => needs.includes(place) && IN_PIECES.has(item.food.kind));
  const { food, stated } = use?.item ?? {};
  if (!food || !stated || course !== 'main') return undefined;
  const count = stated.pieces ?? (/^(?:each|fillet|piece)$/.test(stated.unit) ? stated.count : 0);
  const grams = gramsOf(food, stated) ?? 0;
  return Number.isInteger(count) && count >= 2 && grams / count >= LEAST_PIECE ? count : undefined;
}

/** By how much the number of pieces may differ from the portions for which all amounts are enough. */
const NEARLY_SO_MANY = 0.34;

/** The same as one of the usual factors, where nobody said how many eat. */
export function factorOf(found: Found): number {
  const factor = usualFactorOf(found);
  const wanted = (peopleOf(found) ?? 0) / found.recipe.serves;
  return Math.abs(wanted - factor) <= NEARLY_SO_MANY * factor ? wanted : factor;
}

function usualFactorOf(found: Found): number {
  const usual = isUnmeasured(found) ? Math.max(1, MOST_UNMEASURED / found.recipe.serves) : Infinity;
  const most = Math.min(enoughFor(found), isMeasured(found) ? usual : 1);
  const least = found.recipe.course === 'drink' ? 1 / found.recipe.serves : 0.5;
  return most === Infinity ? 1 : (FACTORS.find((one) => one <= most * 1.12) ?? Math.min(0.5, least));
}

/** The factor for so many people, or for as many portions as the stated amounts are enough for. */
export function factorFor(found: Found, servings: number): number {
  const { recipe } = found;
  const wanted = factorWanted(recipe, servings);
  const enough = enoughFor(found, servings);
  return enough < wanted * ENOUGH ? Math.max(enough, 1 / recipe.serves) : wanted;
}

/** The share of the wished portions for which the stated amounts are enough; 1 where they are nearly enough for all. */
export function shareOf(found: Found, servings: number): number {
  return Math.min(1, factorFor(found, servings) / factorWanted(found.recipe, servings));
}

/** How many of the portions of a recipe one person gets. */
function piecesEach({ serves, title }: Pick<KnownRecipe, 'serves' | 'title'>): number {
  if (serves >= PIECES_FROM) return PIECES_EACH;
  return serves >= ROLLS_FROM && ROLLS.test(title) ? ROLLS_EACH : 1;
}

const SMALL_PIECES =
  /(?<![su])s$|\b(?:fudge|toffee|taffy|candy|brittle|biscotti|baklava|shortbread|rocky road|penuche|divinity)$/i;

/** How many small pieces of a dish one person gets; 1 for other dishes. */
export const smallPiecesEach = (recipe: KnownRecipe): number =>
  !/drink|preserve|sauce/.test(recipe.course) && SMALL_PIECES.test(recipe.title) ? piecesEach(recipe) : 1;

/** The number by which the amounts of a recipe are multiplied for so many people: nobody can bake with a tenth of an egg. */
function factorWanted({ serves, places, title }: KnownRecipe, servings: number): number {
  const share = servings / serves;
  const ample = Math.max(share, Math.min(1, piecesEach({ serves, title }) * share));
  const least = places.map(({ options: [usual], quantity, unit, isOptional }) =>
    isOptional || unit ? 0 : (LEAST_WHOLE[usual?.food.kind ?? ''] ?? LEAST_PART) / quantity,
  );
  return Math.max(ample, ...least);
}

/** Below this share of what is needed, a stated amount is too little, and the dish is scaled down to it. */
const ENOUGH = 0.67;

/** Above this factor the work takes longer, and the recipe speaks of tins and rounds. */
const MORE = 1.4;

/** Words of a step in which only so much fits into the pan at a time. */
const IN_ROUNDS = /\b(?:fry|brown|sear|toss|griddle|microwave)\b/i;

/** Words of a step that is done again for the rest of the food, and so takes half of its time for half of the dish. */
const IN_BATCHES = /\bRepeat with the rest\b|\b[Dd]o the rest\b|\bin two (?:lots|batches)\b/;

/** A step with the time for its amounts: somebody who cuts for three times as many needs longer, and fries in rounds; an oven does not. */
export function paced(step: Step, { factor, isAsked }: Fitted): Step {
  if (factor < SMALL_PART && IN_BATCHES.test(step.text))
    return { ...step, minutes: Math.ceil(step.minutes / 2) };
  // A microwave takes twice as long for twice as much.
  const isInMicrowave = /\bmicrowave on\b/i.test(step.text);
  if ((step.how && !isInMicrowave) || !isAsked || factor <= MORE) return step;
  const pace = IN_ROUNDS.test(step.text) ? (1 + factor) / 2 : 1 + (factor - 1) / 4;
  return { ...step, minutes: Math.round(step.minutes * Math.min(4, pace)) };
}

/** Sentences for a dish that is larger or smaller than its recipe: tins, pans, rounds, and foods that are too little. */
export function sayServings({ found, factor, isAsked, portions, servings, steps }: Draft): string[] {
  const method = methodOf(steps);
  const less = factor < SMALL_PART ? sayLess(method, factor) : '';
  if (!isAsked) return [factor > MORE && namesVessel(method) ? sayMore(method, factor, servings) : less];
  const { recipe } = found;
  const made = Math.max(1, Math.round(recipe.serves * factor));
  const pieces = recipe.serves >= PIECES_FROM ? 'pieces' : 'portions';
  const wanted = factorWanted(recipe, servings);
  const short = found.uses.filter(
    (use) => !recipe.places[use.place]?.isOptional && enoughOf(use, found, servings) < wanted * ENOUGH,
  );
  const names = andList(
    portions.flatMap((portion) =>
      short.some(({ item }) => portion.foods.includes(item)) ? portion.names : [],
    ),
  );
  return [
    made > servings * piecesEach(recipe)
      ? `It makes about ${made} ${pieces}: a smaller batch does not work as well.`
      : '',
    names !== ''
      ? `For ${servings} it takes more ${names} than your list has${factor < wanted ? `: the amounts above are about ${made} full portion${made > 1 ? 's' : ''}` : ''}.`
      : '',
    factor > MORE ? sayMore(method, factor, servings) : '',
    less,
  ];
}

const BAKEWARE = /\b(?:tin|(?<!the |shallow )dish|mould)\b/;
const TRAYS = /\b(?:tray|baking sheet)\b/;
const GRILLS = /\b(?:grill|barbecue|waffle iron)\b/i;
/** From this factor on, what a pan browns or a tray holds does not fit into it. */
const CROWDED_FROM = 1.7;

/** What is browned in a single layer; eggs and rice are not. */
const FRIES =
  /\b(?:fry|brown|sear)[^.]*\b(?:pan|wok|skillet|griddle)\b|\b(?:pan|wok|skillet|griddle)\b[^.]*\.? [^.]*\b(?:fry|brown|sear)\b/i;

/** From so many people on, food fills a large pot. */
const FOR_A_LARGE_POT = 6;

function sayMore(method: string, factor: number, servings: number): string {
  const rounds = Math.ceil(factor - 0.25);
  const isCrowded = factor >= CROWDED_FROM;
  const ways = [
    BAKEWARE.test(method) || (isCrowded && TRAYS.test(method))
      ? `${/\b(?:oven|bake)\b/i.test(method) ? 'bake in' : 'take'} ${rounds} tins or dishes of the size that the steps name`
      : '',
    isCrowded && FRIES.test(method) ? `fry in ${rounds} rounds: a crowded pan steams` : '',
    GRILLS.test(method) ? `grill in ${rounds} rounds` : '',
    servings >= FOR_A_LARGE_POT && /\b(?:pot|saucepan)\b/.test(method) ? 'take your largest pot' : '',
  ].filter((way) => way !== '');
  return ways.length > 0 ? `For ${servings}: ${ways.join('; ')}.` : '';
}

/** Below this factor a dish is about a third of its recipe. */
const A_THIRD = 0.4;

function sayLess(method: string, factor: number): string {
  if (namesVessel(method) && /\bbake\b/i.test(method))
    return 'So little in a small tin or dish is done sooner: look 5 to 10 minutes early.';
  return factor < A_THIRD && /\bsimmer/.test(method) ? 'Take a small pan: so little simmers dry sooner.' : '';
}
