import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readIngredient } from './read/read-ingredient.ts';
import { chance } from './testing/chance.ts';
import { everyText } from './testing/every-text.ts';
import { OBVIOUS_LISTS } from './testing/obvious-lists.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const SEED = 2026;
const RUNS = 1000;
const OPENING = "Here's a recipe you can try:\n";

/** The ingredients of one recipe, some of them, those of two recipes, or single foods of many. */
const lists = fc.oneof(
  fc.constantFrom(...RECIPE_LISTS),
  fc.constantFrom(...RECIPE_LISTS).chain((list) => fc.subarray([...list], { minLength: 1 })),
  fc.tuple(fc.constantFrom(...RECIPE_LISTS), fc.constantFrom(...RECIPE_LISTS)).map((pair) => pair.flat()),
  fc.array(fc.constantFrom(...RECIPE_LISTS.flat()), { minLength: 1, maxLength: 12 }),
);

/** Lists, with the texts that the chef wrote for them. */
const tries = fc
  .sample(fc.tuple(lists, fc.nat()), { seed: SEED, numRuns: RUNS })
  .map(([list, seed]) => ({ list, text: writeRecipe({ ingredients: list }, chance(seed)) }));
const recipes = tries.filter(({ text }) => text.startsWith(OPENING));

/** Checks every recipe. A failure tells the list and the text. */
const forEachRecipe = (check: (text: string, list: readonly string[]) => void): void => {
  for (const { list, text } of recipes) {
    try {
      check(text, list);
    } catch (error) {
      throw new Error(`${list.join(', ')}\n\n${text}`, { cause: error });
    }
  }
};

const minutesIn = (words: string): number => {
  const [, hours, minutes] = /(?:(\d+) h)? ?(?:(\d+) min)?/.exec(words) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
};

/** The names of the foods in the list of ingredients, without amounts and notes. */
const listedIn = (text: string): string[] =>
  [...(scanRecipe(text).parts.get('ingredients') ?? '').matchAll(/^- (.*)$/gm)].map(([, line = '']) =>
    line
      .replace(/,.*$/, '')
      .replace(
        /^[\d.½¼¾⅓⅔]+ (?:(?:kg|g|ml|l|tsp|tbsp|large|small|medium) |[a-z]+ (?=\())?(?:\([^)]*\) )?/,
        '',
      ),
  );

/** Traces of an empty place in a text. */
const GAP =
  /[{}[\]|\0]|undefined|NaN| {2}|\b(?:the|and|with|of) [.,;]|,,|\.\.|\b(the|and) \1\b| [.,]|\(\)|\(0 min/;

/** General words that a recipe may use for a food in the pan. */
const SORTS =
  /\b(?:meat|joint|fish|fillets?|pasta|noodles|fruit|pastry|crust|dough|vegetables|nuts|berries|leaves|filling|bread|slices|peel)\b/i;

describe('the recipes for lists of real recipes', () => {
  test('every recipe has all its parts, and no trace of an empty place', () => {
    forEachRecipe((text) => {
      for (const part of ['\n# ', '**Serves ', '## Ingredients\n', '## Method\n\n1. ', 'heck the labels']) {
        expect(text).toContain(part);
      }
      const ours = text.replace(/`[^`]*`|“[^”]*”/g, 'x');
      expect(ours).not.toMatch(GAP);
    });
  });

  test('nearly every list of a real recipe gets a recipe, and the others get a refusal', () => {
    expect(recipes.length).toBeGreaterThan(RUNS * 0.95);
    for (const { text } of tries) expect(text).toMatch(/^(?:Sorry, |Here's a recipe you can try:\n)/);
  });

  test('every ingredient is named in the method', () => {
    forEachRecipe((text) => {
      const method = scanRecipe(text).parts.get('method') ?? '';
      for (const name of listedIn(text)) {
        const [first = name] = name.split(/, | and /);
        const word = (first.split(' ').at(-1) ?? '').replace(/(?:ies|es|s|y)$/, '');
        const isNamed = method.toLowerCase().includes(word.toLowerCase());
        expect(isNamed || SORTS.test(method), name).toBe(true);
      }
    });
  });

  test('no food is left out with the words “no place in”', () => {
    forEachRecipe((text, list) => {
      const left = scanRecipe(text).parts.get('left out') ?? '';
      const leftLines = [...left.matchAll(/^- (.*): /gm)].map(([, names = '']) => names.toLowerCase());
      expect(leftLines.length === 0 || list.length > 0).toBe(true);
      expect(left).not.toMatch(/no place in/);
    });
  });

  test('a recipe with raw chicken, turkey or duck names a temperature of at least 74 °C', () => {
    forEachRecipe((text) => {
      const ingredients = (scanRecipe(text).parts.get('ingredients') ?? '').toLowerCase();
      const isRaw =
        /^- [^,]*\b(?:chicken|turkey|duck)\b(?! (?:stock|broth|soup|bouillon|sausages?)).*$/m.exec(
          ingredients,
        )?.[0];
      if (isRaw && !/cooked|canned|leftover|roast/.test(isRaw))
        expect(text).toMatch(/74 °C|7[5-9] °C|8\d °C|9\d °C/);
    });
  });

  test('the active time and the total time of a recipe are the sums of the times of its steps', () => {
    forEachRecipe((text) => {
      const steps = [...text.matchAll(/\*\(([^)]*)\)\*$/gm)].map(([, words = '']) => words);
      const sum = (parts: readonly string[]) => parts.reduce((total, words) => total + minutesIn(words), 0);
      const [, active = '', total = ''] = /· (?:(.*?) active · )?(.*?) in total/.exec(text) ?? [];
      expect(minutesIn(total)).toBe(sum(steps.filter((words) => !words.includes('meanwhile'))));
      const work = sum(steps.filter((words) => !words.includes('hands off')));
      expect(minutesIn(active)).toBe(Math.min(work, minutesIn(total)));
    });
  });

  test('more than 98 % of the names in lists of real recipes are read as foods', () => {
    const names = RECIPE_LISTS.flat();
    const known = names.filter((name) => readIngredient(name).kind === 'foods').length;
    expect(known / names.length).toBeGreaterThan(0.98);
  });
});

describe('the dish', () => {
  test.each(OBVIOUS_LISTS)('an obvious list gets the dish that everybody would name: %s', (list, titles) => {
    for (const text of everyText(list.split(', '))) expect(scanRecipe(text).title).toMatch(titles);
  });

  test.each([
    ['yukon gold potatoes, chicken broth, garlic, half and half, chives, sour cream', /soup|mashed/i],
    [
      'baking powder, butter, heavy cream, baking soda, buttermilk, cheddar, flour, salt',
      /biscuits|scones|bread/i,
    ],
    [
      'ground lamb, yogurt, pita breads, tomatoes, green onions, cumin',
      /tacos|wraps|burger|lahmacun|kebabs/i,
    ],
    ['flour, cake flour, eggs, sugar, butter, cocoa, baking soda, vanilla, milk', /cake|brownies/i],
  ])('a list gets a dish of the sort that its foods suggest together: %s', (list, titles) => {
    expect(scanRecipe(writeRecipe({ ingredients: list.split(', ') }, () => 0)).title).toMatch(titles);
  });

  test('the same list can get different dishes, where several suit it nearly as well', () => {
    const lists = RECIPE_LISTS.slice(0, 40);
    const titlesFor = (list: readonly string[]) => everyText(list).map((text) => scanRecipe(text).title);
    const varied = lists.filter((list) => new Set(titlesFor(list)).size > 1);
    expect(varied.length).toBeGreaterThan(lists.length / 20);
  });

  test('the same list and the same random numbers give the same text', () => {
    for (const list of RECIPE_LISTS.slice(0, 20)) {
      expect(writeRecipe({ ingredients: list }, chance(7))).toBe(
        writeRecipe({ ingredients: list }, chance(7)),
      );
    }
  });

  test.each([
    [['rum', 'orange juice']],
    [['cumin', 'paprika', 'garlic powder']],
    [['apples', 'bananas', 'strawberries']],
    [['eggs']],
    [RECIPE_LISTS.flat().slice(0, 30)],
    [RECIPE_LISTS.flat().slice(0, 100)],
  ])('the recipe for %j has a title', (list) => {
    expect(writeRecipe({ ingredients: list }, chance(1))).toMatch(/^Here's a recipe you can try:\n\n# \w/);
  });

  test('a dish with turkey in the place of chicken does not have chicken in its title', () => {
    const text = writeRecipe(
      { ingredients: ['turkey breast', 'curry powder', 'onions', 'coconut milk', 'rice'] },
      () => 0,
    );
    expect(text).not.toMatch(/^# .*chicken/im);
  });

  test.each([
    ['sausages, potatoes, milk, butter, onions, beef stock, balsamic vinegar', 'sausage'],
    ['leftover roast beef, onions, beef gravy, mashed cooked potatoes', 'beef(?! gravy)'],
    ['butter, apples, cornstarch, brown sugar, cinnamon', 'apple'],
  ])('the food that tells most about a list is in the dish: %s', (list, heart) => {
    for (const text of everyText(list.split(', ')))
      expect(text.split('## Left out')[1] ?? '').not.toMatch(new RegExp(heart, 'i'));
  });
});

describe('ice', () => {
  test('ice is not taken for the water of a step, and the recipe says that ice was left out', () => {
    for (const text of everyText(['lentils', 'ice', 'onions', 'carrots'])) {
      expect(scanRecipe(text).parts.get('method')).toMatch(/water/);
      expect(scanRecipe(text).parts.get('left out')).toMatch(/^- Ice: /m);
    }
  });
});

describe('a stated amount', () => {
  test('stated amounts decide the number of servings, and no recipe takes more than they say', () => {
    const text = writeRecipe({ ingredients: ['2 eggs', '100 g spinach', '50 g feta'] }, chance(1));
    expect(text).toMatch(/- 2 eggs/);
    expect(text).toMatch(/\*\*Serves [12]\*\*/);
    expect(Number(/- (\d+) g spinach/.exec(text)?.[1])).toBeLessThanOrEqual(100);
    expect(Number(/- (\d+) g feta/.exec(text)?.[1])).toBeLessThanOrEqual(50);
  });

  test('a larger stated amount makes a dish for more people', () => {
    const servingsOf = (list: readonly string[]) =>
      Number(/\*\*Serves (\d+)\*\*/.exec(writeRecipe({ ingredients: list }, () => 0))?.[1]);
    const rest = ['cauliflower', 'cumin', 'turmeric', 'ginger'];
    expect(servingsOf(['2 kg potatoes', ...rest])).toBeGreaterThan(servingsOf(['500 g potatoes', ...rest]));
  });
});

describe('the state of a food', () => {
  test('frozen meat is thawed in the first step', () => {
    const text = writeRecipe(
      { ingredients: ['frozen chicken breasts', 'peppers', 'onions', 'tortillas', 'cumin'] },
      () => 0,
    );
    expect(text).toMatch(/^1\. Lay the chicken breasts in a closed bag in a bowl of cold water to thaw/m);
  });

  test('cooked rice is fried and not boiled again', () => {
    const text = writeRecipe(
      { ingredients: ['leftover rice', 'eggs', 'peas', 'soy sauce', 'spring onions'] },
      () => 0,
    );
    expect(text).toMatch(/# .*fried rice/i);
    expect(text).not.toMatch(/rinse the rice/i);
  });

  test('leftover chicken is never cooked as if it were raw', () => {
    for (const text of everyText(['leftover roast chicken', 'tortillas', 'avocado', 'cheddar', 'lime'])) {
      expect(text).not.toMatch(/until (?:it is )?no longer pink|juices run clear/);
    }
  });

  test('dried beans are soaked and boiled hard before anything else', () => {
    const text = writeRecipe(
      { ingredients: ['dried kidney beans', 'ground beef', 'onion', 'canned tomatoes', 'chili powder'] },
      () => 0,
    );
    expect(text).toMatch(
      /^1\. Put the dried kidney beans in a bowl with plenty of fresh water to soak\. \*\(8 h, hands off\)\*$/m,
    );
    expect(text).toMatch(/^2\. .*boil hard for 30 minutes, never for less than 10 minutes/m);
  });
});

describe('allergens and diet', () => {
  test.each([
    [['spaghetti', 'garlic', 'parmesan', 'olive oil'], /in total · vegetarian if the cheese is$/m],
    [['oats', 'honey', 'almond milk'], /in total · vegetarian$/m],
    [['potatoes', 'cauliflower', 'cumin'], /in total · vegan$/m],
    [['egg noodles', 'broccoli', 'soy sauce'], /Contains, as far as we know: .*egg/],
    [['potatoes', 'onion', 'lard', 'bacon'], /in total$/m],
  ])('the recipe for %j states the diet or the allergens of the dish', (list, said) => {
    expect(writeRecipe({ ingredients: list }, () => 0)).toMatch(said);
  });
});
