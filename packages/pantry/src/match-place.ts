import { gramsOfPlace, isInSpoons } from './amounts.ts';
import type { NamedFood } from './claims/contents.ts';
import { isLiquidOil, type OpenPlace } from './cookbook/known-recipe.ts';
import { KIND_GROUPS } from './foods/kind-groups.ts';
import { CHANGED_BY_COOKING, KINDS } from './foods/kinds.ts';
import { isPeel } from './read/peel.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { isInWrongForm } from './typed-forms.ts';

/** How well a food can take a place. */
export interface Match {
  /** 1 for the food that the place names; 0.5 for another food that can replace it. */
  readonly quality: number;
  /** The name of the food that is replaced, where the recipe must say so. */
  readonly replaces?: string;
}

/** Above this quality two foods are so much alike that a place may hold both. */
export const ALIKE = 0.8;
const SORT = 0.95;
const OTHER_VARIETY = 0.85;
const PART_OF_EGG = 0.3;
const OF_GROUP = 0.6;
const OF_KIND = 0.5;
const IN_PIECES = 0.25;
const MELTED = 0.85;

/** Whether a food has been cooked before, at home or in its can. */
export const isCooked = ({ food, states }: KnownFood): boolean =>
  states.has('cooked') || (states.has('canned') && CHANGED_BY_COOKING.has(food.kind));

/** Whether a food is dried beans, which are soaked and boiled before the first step. */
export const isDriedBean = ({ food, states }: KnownFood): boolean =>
  food.kind === 'legume' && states.has('dried');

/** Whether a lemon or another such fruit is stated in spoons, or by its peel, so that there is only zest of it. */
export const isZest = ({ food, stated, typed }: KnownFood): boolean =>
  food.sortOf?.endsWith(' juice') === true && (isInSpoons(stated) || isPeel(typed));

/** Whether a fat comes as a spray, which is enough for a tin and not for frying. */
export const isSpray = ({ variety = '' }: NamedFood): boolean => /spray|^pam\b/.test(variety);

/** How well a food can take a place; undefined when it cannot. */
export function matchOf(item: KnownFood, place: OpenPlace): Match | undefined {
  const [usual] = place.options;
  const isParted = usual?.food.name === 'egg' && /yolk|separated/.test(place.note ?? '');
  const isWhite = item.food.name === 'egg white' && (usual?.food.name === 'egg yolk' || isParted);
  const isYolk = item.food.name === 'egg yolk' && isParted;
  const isJuiced =
    / juice$/.test(item.food.name) &&
    !place.options.some(({ food }) => food.name === item.food.name) &&
    /\b(?:zest|peel|rind|wedges|sliced?s?|segments|rounds)\b/.test(place.note ?? '') &&
    !/juice/.test(place.note ?? '');
  const isThick = item.food.name === 'tomato paste' && usual?.food.name !== 'tomato paste' && isMuch(place);
  const suits =
    !(item.food.kind === 'oil' && isSpray(item) && (gramsOfPlace(place) ?? 0) > 20) &&
    !isWhite &&
    !isYolk &&
    !isJuiced &&
    !isThick &&
    !(item.states.has('cut') && isForJoint(item, place)) &&
    !(isJoint(item) && isForSlices(place)) &&
    !(item.food.kind === 'cannedfish' && /\b(?:scrubbed|shells?)\b/.test(place.note ?? '')) &&
    !isLiquidFor(item, place) &&
    !(isZest(item) && !/zest|peel|rind|grated|twist|strip/.test(place.note ?? '')) &&
    !(item.food.name === 'egg' && isCooked(item) && !isForBoiledEggs(place)) &&
    !isInWrongForm(item, place) &&
    suitsState(item, place);
  const options = suits ? place.options : [];
  const quality = options.reduce((best, option) => Math.max(best, likeness(item, option)), 0);
  // Tortillas in pieces hold no filling, but fry and thicken as whole ones do.
  if (quality > 0 && isInPieces(item, place)) return { quality: IN_PIECES };
  const isMelted = item.forms?.includes('melted') === true && place.needsFirmFat?.() === true;
  if (quality > 0) return { quality: isSpray(item) ? IN_PIECES : isMelted ? quality * MELTED : quality };
  if (!isInWrongForm(item, place) && place.groups.some((group) => isOfGroup(item, group)))
    return { quality: OF_GROUP };
  if (!usual || !suits || !canStandFor(item, usual)) return undefined;
  const isSaid = item.food.kind !== 'oil' && !place.isOptional;
  return { quality: OF_KIND, ...(isSaid && { replaces: place.foods[0] ?? '' }) };
}

/** Whether a place takes eggs that are boiled already, which nobody can beat. */
const isForBoiledEggs = ({ note = '', states = [] }: OpenPlace): boolean =>
  states.length > 0 || /boil|hard|chop|slice|quarter|halve|wedge|mash|peel|grate/.test(note);

/** Whether a place takes meat in one piece. */
const isForJoint = ({ food: { kind } }: KnownFood, { note = '' }: OpenPlace): boolean =>
  (kind === 'meat' || kind === 'slowmeat') && /\bin one piece\b|\btied\b/.test(note);

/** Whether meat is one piece to roast. */
const isJoint = ({ food: { kind }, variety = '' }: KnownFood): boolean =>
  (kind === 'meat' || kind === 'slowmeat') && /\broast$/.test(variety);

/** Whether a place takes meat in slices that are fried in minutes. */
const isForSlices = ({ foods: [usual = ''], note = '' }: OpenPlace): boolean =>
  /\b(?:chop|steak|cutlet)s?$/.test(usual) || /\bcm thick\b/.test(note);

/** Whether a wrap was cut already that the place takes whole. */
const isInPieces = ({ food: { kind }, states }: KnownFood, { note = '' }: OpenPlace): boolean =>
  kind === 'wrap' &&
  states.has('cut') &&
  !/\b(?:cut|torn|broken|crushed|in \w+|strips|pieces|wedges)\b/.test(note);

/** Whether a place takes so much that a thick paste would ruin the dish. */
const isMuch = (place: OpenPlace): boolean => (gramsOfPlace(place) ?? 0) >= 100;

/** Whether a food is liquid where the recipe cuts, rubs or creams firm fat. */
export const isLiquidFor = (named: NamedFood, place: OpenPlace): boolean =>
  isLiquidOil(named) && place.needsFirmFat?.() === true;

/** Varieties that are only another spelling of their food. */
const SPELLINGS: ReadonlySet<string> = new Set(['yoghurt']);

function likeness({ food, variety }: KnownFood, option: NamedFood): number {
  const other = option.food;
  // Nobody parts eggs for a dish that is made of whole eggs as well.
  if (food.name === 'egg' && /^egg (?:white|yolk)$/.test(other.name)) return PART_OF_EGG;
  if (food.name === other.name) {
    if (variety === option.variety) return 1;
    return variety && option.variety ? OTHER_VARIETY : SORT;
  }
  // A variety is named on purpose, so its sort is not enough: a shoulder of lamb is not a chop.
  if (food.sortOf === other.name && (!option.variety || SPELLINGS.has(option.variety))) return SORT;
  // Noodles of which nobody says the sort are seldom buckwheat noodles.
  if (other.sortOf === food.name && !variety && !other.isUnlikeOthers && !other.name.includes('-free '))
    return food.kind === 'noodle' ? OF_GROUP : SORT;
  const isAlike = !food.isUnlikeOthers && !other.isUnlikeOthers && food.kind === other.kind;
  return isAlike && food.sortOf !== undefined && food.sortOf === other.sortOf ? OTHER_VARIETY : 0;
}

const canStandFor = ({ food: one }: NamedFood, { food: other }: NamedFood): boolean =>
  one.kind === other.kind &&
  KINDS[one.kind].swaps === true &&
  !one.isUnlikeOthers &&
  !other.isUnlikeOthers &&
  one.heat === other.heat;

/** Whether a food belongs to the group that a recipe asks for with "any". */
export function isOfGroup(item: KnownFood, group: string): boolean {
  const { kinds = [], cookedKinds = [] } = KIND_GROUPS[group] ?? {};
  const { kind, isUnlikeOthers } = item.food;
  if (group === 'leafy greens' && /cucumber|radish|celery/.test(item.food.name)) return false;
  if ((isUnlikeOthers && group === 'pasta') || /purée$/.test(item.food.name)) return false;
  if (kind === 'herb' && item.states.has('dried') !== (group === 'spices')) return false;
  return isCooked(item) && CHANGED_BY_COOKING.has(kind) ? cookedKinds.includes(kind) : kinds.includes(kind);
}

/** Sausage that is sold raw, like mince. */
const RAW_SAUSAGE = /\b(?:ground|bulk|italian|breakfast|pork|sage|sausage meat)\b/;

function suitsState(item: KnownFood, { note = '', states = [] }: OpenPlace): boolean {
  // Sausages that are sold cooked are fried and simmered like others.
  const isReady = item.food.kind === 'sausage' && !RAW_SAUSAGE.test(item.variety ?? item.food.name);
  if (!CHANGED_BY_COOKING.has(item.food.kind) || isReady) return true;
  const wantsCooked =
    /\b(?:cooked|leftover|boiled|drained|canned)\b/.test(note) && !/\b(?:dry|raw|uncooked)\b/.test(note);
  return isCooked(item) ? wantsCooked || states.length > 0 : !wantsCooked || states.includes('raw');
}
