import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLASHES } from './data/clashes.ts';
import { type Cooked, chooseDish } from './kitchen.ts';
import { nameOf } from './portion.ts';
import { readIngredient } from './read-ingredient.ts';
import { meansAny } from './select.ts';
import { chance } from './testing/chance.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { gather, writeRecipe } from './write-recipe.ts';

const SEED = 2026;
const RUNS = 2000;
const OPENING = "Here's a recipe you can try:\n";

/** Whole recipes, parts of one, two mixed, or single foods of several. */
const lists = fc.oneof(
  fc.constantFrom(...RECIPE_LISTS),
  fc.constantFrom(...RECIPE_LISTS).chain((list) => fc.subarray([...list], { minLength: 1 })),
  fc.tuple(fc.constantFrom(...RECIPE_LISTS), fc.constantFrom(...RECIPE_LISTS)).map((pair) => pair.flat()),
  fc.array(fc.constantFrom(...RECIPE_LISTS.flat()), { minLength: 1, maxLength: 12 }),
);

interface Written {
  readonly list: readonly string[];
  readonly text: string;
  readonly dish: Cooked;
}

/** Thousands of lists with what was written for them; those without a dish are looked at by themselves. */
const tries = fc.sample(fc.tuple(lists, fc.nat()), { seed: SEED, numRuns: RUNS }).map(([list, seed]) => ({
  list,
  text: writeRecipe(list, chance(seed)),
  dish: chooseDish(gather(list.map(readIngredient)), chance(seed)),
}));
const recipes = tries.flatMap(({ dish, ...rest }): Written[] => (dish ? [{ ...rest, dish }] : []));

/** Says which list broke the promise. */
const forEachRecipe = (check: (written: Written) => void): void => {
  for (const written of recipes) {
    try {
      check(written);
    } catch (error) {
      throw new Error(`${written.list.join(', ')}\n\n${written.text}`, { cause: error });
    }
  }
};

const minutesIn = (words: string): number => {
  const [, hours, minutes] = /(?:(\d+) h)? ?(?:(\d+) min)?/.exec(words) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
};

/** Water that nobody lists: a splash from the tap. */
const FROM_THE_TAP =
  /(tablespoons?|spoonfuls?|splash|a little hot|under cold|fresh)( of)?( cold| its)? water|pinch of salt/g;

describe('over lists of real recipes', () => {
  test('every recipe is complete and has no gap', () => {
    forEachRecipe(({ text }) => {
      expect(text.startsWith(OPENING)).toBe(true);
      for (const part of [
        '\n# ',
        '**Serves ',
        '## Ingredients\n',
        '## Method\n\n1. ',
        '## Tip',
        '## Variation',
        'heck the labels',
      ]) {
        expect(text).toContain(part);
      }
      const ours = text.replace(/`[^`]*`|“[^”]*”/g, 'x');
      expect(ours).not.toMatch(
        /[{}[\]|]|undefined|NaN| {2}|the \.|the and\b|the ,| [.,]|,,|\.\.|the the|[a-z]and the |\(\)|0 min\b(?<!\d0 min)/,
      );
    });
  });

  test('a list without a dish gets a refusal without the opening sentence', () => {
    const refusals = tries.filter(({ dish }) => !dish);
    expect(refusals.length).toBeLessThan(RUNS / 15);
    for (const { text } of refusals) expect(text).toMatch(/^Sorry, /);
  });

  test('every recipe uses what it lists', () => {
    forEachRecipe(({ dish }) => {
      const method = dish.steps.map(({ text }) => text).join('\n');
      for (const portion of dish.portions) expect(method).toContain(nameOf(portion));
    });
  });

  test('no step uses water, salt or fat that is not listed', () => {
    forEachRecipe(({ dish }) => {
      const method = dish.steps.map(({ text }) => text.replace(FROM_THE_TAP, '')).join('\n');
      const listed = (role: string) => dish.portions.some(({ food }) => food.role === role);
      if (/\bthe water\b(?! chestnut)|cold water|boiling water/.test(method))
        expect(listed('liquid')).toBe(true);
      if (/the salt\b/.test(method)) expect(listed('salt')).toBe(true);
      if (/the (rest of the )?(fat|oil)\b/.test(method)) expect(listed('fat')).toBe(true);
    });
  });

  test('no two foods meet that do not go together', () => {
    forEachRecipe(({ dish }) => {
      const { used } = dish.choice;
      for (const { one, other } of CLASHES) {
        expect(used.some((a) => meansAny(a, one) && used.some((b) => a !== b && meansAny(b, other)))).toBe(
          false,
        );
      }
      const isSea = dish.portions.some(({ food }) => food.diet === 'fish');
      expect(isSea && dish.portions.some(({ food }) => food.role === 'chocolate')).toBe(false);
    });
  });

  test('at most three staples come from the cupboard', () => {
    forEachRecipe(({ dish }) => {
      expect(dish.portions.filter(({ fromCupboard }) => fromCupboard).length).toBeLessThanOrEqual(3);
    });
  });

  test('raw meat, poultry and fish are cooked to a temperature that is named', () => {
    forEachRecipe(({ text, dish }) => {
      const raw = dish.portions.filter(
        ({ food, states }) => food.role === 'main' && food.heat !== '' && !states.has('cooked'),
      );
      for (const { food } of raw)
        expect(text).toMatch(food.heat === 'mollusc' ? /stay closed/ : /\d\d °C \(1\d\d °F\)/);
      if (raw.some(({ food }) => food.heat === 'poultry')) expect(text).toContain('74 °C (165 °F)');
    });
  });

  test('the times add up from the steps', () => {
    forEachRecipe(({ text }) => {
      const steps = [...text.matchAll(/\*\(([^)]*)\)\*$/gm)].map(([, words = '']) => words);
      const sum = (parts: readonly string[]) => parts.reduce((total, words) => total + minutesIn(words), 0);
      const [, active = '', total = ''] = /· (.*?) active · (.*?) in total/.exec(text) ?? [];
      expect(minutesIn(total)).toBe(sum(steps.filter((words) => !words.includes('meanwhile'))));
      expect(minutesIn(active)).toBe(sum(steps.filter((words) => !words.includes('hands off'))));
    });
  });

  test('forty-nine names in fifty are recognised', () => {
    const names = RECIPE_LISTS.flat();
    const share = names.filter((name) => readIngredient(name).kind === 'foods').length / names.length;
    process.stdout.write(
      `pantry: ${(share * 100).toFixed(1)} % of ${names.length} ingredient names recognised\n`,
    );
    expect(share).toBeGreaterThan(0.98);
  });
});

describe('who may eat it', () => {
  test.each([
    [['spaghetti', 'parmesan'], /in total · vegetarian if the cheese is$/m],
    [['bread', 'gruyère'], /in total · vegetarian if the cheese is$/m],
    [['ricotta', 'spaghetti'], /in total · vegetarian$/m],
    [['oats', 'honey'], /in total · vegetarian$/m],
    [['leeks', 'potatoes', 'stock cubes'], /in total$/m],
    [['leeks', 'potatoes', 'vegetable stock'], /in total · vegan$/m],
    [['noodles', 'broccoli', 'oyster sauce'], /in total$/m],
    [['egg noodles', 'broccoli', 'soy sauce'], /Contains, as far as we know: .*egg/],
    [['potatoes', 'onion', 'lard'], /in total$/m],
  ])('is said of %j', (list, said) => {
    expect(writeRecipe(list, chance(1))).toMatch(said);
  });
});
