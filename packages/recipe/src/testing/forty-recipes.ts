import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeRecipe } from '@spatula/pantry/write-recipe';

/** The text of a recipe, and its origin. */
export interface WrittenRecipe {
  name: string;
  markdown: string;
  model: string;
}

/** Twenty lists of ingredients as visitors may type them. */
const LISTS: readonly (readonly string[])[] = [
  ['eggs', 'spinach', 'feta'],
  ['chicken thighs', 'potatoes', 'lemon', 'garlic', 'rosemary'],
  ['spaghetti', 'canned tomatoes', 'garlic', 'basil', 'parmesan'],
  ['chickpeas', 'coconut milk', 'spinach', 'onion', 'curry powder'],
  ['tofu', 'noodles', 'soy sauce', 'bok choy', 'ginger'],
  ['ground beef', 'kidney beans', 'tomatoes', 'onion', 'chili powder'],
  ['salmon fillets', 'asparagus', 'lemon', 'new potatoes', 'dill'],
  ['tortillas', 'black beans', 'avocado', 'lime', 'cheddar cheese'],
  ['3 apples', 'oats', 'butter', 'brown sugar', 'cinnamon'],
  ['flour', 'milk', '2 eggs', 'bananas', 'maple syrup'],
  ['bread', 'cheese', 'ham'],
  ['leftover rice', 'frozen peas', 'eggs', 'spring onions', 'soy sauce'],
  ['lamb', 'couscous', 'dates', 'onion', 'carrots', 'mint'],
  ['pumpkin', 'stock', 'cream', 'onion'],
  ['strawberries', 'yogurt', 'honey', 'mint'],
  ['dried lentils', 'carrots', 'celery', 'smoked paprika'],
  ['chocolate', 'butter', 'sugar', 'eggs', 'flour'],
  ['prawns', 'garlic', 'butter', 'white wine', 'parsley'],
  ['mushrooms', 'arborio rice', 'white wine', 'parmesan', 'stock'],
  ['cucumber', 'tomatoes', 'olives', 'feta', 'red onion'],
];

const FOLDER = join(import.meta.dirname, 'model-written');

/**
 * Twenty recipes of the built-in chef, and twenty as language models write them: with headings, bold or plain
 * labels, groups, nested steps, and prose around them.
 */
export const FORTY_RECIPES: readonly WrittenRecipe[] = [
  ...LISTS.map((list) => ({
    name: `built-in: ${list.join(', ')}`,
    markdown: writeRecipe({ ingredients: list }, () => 0.5),
    model: 'pantry',
  })),
  ...globSync('*.md', { cwd: FOLDER })
    .sort()
    .map((file) => ({
      name: `model-written: ${basename(file, '.md')}`,
      markdown: readFileSync(join(FOLDER, file), 'utf8'),
      model: 'example/model-7b',
    })),
];
