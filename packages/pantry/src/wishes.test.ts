import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { scanRecipe } from './testing/scan-recipe.ts';
import type { Order, Wishes } from './wishes/order.ts';
import { writeRecipe } from './write-recipe.ts';

const CHICKEN = ['chicken', 'rice', 'onion', 'peppers', 'garlic', 'carrots'];
const PASTA = ['spaghetti', 'tomatoes', 'garlic', 'olive oil', 'parmesan', 'basil'];

/** One text for each recipe that the chef may draw. */
const textsOf = (ingredients: readonly string[], wishes: Wishes = {}): string[] =>
  [0, 1 / 3, 2 / 3].map((draw) => writeRecipe({ ingredients, wishes }, () => draw));

const totalOf = (text: string): number => {
  const [, hours, minutes] = / · (?:(\d+) h ?)?(?:(\d+) min)? in total/.exec(text) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
};
const knownOf = (text: string): string => scanRecipe(text).parts.get('good to know') ?? '';

describe('the number of people', () => {
  test('the amounts are multiplied, and the times of the oven are not', () => {
    const order = (servings: number): Order => ({
      ingredients: ['macaroni', 'cheddar', 'milk', 'butter', 'flour'],
      wishes: { servings },
    });
    const [four, eight] = [4, 8].map((servings) => writeRecipe(order(servings), () => 0));
    const grams = (text = ''): number => Number(/^- ([\d.]+) g macaroni/m.exec(text)?.[1]);
    expect(eight).toContain('**Serves 8**');
    expect(grams(eight)).toBe(2 * grams(four));
    const handsOff = (text = '') => text.match(/\*\([^)]*hands off\)\*/g);
    expect(handsOff(eight)).toEqual(handsOff(four));
  });

  test('a dish for many says how many tins and rounds it takes, and the work takes longer', () => {
    for (const text of textsOf(CHICKEN, { servings: 16 })) {
      expect(text).toContain('**Serves 16**');
      expect(knownOf(text)).toMatch(/For 16: .*(?:\d tins or dishes|in \d rounds|your largest)/);
    }
    const [some, many] = [4, 16].map((servings) => textsOf(PASTA, { servings })[0] ?? '');
    expect(totalOf(many ?? '')).toBeGreaterThan(totalOf(some ?? ''));
  });

  test('a bake for one keeps at least one egg, and says how much it makes', () => {
    const list = ['bananas', 'flour', 'eggs', 'butter', 'sugar', 'baking soda', 'walnuts'];
    for (const text of textsOf(list, { servings: 1, note: 'sweet' })) {
      expect(text).toContain('**Serves 1**');
      expect(text).not.toMatch(/^- [¼⅓½] (?:large )?eggs?/m);
    }
  });

  test('the recipe says which food of the list is too little for so many', () => {
    for (const text of textsOf(['200 g chicken breasts', 'rice', 'peppers', 'onion'], { servings: 8 }))
      if (/^- .*chicken/m.test(text))
        expect(knownOf(text)).toContain('more chicken breasts than your list has');
  });

  test('the pieces that a dish is cut into are counted for so many', () => {
    for (const text of textsOf(['salmon fillets', 'potatoes', 'green beans', 'lemon'], { servings: 2 }))
      expect(text).not.toContain('in 4 thick pieces');
  });

  test('spoons and pinches stay measurable, however many eat', () => {
    for (const servings of [1, 2, 30, 50]) {
      for (const text of textsOf([...CHICKEN, 'cayenne pepper', 'soy sauce'], { servings })) {
        expect(text).not.toMatch(/\b(?:[7-9]|\d\d+)[½¼¾⅓⅔]? tsp\b|\b(?:1[1-9]|[2-9]\d)[½]? tbsp\b/);
        expect(text).not.toMatch(/[½¼¾⅓⅔] pinch/);
      }
    }
  });
});

describe('the minutes', () => {
  test.each([15, 20, 30, 45, 60])('a recipe that is wished for in %i minutes takes no longer', (minutes) => {
    for (const text of textsOf([...CHICKEN, 'eggs', 'bread'], { minutes })) {
      expect(text).toContain("Here's a recipe");
      expect(totalOf(text)).toBeLessThanOrEqual(minutes);
      expect(knownOf(text)).toContain(`ready in ${minutes} minutes`);
    }
  });

  test('thawing and soaking count', () => {
    for (const text of textsOf(['frozen chicken breasts', 'dried kidney beans', 'onion'], { minutes: 60 }))
      expect(text).toMatch(
        /^Sorry, nothing from this list is ready in 60 minutes; the quickest is .*, in \d+ h/,
      );
  });

  test('a list without a dish that is so quick is refused with the quickest dish', () => {
    const [text = ''] = textsOf(['beef', 'potatoes', 'carrots', 'onion'], { minutes: 5 });
    expect(text).toMatch(
      /^Sorry, nothing from this list is ready in 5 minutes; the quickest is [A-Z].*, in \d+ min\.\n/,
    );
    expect(text).toMatch(/Add a food or two, .*I will gladly cook\.\n$/);
  });
});

describe('the diet', () => {
  test('the foods that break it are left out, and the recipe says so', () => {
    for (const text of textsOf([...CHICKEN, 'tofu'], { diet: 'vegan' })) {
      expect(text).toMatch(/in total · vegan$/m);
      expect(scanRecipe(text).parts.get('left out')).toContain('Chicken: left out, as you asked.');
    }
  });

  test('cheese may be in a vegetarian dish, which then tells of rennet', () => {
    for (const text of textsOf(PASTA, { diet: 'vegetarian' }).filter((one) => /^- .*parmesan/m.test(one)))
      expect(knownOf(text)).toContain('made without animal rennet in place of the parmesan, which never is');
    for (const text of textsOf(['bread', 'cheddar', 'butter'], { diet: 'vegetarian' }))
      expect(knownOf(text)).toContain('The cheddar must be made without animal rennet');
  });

  test('a strict diet that was typed counts beside a laxer one', () => {
    for (const text of textsOf([...CHICKEN, 'vegan'], { diet: 'pescatarian' }))
      expect(text).toMatch(/in total · vegan$/m);
  });

  test('a list of which nothing is left is refused, with the foods that fall away', () => {
    const [text = ''] = textsOf(['chicken', 'cheddar'], { diet: 'vegan' });
    expect(text).toMatch(/^Sorry, too little is left for a dish without chicken and cheddar\.\n/);
    expect(text).toMatch(/such as pasta, rice or beans, and I will gladly cook\.\n$/);
  });
});

describe('the foods to leave out', () => {
  test('a word that is no known food must not be in the text at all', () => {
    for (const text of textsOf(CHICKEN, { avoid: ['lid'] })) {
      expect(scanRecipe(text).dish).not.toMatch(/\blids?\b/i);
      expect(text).toContain('I do not know “lid” as food');
    }
  });

  test('one sentence names all foods to leave out', () => {
    for (const text of textsOf([...CHICKEN, 'peanuts'], { avoid: ['peanuts', 'milk', 'celery'] })) {
      expect(scanRecipe(text).parts.get('left out')).toContain(
        'As you asked: I left out peanuts, milk and celery, and all that I know is made of them.',
      );
    }
  });

  test.each(['half and half', 'everything with nuts', 'nut allergy', 'tree nuts', 'NUTS!'])(
    'there is still a dish without “%s”',
    (name) => {
      for (const text of textsOf([...CHICKEN, 'cashews', 'half and half'], { avoid: [name] })) {
        expect(text).toContain("Here's a recipe");
        expect(text.split('## Left out')[0]).not.toMatch(
          name.startsWith('half') ? /half and half/i : /cashew/i,
        );
      }
    },
  );
});

describe('another idea', () => {
  test('no title comes twice, and at last the chef says that there are no more', () => {
    const seen: string[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const text = writeRecipe({ ingredients: CHICKEN, wishes: { notAgain: seen } }, chance(turn));
      if (text.startsWith('Sorry')) {
        expect(text).toMatch(/^Sorry, you have seen every dish that I know for this list/);
        expect(seen.length).toBeGreaterThan(4);
        return;
      }
      const { title } = scanRecipe(text);
      expect(seen).not.toContain(title);
      seen.push(title);
    }
    throw new Error(`There is no end: ${seen.join(', ')}`);
  });

  test('a title in other letters, or with a word more, is the same dish', () => {
    const [first = ''] = textsOf(['potatoes', 'cauliflower', 'cumin', 'turmeric', 'ginger']);
    expect(first).toContain('# Aloo gobi');
    for (const title of ['ALOO GOBI!', 'Easy aloo gobi', 'Gobi aloo with spices']) {
      const [text = ''] = textsOf(['potatoes', 'cauliflower', 'cumin', 'turmeric', 'ginger'], {
        notAgain: [title],
      });
      expect(text).not.toContain('# Aloo gobi');
    }
  });
});

describe('the note', () => {
  test.each([
    ['no oven', ['chicken thighs', 'potatoes', 'lemon', 'garlic', 'rosemary'], 'without an oven'],
    ['one pan', CHICKEN, 'in one pan'],
    ['something sweet', ['apples', 'flour', 'butter', 'sugar', 'onion', 'cheddar'], 'sweet'],
    ['italian', PASTA, 'Italian'],
    ['cheap', CHICKEN, 'cheap'],
    ['spicy', [...CHICKEN, 'chilli flakes', 'soy sauce'], 'spicy'],
    ['a birthday cake', ['flour', 'sugar', 'butter', 'eggs', 'cocoa', 'milk', 'baking powder'], 'a cake'],
    [
      'too hot to cook',
      ['feta', 'cucumber', 'tomatoes', 'olives', 'red onion', 'pita bread'],
      'without cooking',
    ],
    ['smooth soup', ['pumpkin', 'leek', 'potato', 'vegetable stock'], 'smooth; a soup'],
  ])('“%s” is followed, and the recipe says so', (note, list, said) => {
    for (const text of textsOf(list, { note }))
      expect(knownOf(text)).toMatch(new RegExp(`As you asked: .*${said}`));
  });

  test('the recipe says of a taste that no dish for the list has', () => {
    for (const text of textsOf(PASTA, { note: 'something Thai' }))
      expect(knownOf(text)).toContain('Not as you asked: “Thai”.');
  });

  test('the recipe says which words it could not follow, as text only', () => {
    const [text = ''] = textsOf(CHICKEN, { note: 'quick. Make it <b>pretty</b>' });
    expect(knownOf(text)).toContain('I could not follow `Make it <b>pretty</b>`.');
    expect(knownOf(text)).toContain('ready in 30 minutes');
  });

  test('a food that the note forbids is left out', () => {
    for (const text of textsOf([...CHICKEN, 'peanuts'], {
      note: 'My son is allergic to peanuts. And mild please!',
    })) {
      expect(scanRecipe(text).dish).not.toMatch(/peanut|chil[il]/i);
      expect(knownOf(text)).not.toContain('could not follow');
    }
  });

  test('a mild dish keeps its curry powder, but no chilli', () => {
    const list = ['red lentils', 'coconut milk', 'onion', 'curry powder', 'chilli flakes'];
    for (const text of textsOf(list, { note: 'mild, please' })) {
      expect(text).toMatch(/^- .*curry powder/m);
      expect(text).not.toMatch(/^- .*chilli flakes(?!.*left out)/m);
    }
  });

  test('a dish that must not be too spicy has half of the chilli, and none for children', () => {
    const list = ['minced beef', 'kidney beans', 'canned tomatoes', 'onion', 'chilli powder'];
    for (const text of textsOf(list, { note: 'Not too spicy please, my mother-in-law is coming.' })) {
      expect(text).toMatch(/^- .*chilli powder/m);
      expect(text).toContain('only half of the usual chilli powder');
    }
    for (const text of textsOf(list, { note: 'Not too spicy please, for my kids.' }))
      expect(scanRecipe(text).dish).not.toMatch(/chilli powder/);
  });

  test('a dish for coeliacs has no gluten', () => {
    for (const text of textsOf(['pasta', 'tomatoes', 'rice', 'peppers'], { note: 'my sister is coeliac' }))
      expect(scanRecipe(text).dish).not.toMatch(/pasta/i);
  });

  test('a note that says the same twice is understood twice', () => {
    for (const text of textsOf(CHICKEN, { note: 'one pan only, hate washing up' }))
      expect(knownOf(text)).not.toContain('could not follow');
    for (const text of textsOf(CHICKEN, { note: 'mild please, the kids don’t like it hot' }))
      expect(knownOf(text)).not.toContain('spicy');
  });

  test('a dish for children has no alcohol, no chilli and no coffee', () => {
    for (const text of textsOf([...CHICKEN, 'white wine', 'chilli flakes'], { note: 'kid friendly' }))
      expect(scanRecipe(text).dish).not.toMatch(/wine|chil[il]|coffee/i);
  });
});

describe('wishes that were typed as ingredients', () => {
  test('a typed wish counts, and is not called unknown', () => {
    for (const text of textsOf([...CHICKEN, 'for 6', 'under 40 minutes', 'no oven', 'vegetarian'])) {
      expect(text).toContain('**Serves 6**');
      expect(totalOf(text)).toBeLessThanOrEqual(40);
      expect(text).toMatch(/in total · (?:vegan|vegetarian)/);
      expect(text).not.toMatch(/do not know|could not follow/);
    }
  });

  test('of two numbers of people the one beside the list counts, and the recipe says so', () => {
    for (const text of textsOf([...CHICKEN, 'for 6'], { servings: 4 })) {
      expect(text).toContain('**Serves 4**');
      expect(knownOf(text)).toContain('You asked for 4 and for 6: this is for 4.');
    }
  });

  test('of two times the shorter one counts', () => {
    for (const text of textsOf([...CHICKEN, 'under 25 minutes'], { minutes: 60 }))
      expect(totalOf(text)).toBeLessThanOrEqual(25);
  });
});

test('wishes that leave no dish together are named together', () => {
  const [text = ''] = textsOf(['beef', 'potatoes', 'carrots'], {
    minutes: 5,
    note: 'no oven',
    notAgain: ['Beef stew', 'Carrot stir-fry'],
  });
  expect(text).toMatch(
    /^Sorry, nothing from this list is (?:ready in 5 minutes; the quickest|all of this at once)/,
  );
});

test('empty wishes change nothing', () => {
  for (const wishes of [{}, { note: undefined, avoid: undefined }, undefined])
    expect(writeRecipe({ ingredients: CHICKEN, wishes }, () => 0.4)).toBe(
      writeRecipe({ ingredients: CHICKEN }, () => 0.4),
    );
});

test('a dish that begins the day before is not said to be ready within the hours of its steps', () => {
  const list = ['ackee', 'salt cod', 'onion', 'pepper'];
  const titleFor = (wishes: Wishes) => scanRecipe(textsOf(list, wishes)[0] ?? '').title;
  expect(titleFor({})).toBe('Ackee and saltfish');
  expect(titleFor({ minutes: 600 })).not.toBe('Ackee and saltfish');
});

test('a dish that may wait overnight, and need not, is ready within the hours of its steps', () => {
  const list = ['chicken breasts', 'oregano', 'yoghurt', 'lemon juice', 'olive oil'];
  for (const text of textsOf(list, { minutes: 60 })) expect(text).toContain('# Chicken souvlaki');
});
