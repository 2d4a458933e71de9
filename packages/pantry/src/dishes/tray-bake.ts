import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, minutes, minutesOf, prep, safe, staged, waiting } from '../steps.ts';

/** Everything on one tray, put in by how long it takes. */
export const trayBake: Dish = {
  name: 'tray bake',
  sweet: false,
  needs: [
    ['main', 'vegetable', 'tuber'],
    [
      'poultry',
      'wholebird',
      'sausage',
      'fish',
      'frycheese',
      'tuber',
      'root',
      'firmveg',
      'softveg',
      'legume',
      'pork',
      'pork chop',
      'lamb chop',
      'tofu',
    ],
  ],
  takes: {
    main: 1,
    cured: 1,
    tuber: 1,
    vegetable: 4,
    aromatic: 3,
    spice: 4,
    herb: 2,
    acid: 1,
    cheese: 1,
    topping: 1,
    sauce: 2,
    sweet: 1,
    fat: 1,
    salt: 1,
    fruit: 1,
    nut: 1,
    yogurt: 1,
    spread: 1,
  },
  refuses: [
    'mince',
    'slowmeat',
    'pulse',
    'drybean',
    'mollusc',
    'cannedfish',
    'egg',
    'leaf',
    'podveg',
    'ginger',
    'lemongrass',
    'chilli',
    'sugar',
    'berry',
    'citrus',
    'tropical',
    'sourfruit',
    'fish sauce',
    'oyster sauce',
    'sesame oil',
    'hot sauce',
    'gochujang',
    'tamarind',
    'curry paste',
    'tomato paste',
    'ketchup',
    'mayonnaise',
    'salsa',
    'kimchi',
    'sauerkraut',
    'seaweed',
    'gherkins',
    'condensed milk',
    'cottage cheese',
    'spooncheese',
    'hot dog',
    'mirin',
    'worcestershire sauce',
    'crab',
    'pomegranate',
    'star anise',
  ],
  way: 'roast',
  longest: 45,
  serves: 2,
  eats: {
    main: 150,
    legume: 90,
    vegetable: 100,
    tuber: 1.25,
    salt: 0.25,
    fat: 0.75,
    fruit: 0.4,
    sweet: 0.5,
    spread: 1,
    yogurt: 40,
  },
  staples: ['olive oil', 'salt'],
  cuisines: ['gr', 'it', 'me', 'us', 'fr', 'es'],
  appeal: 3,
  title: (plate) =>
    titled(lead(plate, 2, ['main', 'tuber', 'vegetable', 'cured', 'cheese', 'aromatic']), 'tray bake'),
  cook: (plate) => {
    const foods = plate('main', 'tuber', 'vegetable', 'aromatic', 'cured', 'fruit').filter(
      ({ food }) => food.kind !== 'garlic',
    );
    const tray = staged(foods, 'roast', 'Spread out');
    const late = plate('cheese', 'topping');
    const first = Math.max(...foods.map((portion) => minutesOf(portion, 'roast')));
    const dressing = plate('fat', 'spice', 'sauce', 'sweet', 'salt').concat(
      plate('aromatic').filter(({ food }) => food.kind === 'garlic'),
    );
    return [
      ...prep(
        [
          ...foods.filter(({ food }) => food.role !== 'main'),
          ...plate('aromatic').filter(({ food }) => food.kind === 'garlic'),
          ...plate('cheese', 'herb', 'topping', 'nut', 'acid', 'main'),
        ],
        { poultry: 'pat', fish: 'pat', meat: 'pat', root: 'chunks', tofu: 'press' },
        'Heat the oven to 200 °C (180 °C fan, 400 °F).',
      ),
      active(2, `Mix ${the(dressing)} and turn everything that goes on the tray in it as it goes in.`),
      waiting(tray.minutes, tray.text, safe(foods)),
      ...(late.length > 0
        ? [waiting(5, `Scatter ${the(late)} over the tray and give it 5 minutes more, until soft or golden.`)]
        : []),
      ...(first >= 20 && plate('main').some(({ food }) => food.heat === 'whole')
        ? [waiting(3, `Let everything rest for ${minutes(3)}.`)]
        : []),
      active(
        1,
        add('Squeeze over', plate('acid')),
        add('Scatter over', plate('herb', 'nut')),
        add('Serve with', plate('yogurt', 'spread')),
        'Serve from the tray.',
      ),
    ];
  },
  tips: [
    'Leave room between the pieces: crowded vegetables steam, spaced ones brown.',
    'Line the tray with baking paper and there is nothing to scrub.',
  ],
  variations: [
    'Pile it into warm flatbreads with a spoonful of yogurt.',
    'Let what is left cool and make a salad of it tomorrow.',
  ],
};
