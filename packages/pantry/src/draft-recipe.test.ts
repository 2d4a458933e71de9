import { expect, test } from 'vitest';
import { wholeFoods } from './parts-of-foods.ts';
import { scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const cook = (...ingredients: string[]): string => writeRecipe({ ingredients }, () => 0);

test('a dish is named after the food on the list, and not after the usual one', () => {
  expect(scanRecipe(cook('linguine', 'garlic', 'olive oil', 'parsley', 'chilli flakes')).title).toBe(
    'Linguine aglio e olio',
  );
  expect(scanRecipe(cook('crawfish', 'garlic', 'lemon', 'parsley')).title).toMatch(/crawfish$/);
});

test('tofu in the place of meat is not cooked to the temperature of meat', () => {
  const text = cook('firm tofu', 'broccoli', 'noodles', 'soy sauce', 'garlic');
  expect(text).toMatch(/(?:Fry|Brown) the firm tofu/);
  expect(text).not.toMatch(/7[14] °C/);
});

test('a lime that is measured in spoons is lime juice', () => {
  expect(cook('avocados', 'lime', 'onion', 'coriander leaves')).toMatch(/^- [\d½]+ tbsp lime juice/m);
});

test('a crumble with oil is stirred, and one with butter is rubbed', () => {
  const text = cook('rhubarb', 'oats', 'flour', 'sugar', 'sunflower oil');
  expect(text).toContain('Stir the sunflower oil into the flour');
  expect(cook('rhubarb', 'oats', 'flour', 'sugar', 'butter')).toMatch(
    /rub (?:it|the butter) into the flour/i,
  );
});

test('egg whites do not thicken a custard in the place of yolks', () => {
  expect(cook('egg whites', 'cream', 'sugar', 'vanilla', 'mango')).not.toMatch(
    /^- \d+ egg whites\b[\s\S]*coats/m,
  );
});

test('no dish is finished with a teaspoon of a thick sauce', () => {
  expect(cook('chicken', 'flour', 'yeast', 'mozzarella', 'barbecue sauce', 'red onion')).not.toMatch(
    /little of the barbecue/,
  );
});

test('a cake without eggs and milk is vegan, although cakes of a shop are not', () => {
  const order = {
    ingredients: ['flour', 'cocoa', 'sugar', 'oil', 'vinegar', 'baking soda'],
    wishes: { diet: 'vegan' },
  } as const;
  const text = writeRecipe(order, () => 0);
  expect(scanRecipe(text).title).toBe('Wacky cake');
  expect(text).toMatch(/in total · vegan$/m);
});

test('corn tortillas are no wheat', () => {
  const text = writeRecipe(
    {
      ingredients: ['corn tortillas', 'black beans', 'sweet potato', 'avocado', 'lime'],
      wishes: { avoid: ['wheat'] },
    },
    () => 0,
  );
  expect(text).toMatch(/^- .*corn tortillas/m);
});

test('a dish has the salt of its recipe, and less beside a salty food that it can do without', () => {
  const salted = (...list: string[]) => /^- (.*) salt$/m.exec(cook(...list))?.[1];
  expect(salted('1 kg potatoes', 'butter', 'milk', '1/4 teaspoon salt')).toBe(
    salted('1 kg potatoes', 'butter', 'milk'),
  );
  expect(salted('mushrooms', 'butter', 'soy sauce')).not.toBe(salted('mushrooms', 'butter'));
});

test('a list with a small portion of meat for each person makes a whole dish, with the juice of its one lemon', () => {
  const list = ['4 chicken thighs', '2 courgettes', '1 lemon', 'garlic', 'dried oregano', 'potatoes'];
  const text = writeRecipe({ ingredients: list, wishes: { servings: 4 } }, () => 0);
  expect(text).toMatch(/^- 4 chicken thighs/m);
  expect(text).toMatch(/^- 2½ tbsp lemon juice$/m);
  expect(text).not.toContain('more chicken thighs than your list has');
});

test('rice that a dish is served on is begun in time', () => {
  const text = cook('pork chops', 'rice', 'mustard', 'apples', 'cream');
  const steps = text.split('\n').filter((line) => /^\d+\. .*\brice\b/.test(line));
  expect(steps[0]).toMatch(/Bring the rice to the boil.*\(20 min, meanwhile\)/);
  expect(steps.at(-1)).toMatch(/Serve the dish on the rice/);
  expect(steps).toHaveLength(2);
});

test.each([
  ['cucumber', /Bring the cucumbers to the table too/],
  ['salt', /\bsalt\b/],
  ['cashews', /cashews?\b/],
])('%s find a small use in a dish that has no place for them', (food, use) => {
  const text = cook('chicken thighs', 'rice', 'coconut milk', 'curry powder', 'onion', food);
  expect(text).toMatch(use);
  expect(text).not.toContain('## Left out');
});

test('a food that is counted is "them" where the usual one is "it"', () => {
  const text = cook('rib eye steaks', 'peppercorns', 'cream', 'butter', 'brandy', 'shallots');
  expect(text).not.toMatch(/rib eyes?(?: steaks)? and (?:rub|season|brown|turn) it\b/i);
});

test.each([
  [['cooked rice', '4 slices ham', '2 eggs', 'soy sauce', 'peas', 'spring onions'], 'Ham fried rice'],
  [['penne', 'aubergine', 'canned tomatoes', 'ricotta salata', 'basil'], 'Penne alla Norma'],
  [['pork loin', 'apples', 'cider', 'butter', 'sage'], 'Pork loin with apples'],
])('a dish is named after what is in it: %j is %s', (list, title) => {
  expect(cook(...list)).toContain(`# ${title}\n`);
});

test('a whole chicken is cut up for a dish of pieces', () => {
  expect(cook('1 whole chicken', 'coconut milk', 'curry paste', 'potatoes')).toMatch(
    /^1\. Cut the whole chicken into 8 pieces/m,
  );
});

test('thighs on the bone lose it where the meat is cut small', () => {
  const rest = ['green curry paste', 'coconut milk', 'green beans', 'basil'];
  expect(cook('8 chicken thighs, bone in', ...rest)).toMatch(/cut the meat from the bones/);
  expect(cook('8 chicken thighs', ...rest)).not.toMatch(/the bones/);
});

test('frozen shellfish thaws while the rest is made ready', () => {
  expect(cook('frozen prawns', 'coconut milk', 'curry paste', 'rice', 'lime')).toMatch(
    /^1\. Lay the prawns in a closed bag .* \*\(15 min, meanwhile\)\*$/m,
  );
});

test('nobody keeps half an onion', () => {
  const text = cook('2 chicken breasts', '1 onion', '1 carrot', '1 red pepper', 'canned tomatoes', 'basil');
  expect(text).toMatch(/^- 1 onion\b/m);
});

test('dry seasonings without a place go in with the salt, in one sentence', () => {
  const text = cook('trout', 'oregano', 'cajun seasoning', 'olive oil', 'lemon', 'parsley');
  expect(text).not.toMatch(/Season with the (?:oregano|cajun seasoning)\./);
});

test('the rest of a food is called so only where a part of it was used before', () => {
  expect(wholeFoods(['Season the chicken.', 'Heat the rest of the oil.'], ['oil', 'chicken'])[1]).toBe(
    'Heat the oil.',
  );
  expect(wholeFoods(['Add half of the salt, chill and pour.'], ['salt'])[0]).toBe(
    'Add the salt, chill and pour.',
  );
  const layers = ['Lay in half of the noodles. Repeat.'];
  expect(wholeFoods(layers, ['noodles'])).toEqual(layers);
});

test('a title promises no food that the dish does not have', () => {
  const title = scanRecipe(cook('parsnips', 'potatoes', 'red onion', 'milk', 'butter', 'nutmeg')).title;
  expect(title).not.toMatch(/apple/i);
});

test('eggs that are boiled and peeled are neither boiled nor peeled again', () => {
  const text = cook('6 hard-boiled eggs, peeled', 'mayonnaise', 'mustard', 'paprika');
  expect(text).not.toMatch(/\b(?:and peel|peel the)\b|boil the eggs/i);
  expect(cook('6 hard-boiled eggs', 'mayonnaise', 'mustard', 'paprika')).toMatch(/\band peel\b/i);
});

test('crab of a can is not cooked until it is opaque', () => {
  expect(cook('2 cans crab meat', 'cream cheese', 'mayonnaise', 'lemon juice', 'chives')).not.toMatch(
    /opaque/,
  );
});

test('small pieces are counted apart from the people', () => {
  const text = cook('flour', 'butter', 'sugar', 'egg', 'vanilla', 'chocolate chips', 'baking soda');
  expect(text).toMatch(/\*\*Serves (?:\d|1\d)\*\*, 3 pieces each/);
});

test('oil of a bottle fries, and not the spray for the tin', () => {
  const text = cook(
    'cooking spray',
    '2 tbsp canola oil',
    '500 g ground beef',
    'onion',
    'tomato sauce',
    'macaroni',
  );
  expect(text).toMatch(/^- \d tbsp canola oil$/m);
});
