import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { scanRecipe } from './testing/scan-recipe.ts';
import type { Wishes } from './wishes/order.ts';
import { writeRecipe } from './write-recipe.ts';

/** One text for each recipe that the chef may draw. */
const textsOf = (ingredients: readonly string[], wishes: Wishes = {}): string[] =>
  [0, 1 / 3, 2 / 3].map((draw) => writeRecipe({ ingredients, wishes }, () => draw));

const knownOf = (text: string): string => scanRecipe(text).parts.get('good to know') ?? '';
const totalOf = (text: string): number => {
  const [, hours, minutes] = / · (?:(\d+) h ?)?(?:(\d+) min)? in total/.exec(text) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
};

describe('a stated amount', () => {
  test.each([
    [['2 eggs', 'milk', 'butter', 'spring onions'], 4, /^- (\d+) eggs?\b/m, 2],
    [['leftover rice', '2 eggs', 'frozen peas', 'carrot', 'soy sauce'], 2, /^- (\d+) eggs?\b/m, 2],
    [['200 g chicken breasts', 'rice', 'peppers', 'onion'], 8, /^- (\d+) g chicken/m, 200],
    [['150 g spaghetti', 'tomatoes', 'garlic', 'basil'], 6, /^- (\d+) g spaghetti/m, 150],
    [['1 banana', '100 g flour', 'milk', 'eggs'], 4, /^- (\d+) g flour/m, 100],
  ] as const)('is never exceeded, however many eat: %j for %i', (list, servings, line, most) => {
    for (const text of textsOf(list, { servings })) {
      expect(text).toContain(`**Serves ${servings}**`);
      expect(Number(line.exec(text)?.[1] ?? 0)).toBeLessThanOrEqual(most);
    }
  });

  test('that is too little for so many is said, with how much the dish makes', () => {
    for (const text of textsOf(['150 g spaghetti', 'tomatoes', 'garlic', 'basil'], { servings: 6 }))
      if (/^- .*spaghetti/m.test(text))
        expect(knownOf(text)).toMatch(
          /For 6 it takes more spaghetti than your list has: the amounts above are about \d full portions?\./,
        );
  });

  test('that is too little for so many gives way to a dish for which it is enough', () => {
    const list = ['leftover rice', '2 eggs', 'frozen peas', 'carrot', 'soy sauce', 'spring onions'];
    for (const text of textsOf(list, { servings: 2, minutes: 20 }))
      expect(text).toMatch(/# (?:Fried rice|Nasi goreng|Egg fried rice)/);
  });
});

describe('a food that was cooked before', () => {
  test.each([[['leftover rice', 'eggs', 'peas', 'soy sauce', 'onion'], 'Egg fried rice', 25]] as const)(
    'takes no minutes of cooking: %j',
    (list, title, most) => {
      const texts = everyText([...list]).filter((text) => text.includes(`# ${title}`));
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(totalOf(text)).toBeLessThanOrEqual(most);
    },
  );
});

describe('a note', () => {
  const LIST = ['minced pork', 'napa cabbage', 'glass noodles', 'garlic', 'fish sauce', 'carrots'];

  test.each(['not too salty', 'less salt please', 'low sodium', 'not salty', 'easy on the salt'])(
    '“%s” is no wish for a savoury dish: the dish has half of the salt, and says so',
    (note) => {
      for (const text of textsOf(LIST, { note })) {
        expect(knownOf(text)).toMatch(/As you asked: .*less salty/);
        expect(knownOf(text)).toMatch(/There is only half of the usual .*(?:salt|sauce)/);
        expect(text).not.toMatch(/savoury;|savoury\.|do not know|could not follow/);
      }
    },
  );

  test.each(['only a little spicy', 'a bit spicy', 'slightly spicy', 'just a little heat'])(
    '“%s” is no wish for a hot dish',
    (note) => {
      for (const text of textsOf(['chicken breast', 'yogurt', 'garam masala', 'onions', 'rice', 'chilli'], {
        note,
      })) {
        expect(knownOf(text)).toMatch(/As you asked: .*only a little spicy/);
        expect(text).not.toContain('Not as you asked');
        if (/^- .*chilli/m.test(text)) expect(knownOf(text)).toMatch(/half of the usual .*chill/);
      }
    },
  );

  test.each(['on a bed of moss, for grandma', 'by candlelight', 'nothing purple', 'like on television'])(
    'is not searched for unknown foods: “%s” is quoted as not followed',
    (note) => {
      for (const text of textsOf(LIST, { note })) {
        expect(text).not.toContain('as food');
        expect(knownOf(text)).toContain('I could not follow “');
      }
    },
  );

  test.each([
    ['banana bread please, for work', ['bananas', 'flour', 'butter', 'sugar', 'eggs'], 'Banana bread'],
    ['like pad thai', ['rice noodles', 'tofu', 'bean sprouts', 'eggs', 'lime'], 'Pad thai'],
    ['thin pancakes please', ['flour', 'milk', 'eggs', 'lemon', 'nutella'], 'Crêpes'],
    ["like grandma's bread pudding", ['stale bread', 'eggs', 'milk', 'apples', 'raisins'], 'Bread pudding'],
    ['crispy outside', ['chickpeas', 'tahini', 'lemon', 'garlic', 'parsley', 'cumin', 'onion'], 'Falafel'],
    [
      'a birthday cake',
      ['dark chocolate', 'butter', 'eggs', 'sugar', 'ground almonds'],
      'Flourless chocolate cake',
    ],
  ])('that names a dish or a texture is granted where the list allows it: “%s”', (note, list, title) => {
    for (const text of textsOf(list, { note, avoid: note.includes('cake') ? ['gluten'] : [] })) {
      expect(text).toContain(`\n# ${title}\n`);
      expect(knownOf(text)).not.toMatch(/Not as you asked|could not follow/);
    }
  });

  test('about the freezer is granted with a sentence on freezing', () => {
    for (const text of textsOf(['red lentils', 'carrots', 'onion', 'cumin'], {
      note: 'I want to freeze half of it',
    }))
      expect(knownOf(text)).toMatch(/As you asked: .*for the freezer[\s\S]*Freeze it on the day/);
  });

  test('with an occasion, or with food that must be used up, wishes for nothing', () => {
    for (const note of ['for a school bake sale', "don't want to throw the bread away"])
      for (const text of textsOf(['stale bread', 'eggs', 'milk', 'sugar', 'raisins'], { note }))
        expect(knownOf(text)).not.toMatch(/asked|could not follow/);
  });

  test('does not name as not followed the children whom the dish is for', () => {
    for (const text of textsOf(['ground beef', 'tortillas', 'tomatoes', 'cheddar'], {
      note: 'mild, kids build their own',
    }))
      expect(knownOf(text)).not.toContain('could not follow');
  });
});

describe('a dish for one', () => {
  const LIST = ['zucchini', 'eggs', 'mozzarella', 'breadcrumbs', 'mint'];

  test('is cooked in a small pan', () => {
    for (const text of textsOf(LIST, { servings: 1 }))
      expect(text).not.toMatch(/\b(?:2[4-9]|3\d) cm (?:\w+ )*pan/);
  });

  test('asks for no fraction of a spoon that nobody can measure', () => {
    for (const servings of [1, 2])
      for (const text of textsOf(LIST, { servings })) expect(text).not.toMatch(/^- [¼⅓] tbsp/m);
  });
});

describe('meat that must cook for long', () => {
  test.each(['beef stew meat', 'chuck', 'brisket', 'oxtail', 'short ribs', 'beef shank'])(
    'is never fried or grilled for minutes: %s',
    (cut) => {
      for (const text of everyText([cut, 'carrots', 'onions', 'peppers', 'soy sauce', 'noodles'])) {
        if (!new RegExp(`^- [^\\n]*${cut.split(' ')[0]}`, 'm').test(text)) continue;
        expect(scanRecipe(text).title).not.toMatch(/skewer|stir-fry|bulgogi|taco|wrap/i);
        expect(totalOf(text)).toBeGreaterThanOrEqual(60);
      }
    },
  );

  test('has no place among the vegetables that soften in minutes: a root on a skewer is boiled first', () => {
    for (const text of everyText(['chicken thighs', 'carrots', 'lemon', 'olive oil', 'onion']))
      if (text.includes('# Grilled skewers')) expect(text).toMatch(/Boil the carrots/);
  });
});

describe('the choice of a dish for wishes', () => {
  test('French toast is said to be as sweet as it was wished', () => {
    const list = ['eggs', 'milk', 'bread', 'cinnamon', 'strawberries'];
    for (const text of textsOf(list, { servings: 1, minutes: 15, note: 'something sweet' }))
      expect(knownOf(text)).toMatch(/As you asked: .*; sweet\./);
  });

  test.each([
    [
      'a sweet breakfast is a sweet dish',
      ['eggs', 'milk', 'bread', 'cinnamon', 'strawberries'],
      { servings: 1, minutes: 15, note: 'something sweet' },
      'French toast',
    ],
    [
      'a filled bagel is a sandwich',
      ['cream cheese', 'smoked salmon', 'bagels', 'dill', 'cucumber'],
      { servings: 2, minutes: 10 },
      'Smoked salmon bagels',
    ],
    [
      'a drink is no cake for ten',
      ['self raising flour', 'ripe bananas', 'brown sugar', 'oat milk'],
      { servings: 10, avoid: ['milk'] },
      '(?:Egg-free b|B)anana (?!smoothie)',
    ],
  ] as const)('%s', (_, list, wishes, title) => {
    for (const text of textsOf(list, wishes)) expect(text).toMatch(new RegExp(`^# ${title}`, 'm'));
  });

  test('a sauce is no meal where a far better dish takes longer', () => {
    for (const text of textsOf(['courgettes', 'halloumi', 'couscous', 'lemon', 'mint'], {
      servings: 2,
      minutes: 25,
    }))
      expect(scanRecipe(text).title).not.toMatch(/sauce|vinaigrette|dressing|marinade/i);
  });

  test('a recipe names the far better dish for which the time is too short', () => {
    for (const text of textsOf(['stewing beef', 'red wine', 'carrots', 'bacon', 'mushrooms'], {
      minutes: 45,
    }))
      expect(knownOf(text)).toMatch(
        /With more time this list makes a better dish: Boeuf bourguignon, in 2 h/,
      );
  });

  test('a cut that is too tough for the dish is left out with that reason', () => {
    for (const text of textsOf(['stew meat', 'mushrooms', 'egg noodles', 'sour cream', 'onion'], {
      minutes: 45,
    }))
      expect(scanRecipe(text).parts.get('left out')).toContain('Stew meat: it needs longer to become tender');
  });
});

describe('the note of a line', () => {
  test.each([
    [['pita', 'hummus', 'cucumber', 'tomatoes', 'olives'], /hummus, .*(?:sliced|flaked)|slices pita/],
    [['minced pork', 'cabbage', 'noodles', 'soy sauce', 'garlic'], /minced pork, in (?:thin )?strips/],
    [
      ['chicken breast', 'tomato puree', 'onions', 'rice', 'yogurt'],
      /tomato purees?, (?:chopped|cut|diced)|purees/,
    ],
    [['eggs', 'chopped tomatoes', 'peppers', 'onion'], /chopped tomatoes, chopped/],
  ] as const)('says nothing that the food cannot be: %j', (list, wrong) => {
    for (const text of everyText([...list])) expect(text).not.toMatch(wrong);
  });
});

test('oats and soy sauce of somebody who avoids gluten are those without it, and the label must say so', () => {
  for (const text of textsOf(['oats', 'milk', 'honey', 'blueberries'], { avoid: ['gluten'] })) {
    expect(text).toMatch(/^- .*gluten-free oats/m);
    expect(knownOf(text)).toContain('The label must say so: gluten-free oats.');
  }
});

describe('a note in plain talk', () => {
  test.each([
    [
      'Two of us are under six, so nothing spicy please. They like the carrots chopped up really small.',
      /As you asked: .*with hidden vegetables; mild/,
    ],
    ['I would love something I can mostly leave to simmer while I tidy up.', /As you asked: .*little work/],
    ['Ideally it should not keep me in the kitchen the whole evening.', /As you asked: .*little work/],
    ['Sunday lunch for the family, everything in one roasting tin if that works.', /on one tray/],
    ["My husband is fine with spicy but I'm not so much, so medium at most.", /only a little spicy/],
    ['Packed lunches for the kids. Please nothing that goes soggy by noon.', /a dish that keeps/],
  ])('is understood: %s', (note, said) => {
    const list = ['500 g minced beef', 'onion', 'carrots', 'chopped tomatoes', 'potatoes', 'chilli flakes'];
    for (const text of textsOf(list, { servings: 4, note })) {
      expect(knownOf(text)).toMatch(said);
      expect(knownOf(text)).not.toMatch(/could not follow|You asked for 4 and/);
    }
  });

  test('one pot and one frying pan are enough for pasta with tuna', () => {
    const list = ['penne', 'tin of tuna', 'cherry tomatoes', 'capers', 'garlic', 'chilli flakes'];
    const note = "Student kitchen, I've only got one pot and one frying pan.";
    for (const text of textsOf(list, { minutes: 20, servings: 1, note })) {
      expect(scanRecipe(text).title).toMatch(/penne|pasta/i);
      expect(knownOf(text)).not.toMatch(/could not follow|Not as you asked/);
    }
  });
});

test('the meat in the title is the meat in the dish', () => {
  const list = ['chicken thighs', 'gochujang', 'soy sauce', 'garlic', 'honey', 'rice'];
  for (const text of everyText(list)) expect(scanRecipe(text).title).not.toMatch(/pork|beef/i);
});
