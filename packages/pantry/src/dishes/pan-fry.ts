import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, alongside, boiled, prep, safe, staged, waiting } from '../steps.ts';

/** A good piece of something, fried, with its vegetables and something to fill you up. */
export const panFry: Dish = {
  name: 'pan-fry',
  sweet: false,
  needs: [
    [
      'fish',
      'shellfish',
      'poultry',
      'meat',
      'frycheese',
      'tofu',
      'sausage',
      'mollusc',
      'liver',
      'cured',
      'tuber',
      'firmveg',
      'softveg',
      'leaf',
      'podveg',
    ],
  ],
  takes: {
    main: 1,
    tuber: 1,
    starch: 1,
    vegetable: 3,
    aromatic: 3,
    cured: 1,
    herb: 2,
    spice: 2,
    acid: 1,
    creamy: 1,
    sauce: 1,
    wine: 1,
    topping: 1,
    fat: 1,
    salt: 1,
    nut: 1,
    cheese: 1,
    yogurt: 0,
  },
  refuses: [
    'slowmeat',
    'wholebird',
    'mince',
    'pulse',
    'drybean',
    'legume',
    'cannedfish',
    'noodle',
    'pasta',
    'risotto rice',
    'paste',
    'cheddar',
    'coconutmilk',
    'fish sauce',
    'oyster sauce',
    'hoisin sauce',
    'sesame oil',
    'beef',
    'pork',
    'star anise',
    'lemongrass',
    'polenta',
    'plantain',
    'kimchi',
    'seaweed',
    'hardcheese',
    'spooncheese',
    'crab',
    'mirin',
    'bean sprouts',
  ],
  way: 'fry',
  longest: 16,
  serves: 2,
  eats: {
    main: 160,
    vegetable: 100,
    leaf: 80,
    tuber: 1.25,
    starch: 70,
    creamy: 60,
    salt: 0.25,
    fat: 0.75,
    aromatic: 0.3,
    herb: 5,
    mollusc: 450,
    cheese: 25,
  },
  staples: ['olive oil', 'salt', 'water'],
  water: (foods, servings) =>
    servings *
    foods.reduce(
      (sum, { food, states }) =>
        sum +
        (food.role === 'tuber'
          ? 500
          : food.role === 'starch' && !states.has('cooked')
            ? 70 * food.liquid
            : 0),
      0,
    ),
  cuisines: ['fr', 'it', 'gr', 'us', 'es', 'me'],
  appeal: 2,
  title: (plate) => {
    const main = lead(plate, 1, ['main', 'cured', 'vegetable', 'tuber']);
    const beside = lead(plate, 3, ['vegetable', 'tuber', 'starch', 'main', 'cured'])
      .split(/, | and /)
      .filter((word) => word !== main)
      .slice(0, 2)
      .join(' and ');
    return titled(`pan-fried ${main}`, beside === '' ? '' : `with ${beside}`);
  },
  cook: (plate) => {
    const mains = plate('main');
    const greens = plate('aromatic', 'cured', 'vegetable');
    const fried = staged(mains, 'fry');
    const rest = staged(greens, 'fry');
    const tubers = plate('tuber');
    const pot = staged(tubers, 'simmer', 'Add');
    const side =
      tubers.length > 0
        ? [
            waiting(
              pot.minutes + 8,
              `Bring a pan with the water and a pinch of the salt to the boil.`,
              pot.text,
              'Drain.',
            ),
          ]
        : boiled(plate('starch'));
    const frying = [
      ...prep([...greens, ...plate('herb', 'acid', 'topping', 'nut', 'cheese'), ...mains], {
        poultry: 'pat',
        fish: 'pat',
        meat: 'pat',
      }),
      ...(mains.length > 0
        ? [
            active(
              fried.minutes + 4,
              `Warm half of the fat in a wide frying pan over medium-high heat. Season ${the(mains)} with half of the salt${plate('spice').length > 0 ? ` and ${the(plate('spice'))}` : ''}.`,
              fried.text.replace('Add', 'Lay in').replace('fry', 'fry, turning once,'),
              safe(mains),
              'Let it rest on a warm plate for 3 minutes.',
            ),
          ]
        : []),
      ...(greens.length > 0
        ? [
            active(
              rest.minutes + 1,
              `Warm ${mains.length > 0 ? 'the rest of the fat in the same pan' : `${the(plate('fat'))} in a wide pan`} over medium heat.`,
              rest.text,
            ),
          ]
        : []),
    ];
    return [
      ...prep(tubers.length > 0 ? tubers : plate('starch')),
      ...(side[0] ? alongside(side[0], frying) : frying),
      active(
        3,
        add('Stir into the pan', plate('wine', 'sauce', 'creamy'), ' and let it bubble for 2 minutes'),
        add('Season with', plate('salt', 'acid', ...(mains.length > 0 ? [] : ['spice']))),
        add('Scatter over', plate('herb', 'topping', 'nut', 'cheese')),
        add('Serve with', [...mains, ...tubers, ...plate('starch')]),
      ),
    ];
  },
  tips: [
    'Dry surfaces brown, wet ones stew: pat everything dry and wait until the fat shimmers.',
    'Leave it alone for the first minutes: it lets go of the pan when it is ready to be turned.',
  ],
  variations: [
    'Finish the pan with a knob of butter and a splash of water for a quick sauce.',
    'Slice it and lay it on a green salad.',
  ],
};
