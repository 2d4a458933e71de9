import { thingNamed } from './contents.ts';
import type { Food } from './food.ts';
import { findName } from './lexicon.ts';
import { type KnownFood, type Reading, readIngredient } from './read-ingredient.ts';
import { readWish } from './read-wish.ts';
import { plain, tokens } from './words.ts';

const isFood = (words: string): boolean => /^(foods|hazard)$/.test(readIngredient(words).kind);

/** Reads one line of the list: the foods in it, and what it says must not be in the dish. */
export function readLine(said: string): readonly Reading[] {
  const wish = readWish(said, isFood);
  const readings = wish.wanted.map((wanted) => readOrdinary(wanted));
  return wish.unwanted.length > 0 ? [...readings, { kind: 'wish', said, ...wish }] : readings;
}

const LACKING = /\b(?:([\p{L}]+)[- ]free|([\p{L}]+)less|non-([\p{L}]+))[ -](?!range|run\b|flowing)(?=\p{L})/u;

/** Reads a food that may be free of something by itself: "gluten-free pasta", "hormone-free beef", "boneless chicken". */
function readOrdinary(said: string): Reading {
  const line = plain(said);
  const [whole = '', ...parts] = LACKING.exec(line) ?? [];
  const lacking = parts.find((part) => part !== undefined);
  const name = findName(tokens(line));
  const isOwnName =
    name !== undefined &&
    tokens(line)
      .slice(name.start, name.start + name.length)
      .includes('free');
  if (lacking === undefined || isOwnName) return readIngredient(said);
  const thing = NOT_ALL.has(lacking) ? undefined : thingNamed(tokens(lacking).join(' '));
  if (parts[1] !== undefined && thing === undefined) return readIngredient(said);
  const reading = readIngredient(line.replace(whole, ' '));
  if (reading.kind !== 'foods') return readIngredient(said);
  return thing === undefined
    ? reading
    : { ...reading, foods: reading.foods.map((known) => freeOf(known, thing, lacking)) };
}

/** Milk without lactose is milk still, and bread without wheat may hold the gluten of rye. */
const NOT_ALL: ReadonlySet<string> = new Set(['lactose', 'laktose', 'lactosa', 'wheat']);

const FREED = new Map<string, Food>();

/** The food without that allergen, by a name that says so; the same each time, for foods are compared by identity. */
function freeOf(known: KnownFood, thing: string, word: string): KnownFood {
  const { food } = known;
  if (!food.allergens.includes(thing)) return known;
  const key = `${word} ${food.name}`;
  const label = (name: string): string => `${word}-free ${name}`;
  const freed = FREED.get(key) ?? {
    ...food,
    name: label(food.name),
    plural: label(food.plural),
    short: label(food.short),
    allergens: food.allergens.filter((allergen) => allergen !== thing),
  };
  FREED.set(key, freed);
  return { ...known, food: freed, ...(known.variety && { variety: label(known.variety) }), typed: '' };
}
