import type { Food } from '../foods/food.ts';
import { KIND_THINGS, MADE_OF } from '../foods/made-of.ts';
import { NOT_ALLERGEN_FREE } from '../foods/negations.ts';
import { lazy } from '../read/lazy.ts';
import { PhraseTable } from '../read/phrase-table.ts';
import { normal, singular } from '../read/words.ts';

/** Two tables: the things in the food that a phrase names, and the thing that a name means. */
function readContents() {
  const held = new Map<string, Set<string>>();
  const named = new Map<string, string>();
  for (const { thing, also = [], in: foods = [], wishes = [] } of MADE_OF) {
    const names = [thing, ...also];
    for (const name of [...names, ...foods].map(normal))
      held.set(name, (held.get(name) ?? new Set()).add(thing));
    for (const name of [...names, ...wishes].map(normal)) named.set(name, thing);
  }
  // A thing may contain other things, as cheese contains milk. The loop also visits the members that are added while it runs.
  for (const things of held.values())
    for (const thing of things) for (const more of held.get(normal(thing)) ?? []) things.add(more);
  return { held: new PhraseTable<ReadonlySet<string>>(held), named: new PhraseTable(named) };
}

const contents = lazy(readContents);

/** The things in each food and thing, by their names. */
export const heldByName = (): PhraseTable<ReadonlySet<string>> => contents().held;

/** The names of all things. */
export const thingNames = (): PhraseTable<string> => contents().named;

/** The thing that these words (in the singular) name; undefined when they name none. */
export const thingNamed = (name: string): string | undefined => thingNames().get(name);

const ACCENTED = /[À-ÿ]/;

const OF_FLESH = ['meat', 'fish', 'seafood', 'crustaceans', 'molluscs', 'shellfish', 'prawns', 'gelatine'];
const OF_ANIMALS = [...OF_FLESH, 'milk', 'egg', 'honey'];

/** Words in front of a food, and what is then not in it: there is no milk in vegan cheese, and no meat in vegetarian bacon. */
const WITHOUT_ANIMALS: Readonly<Record<string, readonly string[]>> = {
  ...{ vegan: OF_ANIMALS, vegetarian: OF_FLESH, veggie: OF_FLESH, meatless: OF_FLESH, mock: OF_FLESH },
  'plant based': OF_ANIMALS,
};

/** The things in the foods that a text names. The pasta of "gluten-free pasta" contains no gluten. */
export function thingsIn(text: string): Set<string> {
  // The whole text of every recipe is read here. This way is enough, and much faster than `tokens`.
  const words = (
    (ACCENTED.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text)
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[a-z]+|[\n,]/g) ?? []
  ).map(singular);
  const things = new Set<string>();
  const lacking = new Set<string | undefined>();
  for (let at = 0; at < words.length; ) {
    if (words[at + 1] === 'free') {
      lacking.add(thingNamed(words[at] ?? ''));
      at += 2;
      continue;
    }
    const [found] = contents().held.startingAt(words, at);
    const next = found
      ? undefined
      : WITHOUT_ANIMALS[words[at] === 'based' ? `${words[at - 1]} based` : (words[at] ?? '')];
    if (next && contents().held.startingAt(words, at + 1).length > 0)
      for (const thing of next) lacking.add(thing);
    for (const thing of found?.value ?? []) if (thing !== 'nothing' && !lacking.has(thing)) things.add(thing);
    if (found) lacking.clear();
    at += found?.length ?? 1;
  }
  return things;
}

/** A food as a visitor named it. */
export interface NamedFood {
  readonly food: Food;
  /** The variety that was typed, where the table has a name for it. */
  readonly variety?: string;
  /** The typed words that named the food, in the singular, with the names of the foods in it: "lobster soup". */
  readonly typed?: string;
}

/** Every name of a food. */
export const namesOf = ({ food, variety = '', typed = '' }: NamedFood): string[] => [
  food.name,
  variety,
  typed,
];

/** The things in a food, by its entry in the table and by each of its names. */
export function thingsOf(named: NamedFood): Set<string> {
  const { allergens, diet, kind } = named.food;
  const ofKind = KIND_THINGS[kind] ?? '';
  const isOfPlants = diet === 'vegan' && thingsIn(ofKind).has('milk');
  const own = [...allergens, diet === 'meat' ? 'meat' : '', ...namesOf(named)];
  return thingsIn([...own, isOfPlants ? '' : ofKind].join('\n'));
}

/** The food without the allergens that these words name, under a name that says so: "gluten-free pasta". */
export function freeOf(known: NamedFood, words: readonly string[]): NamedFood {
  const { food, variety } = known;
  const things = words.map((word) => (NOT_ALLERGEN_FREE.has(word) ? undefined : thingNamed(word)));
  const allergens = food.allergens.filter((allergen) => !things.includes(allergen));
  const held = thingsOf(known);
  if (!things.some((thing) => thing !== undefined && held.has(thing))) return known;
  const label = (name: string): string => [...words.map((word) => `${word}-free`), name].join(' ');
  const names = { name: label(food.name), plural: label(food.plural), short: label(food.short) };
  const { sortOf = food.name } = food;
  // Milk was all that kept it from being vegan.
  const isOfPlants =
    things.includes('milk') && !allergens.includes('egg') && !thingsIn(food.name).has('honey');
  const diet = food.diet === 'vegetarian' && isOfPlants ? 'vegan' : food.diet;
  return {
    food: { ...food, ...names, sortOf, allergens, diet },
    ...(variety && { variety: label(variety) }),
  };
}
