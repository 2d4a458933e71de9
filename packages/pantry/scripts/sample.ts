import { writeFileSync } from 'node:fs';
import { chance } from '../src/testing/chance.ts';
import { writeRecipe } from '../src/write-recipe.ts';

/** Lists that twenty people might type. */
const LISTS: readonly (readonly string[])[] = [
  ['eggs', 'spinach', 'feta'],
  ['500 g chicken thighs', 'potatoes', 'half a lemon', 'garlic', 'rosemary'],
  ['spaghetti', 'canned tomatoes', 'garlic', 'basil', 'parmesan'],
  ['chickpeas', 'coconut milk', 'spinach', 'onion', 'curry powder', 'basmati rice'],
  ['tofu', 'noodles', 'soy sauce', 'bok choy', 'ginger', 'sesame seeds'],
  ['ground beef', 'kidney beans', 'tomatos', 'onion', 'chili powder', 'rice'],
  ['salmon fillets', 'asparagus', 'lemon', 'new potatoes', 'dill'],
  ['tortillas', 'black beans', 'avocado', 'lime', 'cilantro', 'cheddar cheese'],
  ['rice', 'tomatoes', 'red pepper', 'onion', 'scotch bonnet', 'chicken drumsticks', 'palm oil', 'thyme'],
  ['peanut butter', 'sweet potatoes', 'tomato paste', 'collard greens', 'chiken', 'ginger'],
  ['3 apples', 'oats', 'butter', 'brown sugar', 'cinnamon'],
  ['flour', 'milk', '2 eggs', 'bananas', 'maple syrup'],
  ['🍅', '🧅', '🍞', '🧀'],
  ['dried kidney beans', 'chorizo', 'carrots', 'celery', 'smoked paprika'],
  ['leftover rice', 'frozen peas', 'eggs', 'spring onions', 'soy sauce', 'prawns'],
  ['lamb', 'couscous', 'dates', 'onion', 'carrots', 'cinnamon', 'mint'],
  ['pommes de terre', 'poireaux', 'crème', 'jambon', 'beurre'],
  ['pumpkin', 'chickpeas', 'tahini', 'lemon', 'red onion', 'cumin'],
  ['strawberries', 'yogurt', 'honey', 'mint'],
  ['bread', 'tuna', 'mayonnaise', 'cucumber', 'chocolate', 'my old shoe'],
];

/*
 * Writes twenty recipes into `sample.md`: call it with a seed, `node scripts/sample.ts 7`. With a list it prints one recipe for that list:
 * `node scripts/sample.ts "salsify, lemon, parsley"`.
 */
const [asked = '1'] = process.argv.slice(2);
if (/^\d+$/.test(asked)) {
  const random = chance(Number(asked));
  const recipes = LISTS.map(
    (list) => `> ${list.join(', ')}\n\n${writeRecipe({ ingredients: list }, random)}`,
  );
  writeFileSync(new URL('../sample.md', import.meta.url), recipes.join('\n---\n\n'));
} else process.stdout.write(writeRecipe({ ingredients: asked.split(', ') }, Math.random));
