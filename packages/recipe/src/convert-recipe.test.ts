import { expect, test } from 'vitest';
import { convertRecipe } from './convert-recipe.ts';
import { aRecipe, ingredientLinesOf, stepsOf } from './testing/a-recipe.ts';

const line = (text: string, system: 'metric' | 'us'): string | undefined =>
  ingredientLinesOf(convertRecipe(aRecipe([text]), system))[0];
const step = (text: string, system: 'metric' | 'us'): string | undefined =>
  stepsOf(convertRecipe(aRecipe(['1 egg'], [text]), system))[0];

test.each<[us: string, metric: string]>([
  ['2 cups flour', '480 ml flour'],
  ['**2 cups** rice', '**480 ml** rice'],
  ['1 packed cup brown sugar', '240 ml packed brown sugar'],
  ['2–3 cups stock', '480–720 ml stock'],
  ['1 quart stock', '950 ml stock'],
  ['8 fl oz stock', '240 ml stock'],
  ['1½ tbsp oil', '1½ tbsp oil'],
  ['1 lb beef', '450 g beef'],
  ['8 oz. cheese', '225 g cheese'],
  ['1 lb 4 oz pork', '567 g pork'],
  ['3-4 lbs pork', '1.35-1.8 kg pork'],
  ['1 (14.5 oz) can tomatoes', '1 (410 g) can tomatoes'],
  ['2 15-ounce cans beans', '2 425-g cans beans'],
  ['2-inch piece ginger', '5 cm piece ginger'],
  ['1 cup (240 ml) milk', '240 ml milk'],
  ['**1 cup (about 240 ml)** milk', '**about 240 ml** milk'],
  ['1 cup (8 oz / 227 g) cheese', '227 g cheese'],
  ['3 cups of flour (360g)', '360g of flour'],
  ['1 can (14 oz/400g) corn', '1 can (400g) corn'],
  ['250g/9oz butter', '250g butter'],
  ['8 oz or 225 g butter', '225 g butter'],
  ['1 tbsp (14 g) sugar', '1 tbsp (14 g) sugar'],
  ['500 g beef, in 2 cm cubes', '500 g beef, in 2 cm cubes'],
])('In metric units, "%s" is "%s"', (text, metric) => {
  expect(line(text, 'metric')).toBe(metric);
});

test.each<[metric: string, us: string]>([
  ['500 g beef, in 2 cm cubes', '17½ oz beef, in ¾-inch cubes'],
  ['450 g beef', '1 lb beef'],
  ['1 kg beef', '2¼ lb beef'],
  ['100g cheese', '3½ oz cheese'],
  ['5 g yeast', '5 g yeast'],
  ['250 ml milk', '1 cup milk'],
  ['100 ml milk', '3⅓ fl oz milk'],
  ['30 ml oil', '2 tbsp oil'],
  ['10 ml vanilla', '2 tsp vanilla'],
  ['1 liter stock', '4 cups stock'],
  ['1,5 kg beets', '3⅓ lb beets'],
  ['400-g can', '14 oz can'],
  ['1 tbsp (14 g) sugar', '1 tbsp sugar'],
  ['240 ml (1 cup) cream', '1 cup cream'],
  ['1 cup (8 oz / 227 g) cheese', '1 cup (8 oz) cheese'],
  ['2 cups flour', '2 cups flour'],
])('In US units, "%s" is "%s"', (text, us) => {
  expect(line(text, 'us')).toBe(us);
});

test.each<[text: string, metric: string, us: string]>([
  ['Heat the oven to 180 °C.', 'Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
  ['Preheat to 350°F.', 'Preheat to 180°C.', 'Preheat to 350°F.'],
  [
    'Bake at 180–200 °C for 20 minutes.',
    'Bake at 180–200 °C for 20 minutes.',
    'Bake at 350–400 °F for 20 minutes.',
  ],
  ['Roast at 425 degrees Fahrenheit.', 'Roast at 220 degrees Celsius.', 'Roast at 425 degrees Fahrenheit.'],
  ['Bake at 190 °C (375 °F, 170 °C fan).', 'Bake at 190 °C (170 °C fan).', 'Bake at 375 °F (340 °F fan).'],
  [
    'Bake at 200°C (180°C fan)/400°F/gas 6.',
    'Bake at 200°C (180°C fan)/gas 6.',
    'Bake at 400°F (350°F fan)/gas 6.',
  ],
  [
    'Cook until it reads 74 °C inside.',
    'Cook until it reads 74 °C inside.',
    'Cook until it reads 165 °F inside.',
  ],
  ['Boil the sugar to 118 °C.', 'Boil the sugar to 118 °C.', 'Boil the sugar to 244 °F.'],
  ['Grease a 9x13-inch pan.', 'Grease a 23x33 cm pan.', 'Grease a 9x13-inch pan.'],
  ['Set 5 cm apart in a 23 cm tin.', 'Set 5 cm apart in a 23 cm tin.', 'Set 2 inches apart in a 9-inch tin.'],
  [
    'Roll ¼ inch thick, in 1" strips.',
    'Roll 5 mm thick, in 2.5 cm strips.',
    'Roll ¼ inch thick, in 1" strips.',
  ],
  [
    'Add 2 cups water and rest for 2 hours.',
    'Add 480 ml water and rest for 2 hours.',
    'Add 2 cups water and rest for 2 hours.',
  ],
])('The step "%s" is written in either system', (text, metric, us) => {
  expect([step(text, 'metric'), step(text, 'us')]).toEqual([metric, us]);
});

test('Converting changes only the ingredients and the steps', () => {
  const recipe = aRecipe(['2 cups rice']);
  expect(convertRecipe(recipe, 'metric')).toBe(recipe.replace('2 cups rice', '480 ml rice'));
});

test('A recipe with nothing to convert, and a text that is no recipe, come back as they are', () => {
  for (const text of [aRecipe(['2 eggs', '1 tbsp oil']), 'Sorry, no recipe for 2 cups of gravel.'])
    expect([convertRecipe(text, 'metric'), convertRecipe(text, 'us')]).toEqual([text, text]);
});
