import { describe, expect, test } from 'vitest';
import { chance } from '../testing/chance.ts';
import { scanRecipe } from '../testing/scan-recipe.ts';
import { writeRecipe } from '../write-recipe.ts';
import { readOrder } from './read-order.ts';
import { readWishedNote } from './read-wished-note.ts';
import { readNote } from './read-words.ts';

const cook = (list: string, note: string, avoid: readonly string[] = []): string =>
  writeRecipe({ ingredients: list.split(', '), wishes: { note, avoid } }, chance(1));
const knownOf = (text: string): string => scanRecipe(text).parts.get('good to know') ?? '';
const foodsOf = (text: string): string => text.slice(0, text.indexOf('## Method'));
const tastesIn = (note: string): string[] => readNote(note).tastes.map(({ name }) => name);

describe('who eats', () => {
  test.each([
    ['I am pregnant', 'safe in pregnancy'],
    ["we're four, my wife is 20 weeks pregnant", 'safe in pregnancy'],
    ['must be pregnancy-safe', 'safe in pregnancy'],
    ['for my baby, 11 months old', 'for a baby'],
    ['for a baby of 9 months', 'for a baby'],
    ['my 10-month-old daughter eats too', 'for a baby'],
    ['my gran has no teeth', 'soft to eat'],
    ['soft food please', 'soft to eat'],
  ])('“%s” is read as: %s', (note, name) => {
    expect(tastesIn(note)).toContain(name);
  });

  test.each(['with baby spinach', 'we are expecting guests', 'a baby shower', 'baby carrots are fine'])(
    '“%s” speaks of nobody who needs care',
    (note) => {
      expect(tastesIn(note)).toEqual([]);
    },
  );

  test('nobody who is pregnant is given mould-ripened cheese, smoked fish, liver, alcohol or raw eggs', () => {
    const risky = [
      'smoked salmon, eggs, spinach, brie, bread',
      'chicken livers, onions, brandy, toast, eggs',
    ];
    for (const list of risky) {
      const text = cook(list, 'I am pregnant');
      expect(foodsOf(text)).not.toMatch(/brie|smoked salmon|liver|brandy/);
      expect(text).toContain('I left out liver');
      // A bake is hot enough in the middle.
      expect(text).toMatch(/until white and yolk are firm|74 °C \(165 °F\) in the middle/);
    }
    expect(cook('dark chocolate, cream, eggs, sugar, butter', 'I am pregnant')).not.toMatch(/stay raw/);
  });

  test('a baby gets no honey, salt or sugar, and the recipe says how soft the food must be', () => {
    const text = cook('bananas, oats, yogurt, honey, peanut butter', 'for my baby, 11 months old');
    expect(foodsOf(text)).not.toMatch(/honey|salt\b|sugar/);
    expect(knownOf(text)).toContain('until it crushes between two fingers');
  });
});

test('a dish that simmers says how long it takes in a pressure cooker, by the slowest food in it', () => {
  const stew = 'stewing beef, stout, carrots, onions, beef stock, thyme';
  expect(knownOf(cook(stew, "I've got a pressure cooker"))).toContain('at high pressure for 35 minutes');
  const beans = 'dried chickpeas, tomatoes, onion, cumin, spinach';
  expect(knownOf(cook(beans, 'in the pressure cooker'))).toContain('at high pressure for 25 minutes');
});

test('the yolks that somebody likes runny are no wish against yolks', () => {
  const list = 'eggs, canned tomatoes, red pepper, onion, cumin, paprika, feta';
  const text = cook(list, 'One of us likes the yolks runny and two do not.');
  expect(text).toMatch(/^# (?:Shakshuka|Menemen)$/m);
  expect(knownOf(text)).not.toContain('could not follow');
});

test('dark chocolate without milk is vegan', () => {
  const text = writeRecipe(
    { ingredients: ['dark chocolate', 'ripe avocado', 'maple syrup', 'oat milk'], wishes: { diet: 'vegan' } },
    chance(1),
  );
  expect(text).toMatch(/^# Dairy-free chocolate avocado mousse$/m);
  expect(knownOf(text)).toContain('The label must say so: dairy-free chocolate');
});

test.each([
  ['My oven runs hot', []],
  ['Bored of curry', []],
  ['Something different from the usual stew', []],
  ['We had soup yesterday', []],
  ['one hand while holding the baby', []],
  ["she's 18 months", []],
  ["We don't drink.", ['without alcohol']],
  ['Dad has diabetes', ['less sweet']],
  ['no microwave', ['without a microwave']],
  ["I don't have a blender", ['without a blender']],
  ['my kettle is broken', ['without a kettle']],
  ['go easy on the garlic', ['with little garlic']],
  ['nothing too garlicky', ['with little garlic']],
  ['Mediterranean-ish', ['Mediterranean']],
  ['not too heavy', ['light']],
  ['prep the night before', ['a dish that keeps']],
  ["don't want to use the oven in this heat", ['without an oven']],
  ['Asian, but not a stir fry', ['not a stir-fry', 'Asian']],
  ["I don't have a food processor or a blender", ['without a blender']],
  ['too hot to turn the oven on', ['without cooking']],
  ["my dad can't have much chilli", ['only a little spicy']],
  ['for a barbecue', []],
  ['only what I have', ['cheap: it takes only the list and the cupboard']],
])('“%s” wishes for: %j', (note, names) => {
  expect(tastesIn(note)).toEqual(names);
});

test('who is vegetarian and eats fish is pescatarian', () => {
  expect(readNote("I'm vegetarian but eat fish").diet).toBe('pescatarian');
});

test('where some like it spicy and some mild, the dish is mild', () => {
  const text = cook('chicken, onion, rice, chili', 'Spicy for me, mild for my son');
  expect(foodsOf(text)).not.toMatch(/chil/);
  expect(knownOf(text)).toContain('whoever likes it spicy seasons their own plate');
});

test('of two dishes one is enough', () => {
  const text = cook('bananas, flour, butter, eggs, brown sugar, baking soda', 'a loaf or muffins');
  expect(text).toMatch(/# Banana (?:bread|muffins)/);
  expect(text).not.toContain('Not as you asked');
});

test.each([
  'salad on the side is sorted',
  'nobody minds, and the others do not',
  "I like it hot and my wife doesn't",
])('“%s” forbids no food and wishes for no salad', (note) => {
  expect(readWishedNote(note).bans).toEqual([]);
  expect(tastesIn(note)).not.toContain('a salad');
});

test('no mushy vegetables are vegetables', () => {
  expect(foodsOf(cook('carrots, peas, butter', "He doesn't like mushy vegetables"))).toContain('carrot');
});

describe('raw eggs', () => {
  test.each([
    ['mascarpone, sponge fingers, coffee, cocoa powder, sugar, cream', '', ['raw eggs']],
    ['mascarpone, sponge fingers, coffee, cocoa powder, sugar, cream', 'no raw eggs please', []],
  ])('are not eggs, and not what is baked with them: %s, “%s”', (list, note, avoid) => {
    const text = cook(list, note, avoid);
    expect(text).toMatch(/# (?:Easy t|T)iramisu/);
    expect(text).toMatch(/^- .*sponge fingers/m);
  });

  test('a sauce of soft eggs is warmed', () => {
    const text = cook('spaghetti, bacon, eggs, parmesan', 'carbonara without raw egg');
    expect(text).toContain('# Spaghetti carbonara');
    expect(knownOf(text)).toContain('71 °C');
  });
});

describe('what the kitchen has', () => {
  test.each([
    ['3 eggs, bread, milk, cheddar, tomato', 'I only have a microwave', 'Microwave scrambled eggs'],
    ['porridge oats, milk, banana', 'in the microwave', 'Microwave porridge'],
    [
      'couscous, canned chickpeas, cherry tomatoes, cucumber, mint',
      'only a kettle, no stove',
      'Kettle couscous',
    ],
    ['potatoes, oil, paprika, garlic powder', 'wedges in the air fryer', 'Air fryer potato wedges'],
    ['pork shoulder, onions, apples, cider, potatoes', 'slow cooker', 'Slow cooker pork'],
  ])('%s, “%s”: %s, and without the note another dish', (list, note, title) => {
    expect(cook(list, note)).toContain(`# ${title}\n`);
    expect(cook(list, '')).not.toMatch(/^# .*(?:microwave|kettle|air fryer|slow cooker)/im);
  });

  test.each([
    ['I have a 20 cm round tin', 'Your 20 cm tin is wider than the loaf tin'],
    ['in a 15cm cake tin', 'Your 15 cm tin is smaller than the loaf tin'],
    ['my 8 inch square tin', 'Your 20 cm square tin is wider'],
  ])('“%s” is answered for the tin of the recipe', (note, words) => {
    const text = cook('flour, sugar, butter, eggs, lemon, baking powder', note);
    expect(knownOf(text)).toContain(words);
    expect(text).not.toContain('could not follow');
  });
});

describe('a sort of dish', () => {
  test.each([
    ['plums, flour, butter, sugar, oats', 'a crumble', /# .*crumble/],
    ['aubergines, tomatoes, mozzarella, basil, parmesan', 'like a parmigiana', /# .*parmigiana/],
    ['tomatoes, onions, peppers, eggs, cumin, feta', 'shakshuka, not hot', /# Shakshuka/],
    ['chickpeas, flour, onion, garlic, parsley, cumin', 'falafel in the oven', /# Baked falafel/],
  ])('%s, “%s”', (list, note, title) => {
    const text = cook(list, note);
    expect(text).toMatch(title);
    expect(text).not.toMatch(/could not follow|Not as you asked/);
  });
});

test('a dish that is less sweet has half of the sugar, and jam keeps for less long', () => {
  expect(knownOf(cook('strawberries, sugar, lemon', 'jam with less sugar'))).toContain(
    'no longer than three weeks',
  );
});

test.each([
  ['broccoli, cheddar, potatoes, onion, milk, stock cube', 'vegetarian soup', /^- .*vegetable stock/m],
  ['apples, puff pastry, sugar, cinnamon', 'vegan', /^- .*dairy-free puff pastry/m],
])('a food that is sold for the diet too is taken as that: %s', (list, note, line) => {
  expect(cook(list, note)).toMatch(line);
});

describe('a mild dish', () => {
  const CURRY = 'chicken, coconut milk, red curry paste, curry powder, green beans, rice';

  test('has half of the curry paste, and says so', () => {
    expect(knownOf(cook(CURRY, 'Thai, but mild please'))).toContain('only half of the usual red curry paste');
  });

  test.each([
    ['mild please', ['chilli']],
    ['mild please. No chilli: allergic', []],
    ['mild, my daughter is allergic to curry powder and curry paste', []],
  ])('has none where another wish forbids it: “%s”, without %j', (note, avoid) => {
    expect(foodsOf(cook(CURRY, note, avoid))).not.toMatch(/curry (?:paste|powder)/);
  });

  test('for children has no curry paste', () => {
    expect(foodsOf(cook(CURRY, 'mild, my kids eat too'))).not.toMatch(/curry paste/);
  });
});

test('what children may have is still forbidden to vegans, in the advice too', () => {
  const { ban } = readOrder({ ingredients: ['mushrooms'], wishes: { diet: 'vegan', note: 'for the kids' } });
  for (const text of ['Toothpicks, salami and bread.', 'with pepperoni', 'a spoon of chorizo'])
    expect(ban.isIn(text), text).toBe(true);
  expect(readOrder({ ingredients: ['eggs'], wishes: { note: 'for the kids' } }).ban.isIn('salami')).toBe(
    false,
  );
});

test('who makes a dish the night before counts only the minutes of work', () => {
  const list = ['oats', 'yoghurt', 'frozen berries', 'honey'];
  const text = writeRecipe(
    { ingredients: list, wishes: { minutes: 10, note: 'breakfast, can make it the night before' } },
    () => 0,
  );
  expect(text).toMatch(/^# Overnight oats/m);
  expect(knownOf(text)).toContain('10 minutes of work');
});

test.each([
  ['medium spicy', ['medium spicy']],
  ['my son hates soggy wraps', ['not soggy']],
  ['a pudding for six', ['a pudding']],
])('a wish has a wording of its own: “%s”', (note, names) => {
  expect(tastesIn(note)).toEqual(names);
});

test('what is to be left out beside the list is not said again for the note', () => {
  const { notes } = readOrder({
    ingredients: ['eggs'],
    wishes: { avoid: ['gluten', 'milk'], note: "dad can't have milk" },
  });
  expect(notes.filter((one) => one.includes('milk'))).toHaveLength(1);
});
