import { COOKBOOK } from '../dist/cookbook.js';
import { unpack } from './cookbook/pack.ts';
import type { Place, Recipe } from './cookbook/recipe.ts';
import type { Food } from './foods/food.ts';
import { KIND_GROUPS } from './foods/kind-groups.ts';
import { FLESH, KINDS, type KindName } from './foods/kinds.ts';
import { nameOfFood } from './read/lexicon.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** A food that a recipe names, as the tables know it. */
export interface NamedFood {
  readonly food: Food;
  readonly variety?: string;
}

/** A place of a recipe with the foods that can take it. */
export interface OpenPlace extends Place {
  /** Each as the recipe calls it. */
  readonly options: readonly (NamedFood & { readonly called: string })[];
  readonly groups: readonly string[];
  /** Of a food that matches, at least one of its keys is among these: it spares looking closer at most places. */
  readonly keys: readonly string[];
}

/** When a recipe takes a food that it has no place for: with the salt, into the hot fat, into the batter, at the end. */
type Moment = 'salt' | 'fat' | 'batter' | 'end';

const MOMENTS: Readonly<Record<Exclude<Moment, 'end'>, RegExp>> = {
  salt: /\[(?:salt|pepper|black pepper|stock|soy sauce)\]/,
  fat: /(?:fry|cook|soften|sizzle|heat|melt|warm)[^.]*\[(?:oil|olive oil|butter|ghee|onions|vegetable oil)\]/i,
  batter: /\[(?:flour|self-raising flour|plain flour|sugar|brown sugar|oats|rolled oats)\]/,
};

/** An amount of water that goes into a dish: "250 ml hot water". */
export const POURED_WATER = /(\d[\d.]* (?:ml|l|litres?)) ((?:hot|boiling|cold|warm) )?(?:of )?water\b/;

/** A recipe whose foods are looked up. */
export interface KnownRecipe extends Recipe {
  readonly places: readonly OpenPlace[];
  /** The first step that pours in water, by its position, which stock can stand for; -1 where there is none. */
  readonly watered: number;
  /** The step of each moment, by its position; -1 where there is none. */
  readonly moments: Readonly<Record<Moment, number>>;
}

let known: readonly KnownRecipe[] | undefined;

/** The whole cookbook; looked up on the first use, so that the API starts at once. */
export function cookbook(): readonly KnownRecipe[] {
  known ??= unpack(COOKBOOK).map((recipe) => ({
    ...recipe,
    watered: ['main', 'soup', 'sauce', 'side'].includes(recipe.course)
      ? recipe.steps.findIndex(({ text }) => POURED_WATER.test(text))
      : -1,
    moments: {
      salt: recipe.steps.findIndex(({ text }) => MOMENTS.salt.test(text)),
      fat: recipe.steps.findIndex(({ text }) => MOMENTS.fat.test(text)),
      batter: recipe.steps.findIndex(({ text }) => MOMENTS.batter.test(text)),
      end: recipe.steps.length - 1,
    },
    places: recipe.places.map(openPlace),
  }));
  return known;
}

/** A place whose foods are looked up. */
export function openPlace(place: Place): OpenPlace {
  // The cookbook keeps "pepper", the spice, and "peppers" apart; visitors do not.
  const options = place.foods.flatMap((called) => {
    const named = nameOfFood(called === 'pepper' ? 'black pepper' : called);
    return named ? { ...named, called } : [];
  });
  const groups = place.foods.flatMap((name) => (name.startsWith('any ') ? name.slice('any '.length) : []));
  const kinds = groups.flatMap((group) => {
    const { kinds = [], cookedKinds = [] } = KIND_GROUPS[group] ?? {};
    return [...kinds, ...cookedKinds];
  });
  const named = options.flatMap(({ food }) => [food.name, food.sortOf ?? food.name, `kind ${food.kind}`]);
  return {
    ...place,
    options,
    groups,
    keys: [...new Set([...named, ...kinds.map((kind) => `kind ${kind}`)])],
  };
}

/** What a food may match by: its name, what it is a sort of, its kind. */
export const keysOf = ({ food }: KnownFood): string[] => [
  food.name,
  food.sortOf ?? food.name,
  `kind ${food.kind}`,
];

/** How well a food can take a place. */
export interface Match {
  /** 1: the very food; 0.5: another that does the same work. */
  readonly quality: number;
  /** What it stands for, where that has to be said. */
  readonly replaces?: string;
}

const SAME: Match = { quality: 1 };
const SORT: Match = { quality: 0.95 };
const OTHER_VARIETY: Match = { quality: 0.85 };
const OF_GROUP: Match = { quality: 0.75 };

/** Kinds that are another thing once they are cooked. */
const CHANGED: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  'rice',
  'grain',
  'pasta',
  'noodle',
  'pulse',
]);

/** Whether a food has been cooked before, at home or for its can. */
export const isCooked = ({ food, states }: KnownFood): boolean =>
  states.has('cooked') || (states.has('canned') && CHANGED.has(food.kind));

/** How well a food can take a place; undefined when it cannot. */
export function matchOf(item: KnownFood, place: OpenPlace): Match | undefined {
  const suits = suitsState(item, place);
  let best: Match | undefined;
  for (const option of suits ? place.options : []) {
    const match = matchOption(item, option);
    if (match && match.quality > (best?.quality ?? 0)) best = match;
  }
  if (best) return best;
  if (place.groups.some((group) => isOfGroup(item, group))) return OF_GROUP;
  const [usual] = place.options;
  const stands = usual && suits && usual.food.kind === item.food.kind && canStandFor(item.food, usual.food);
  if (!stands) return undefined;
  const isSaid = item.food.kind !== 'oil' && !place.isOptional;
  return { quality: 0.5, ...(isSaid && { replaces: place.foods[0] ?? '' }) };
}

function matchOption({ food, variety }: KnownFood, option: NamedFood): Match | undefined {
  if (food.name === option.food.name) {
    if (variety === option.variety) return SAME;
    return !variety || !option.variety ? SORT : OTHER_VARIETY;
  }
  if (food.sortOf === option.food.name && !option.variety) return SORT;
  if (option.food.sortOf === food.name) return SORT;
  const isSibling = food.sortOf !== undefined && food.sortOf === option.food.sortOf;
  return isSibling && food.kind === option.food.kind ? OTHER_VARIETY : undefined;
}

const canStandFor = (one: Food, other: Food): boolean =>
  KINDS[one.kind].swaps === true && !one.isUnlikeOthers && !other.isUnlikeOthers && one.heat === other.heat;

/** Whether a food belongs to what a recipe asks for by "any". */
export function isOfGroup(item: KnownFood, group: string): boolean {
  const { kinds, cookedKinds = [] } = KIND_GROUPS[group] ?? { kinds: [] };
  if (item.food.isUnlikeOthers && group === 'pasta') return false;
  if (item.food.kind === 'herb' && item.states.has('dried') !== (group === 'spices')) return false;
  return (
    (kinds.includes(item.food.kind) && !(CHANGED.has(item.food.kind) && isCooked(item))) ||
    (cookedKinds.includes(item.food.kind) && isCooked(item))
  );
}

function suitsState(item: KnownFood, { note = '', states = [] }: OpenPlace): boolean {
  if (!CHANGED.has(item.food.kind)) return true;
  const wantsCooked =
    /\b(?:cooked|leftover|boiled|drained|canned)\b/.test(note) && !/\b(?:dry|raw|uncooked)\b/.test(note);
  return isCooked(item) ? wantsCooked || states.length > 0 : !wantsCooked || states.includes('raw');
}
