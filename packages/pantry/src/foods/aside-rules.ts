import { at, type ExtraRule, much } from './extra-rules.ts';
import { FLESH } from './kinds.ts';

/** Steps after which no vegetables, wine or butter go into the pan: meat that is done, and flour or sugar in hot fat. */
const NO_PLACE = /\ba side\b|\bsides\b|°C|flour|sugar|\b(?:oven|dough|batter|toast|popcorn|wrap|roll)\b/;

/** Dishes that a dip or a relish goes with. */
const DIPPED = [...FLESH, 'cured', 'coldcut', 'egg', 'tofu', 'frycheese', 'potato', 'bread', 'wrap'] as const;

/**
 * Rules for foods that would be left out of a dish: a cook finds a small use for them, or brings them to the table with it. They do not
 * count in the choice of the dish, since they are no reason to cook it. An earlier rule chooses its foods first.
 */
export const ASIDE_RULES: readonly ExtraRule[] = [
  {
    kinds: ['salt'],
    names: /^(?!curing).*salt$/,
    ...at('savoury', 'end'),
    courses: ['main', 'side', 'soup', 'salad', 'sauce'],
    ...much(1, 0.25, 'tsp'),
    say: (names) => `Taste, and add a little of the ${names} if it needs any.`,
  },
  {
    kinds: ['allium'],
    names: /spring onion|scallion|chive/,
    ...at('savoury', 'end'),
    courses: ['main', 'side', 'soup', 'salad'],
    ...much(1, 30, 'g'),
    note: 'thinly sliced',
    say: (names) => `Scatter over the ${names}.`,
  },
  {
    kinds: ['softveg', 'allium', 'tomato', 'root', 'podveg'],
    names: /^(?!.*(?:beet|radish|jicama|pumpkin|squash|okra|turnip|swede|celeriac|yam|cassava|plantain))/,
    ...at('savoury', 'fat'),
    courses: ['main', 'soup'],
    notAfter: NO_PLACE,
    ...much(2, 150, 'g'),
    minutes: 6,
    say: (names) => `Add the ${names}, in small pieces, and cook until tender, about 6 minutes.`,
  },
  {
    kinds: ['wine', 'alcohol'],
    names: /wine|sherry|marsala|madeira|port|vermouth|beer|ale|cider|brandy|cognac|calvados|bourbon|whisk/,
    ...at('savoury', 'fat'),
    courses: ['main', 'soup'],
    unless: ['wine', 'alcohol', 'dough', 'bread'],
    notAfter: NO_PLACE,
    ...much(1, 3, 'tbsp'),
    minutes: 2,
    say: (names) => `Pour in the ${names} and let it boil away almost wholly.`,
  },
  {
    kinds: ['butter'],
    names: /butter|ghee|margarine/,
    ...at('savoury', 'fat'),
    courses: ['main', 'soup', 'side'],
    unless: ['butter'],
    notAfter: NO_PLACE,
    ...much(1, 15, 'g'),
    say: (names) => `Let a little of the ${names} melt in it.`,
  },
  {
    kinds: ['softcheese'],
    names: /feta|goat|blue|gorgonzola|roquefort|stilton|cotija|queso fresco/,
    ...at('savoury', 'end'),
    courses: ['main', 'salad', 'side', 'soup'],
    unless: ['softcheese', 'hardcheese'],
    ...much(1, 40, 'g'),
    say: (names) => `Crumble the ${names} over it.`,
  },
  {
    kinds: ['nut', 'seed'],
    names:
      /^(?!.*(?:ground|meal|flour|powder|flax|chia|poppy|coconut|water chestnut|chestnut|celery|mustard))/,
    ...at('savoury', 'end'),
    courses: ['main', 'soup'],
    ...much(1, 30, 'g'),
    say: (names) => `Scatter the ${names} over it.`,
  },
  {
    kinds: ['yogurt'],
    names: /yog|sour cream|cr[èe]me fra[îi]che/,
    ...at('savoury', 'end'),
    courses: ['main', 'snack', 'soup'],
    unless: ['yogurt', 'cream', 'pasta'],
    ...much(1, 4, 'tbsp'),
    say: (names) => `Bring the ${names} to the table with it, to spoon over.`,
  },
  {
    kinds: ['spread', 'sauce', 'pickle', 'paste'],
    names:
      /mayonnaise|sriracha|tabasco|hot sauce|horseradish|salsa|guacamole|hummus|tzatziki|aioli|chutney|ketchup|barbecue sauce|chill?i sauce|tartare|ranch|relish|mustard|peanut sauce|steak sauce|plum sauce|cranberry sauce/,
    ...at('savoury', 'end'),
    courses: ['main', 'snack'],
    beside: DIPPED,
    unless: ['pasta', 'noodle'],
    ...much(1, 4, 'tbsp'),
    say: (names) => `Bring the ${names} to the table with it.`,
  },
  {
    kinds: ['snack'],
    names: /tortilla chip|cracker|crisps|corn chip|potato chip|pretzel/,
    ...at('savoury', 'end'),
    courses: ['soup', 'salad', 'sauce', 'snack', 'main'],
    unless: ['bread', 'wrap', 'pasta', 'noodle', 'rice', 'dough', 'snack'],
    ...much(1, 100, 'g'),
    say: (names) => `Bring the ${names} to the table with it.`,
  },
  {
    kinds: ['salad', 'avocado', 'tomato'],
    names: /cucumber|radish|avocado|tomato/,
    ...at('savoury', 'end'),
    courses: ['main', 'snack'],
    ...much(2, 200, 'g'),
    say: (names) => `Bring the ${names} to the table too, sliced and lightly salted.`,
  },
  {
    kinds: ['sugar'],
    names: /powdered|icing|confectioner/,
    ...at('sweet', 'end'),
    courses: ['sweet'],
    beside: ['flour', 'dough', 'mix'],
    ...much(1, 1, 'tbsp'),
    say: (names) => `Dust with a little of the ${names}.`,
  },
  {
    kinds: ['alcohol'],
    names: /^(?!.*(?:beer|ale|wine|tequila|gin|vodka))/,
    ...at('sweet', 'batter'),
    courses: ['sweet'],
    unless: ['alcohol', 'wine'],
    ...much(1, 1, 'tbsp'),
    say: (names) => `Flavour it with the ${names}.`,
  },
  {
    kinds: ['candy', 'cream'],
    names: /\bice cream$|^custard$|^whipped (?:cream|topping)$/,
    ...at('sweet', 'end'),
    courses: ['sweet'],
    beside: ['flour', 'dough', 'oats', 'mix'],
    notAfter: /freez|churn|\bjar\b|\bbox\b/,
    ...much(1, 200, 'g'),
    say: (names) => `Serve it with the ${names}.`,
  },
  {
    kinds: ['water'],
    names: /^ice$/,
    ...at('sweet', 'end'),
    courses: ['drink'],
    ...much(1, 200, 'g'),
    say: (names) => `Serve over the ${names}.`,
  },
  {
    kinds: ['salt'],
    names: /^(?:salt|sea salt)$/,
    ...at('sweet', 'batter'),
    courses: ['sweet'],
    ...much(1, 0.1, 'tsp'),
    say: (names) => `Add a pinch of the ${names}.`,
  },
];
