import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DISHES } from '../dish.ts';
import { FOODS } from '../food.ts';
import { chooseDish } from '../kitchen.ts';
import { readIngredient } from '../read-ingredient.ts';
import { meansAny } from '../select.ts';
import { chance } from '../testing/chance.ts';
import { RECIPE_LISTS } from '../testing/recipe-lists.ts';
import { tokens } from '../words.ts';
import { gather } from '../write-recipe.ts';
import { CLASHES } from './clashes.ts';
import { CUISINES } from './cuisines.ts';
import { CUTS } from './cuts.ts';
import { DIET_NAMES } from './diets.ts';
import { HEAT } from './heat.ts';
import { STATES } from './words.ts';

/** Annex II of Regulation (EU) 1169/2011. */
const ALLERGENS = [
  ...[
    'gluten',
    'crustaceans',
    'egg',
    'fish',
    'peanuts',
    'soy',
    'milk',
    'nuts',
    'celery',
    'mustard',
    'sesame',
    'sulphites',
  ],
  ...['lupin', 'molluscs'],
];
const UNITS = [
  'g',
  'ml',
  'tsp',
  'tbsp',
  'each',
  'clove',
  'slice',
  'stalk',
  'sprig',
  'can',
  'head',
  'rasher',
  'fillet',
  'bag',
];
const minutes = z.number().int().min(0).max(125);

const FoodSchema = z.object({
  name: z.string().regex(/^[a-z][a-z-]*( [a-z-]+)*$/),
  plural: z.string().min(2),
  short: z.string().min(2),
  role: z.string().min(3),
  diet: z.enum(DIET_NAMES),
  serving: z.object({
    quantity: z.number().positive(),
    unit: z.enum(UNITS),
    measure: z.object({ name: z.string().min(2), grams: z.number().positive() }).optional(),
  }),
  cut: z.literal(['', ...Object.keys(CUTS)]),
  fry: minutes,
  simmer: minutes,
  roast: minutes,
  liquid: z.number().min(0).max(5),
  heat: z.literal(['', ...Object.keys(HEAT)]),
  taste: z.enum(['savoury', 'sweet', 'both']),
  allergens: z.array(z.enum(ALLERGENS)),
  cuisines: z.array(z.literal(Object.keys(CUISINES))),
  cue: z.string().min(3),
  swap: z.string().min(3),
});

describe('the table of foods', () => {
  test.each(FOODS)('$name fits the schema', (food) => {
    expect(FoodSchema.safeParse(food).error?.issues ?? []).toEqual([]);
  });

  test('holds between 200 and 320 foods', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(200);
    expect(FOODS.length).toBeLessThanOrEqual(330);
  });

  test('gives no name to two foods', () => {
    const owners = Map.groupBy(
      FOODS.flatMap((food) =>
        [
          ...new Set(
            [food.name, food.plural, ...food.varieties, ...food.aliases].map((name) =>
              tokens(name).join(' '),
            ),
          ),
        ].map((name) => ({ name, food: food.name })),
      ),
      ({ name }) => name,
    );
    const shared = [...owners]
      .filter(([, list]) => list.length > 1)
      .map(([name, list]) => `${name}: ${list.map(({ food }) => food).join(', ')}`);
    expect(shared).toEqual([]);
  });

  test('holds no food that every dish refuses', () => {
    const useless = FOODS.filter((food) => {
      const subject = { food, states: new Set<string>() };
      return !DISHES.some(
        (dish) =>
          (dish.takes.get(food.role)?.count ?? 0) > 0 &&
          !meansAny(subject, dish.refuses) &&
          (!dish.sweet || food.taste !== 'savoury'),
      );
    });
    expect(useless.map(({ name }) => name)).toEqual([]);
  });
});

/** Every word a rule of a dish may use. */
const KNOWN_RULES = new Set([...FOODS.flatMap(({ tags }) => [...tags]), ...STATES.values(), 'raw', 'done']);

const partsOf = (rules: readonly string[]): string[] =>
  rules.flatMap((rule) => rule.split('&').map((part) => part.replace('!', '')));

describe('the dishes', () => {
  test('number between twelve and eighteen', () => {
    expect(DISHES.length).toBeGreaterThanOrEqual(12);
    expect(DISHES.length).toBeLessThanOrEqual(18);
  });

  test.each(DISHES)('$name names only foods, kinds and roles that exist', (dish) => {
    const lines = [
      ...dish.methods.flatMap(({ titles, steps }) => [...titles, ...steps]),
      ...dish.tips,
      ...dish.variations,
    ];
    const guards = [
      ...dish.methods.flatMap((method) => method.guards),
      ...lines.flatMap((line) => line.guards),
    ];
    const inBrackets = lines.flatMap(({ text }) =>
      [...text.matchAll(/[[|]((?:[?!][^ ]+ )+)/g)].flatMap(([, words = '']) => words.trim().split(' ')),
    );
    const gaps = lines.flatMap(({ text }) =>
      [...text.matchAll(/\{(?:(?:fry|simmer|roast|safe|soak)[^:}]*: )?(?:\ds? )?([^}]+)\}/g)].flatMap(
        ([, rules = '']) => rules.split(' '),
      ),
    );
    const preps = lines
      .filter(({ key }) => /prep|boil/.test(key))
      .flatMap(({ text }) => (text.split(':')[0] ?? '').trim().split(' '));
    const rules = [
      ...[
        ...dish.needs.flat(),
        ...dish.refuses,
        ...gaps,
        ...preps,
        ...dish.loves.keys(),
        ...dish.takes.keys(),
        ...dish.cuts.keys(),
        ...dish.eats.keys(),
      ],
      ...[...dish.water.keys()].filter((key) => key !== 'always' && key !== 'soak'),
      ...[...guards, ...inBrackets].flatMap((guard) => guard.slice(1).split(',')),
      ...dish.staples.map((name) => name.replace(/\?.*/, '').replaceAll(' ', '_')),
    ];
    expect(partsOf(rules).filter((rule) => !KNOWN_RULES.has(rule))).toEqual([]);
    expect([...dish.cuts.values()].filter((cut) => CUTS[cut] === undefined)).toEqual([]);
    expect(dish.cuisines.filter((cuisine) => CUISINES[cuisine] === undefined)).toEqual([]);
  });

  test('are all chosen for some list of a real recipe, or for some single food', () => {
    const lists = [
      ...RECIPE_LISTS,
      ...FOODS.map(({ name }) => [name]),
      ...RECIPE_LISTS.map((list) => list.slice(0, 3)),
    ];
    const chosen = new Set(
      lists.map((list, at) => chooseDish(gather(list.map(readIngredient)), chance(at))?.choice.dish.name),
    );
    expect(DISHES.map(({ name }) => name).filter((name) => !chosen.has(name))).toEqual([]);
  });
});

test('the clashes name only foods, kinds and roles that exist', () => {
  expect(
    partsOf(CLASHES.flatMap(({ one, other }) => [...one, ...other])).filter((rule) => !KNOWN_RULES.has(rule)),
  ).toEqual([]);
});
