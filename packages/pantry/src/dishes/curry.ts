import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import {
  active,
  add,
  alongside,
  beforehand,
  boiled,
  flavourBase,
  prep,
  safe,
  staged,
  waiting,
} from '../steps.ts';

const simmered = (plate: Plate) => plate('main', 'tuber', 'vegetable');

/** A spiced pot, with coconut milk, tomatoes or yogurt, and rice where there is some. */
export const curry: Dish = {
  name: 'curry',
  sweet: false,
  needs: [
    [
      'curry powder',
      'curry paste',
      'garam masala',
      'turmeric',
      'cumin',
      'coconutmilk',
      'ground coriander',
      'paneer',
    ],
    ['main', 'vegetable', 'tuber', 'egg'],
  ],
  takes: {
    main: 2,
    vegetable: 4,
    tuber: 1,
    tomato: 1,
    aromatic: 4,
    spice: 6,
    sweetspice: 3,
    creamy: 1,
    yogurt: 1,
    herb: 2,
    acid: 1,
    starch: 1,
    nut: 1,
    nutbutter: 1,
    liquid: 1,
    fat: 1,
    salt: 1,
    wrap: 1,
    sauce: 1,
    egg: 0,
    sweet: 0,
    fruit: 1,
  },
  refuses: [
    'sausage',
    'mollusc',
    'pasta',
    'noodle',
    'grain',
    'tortilla',
    'woodherb',
    'softcheese',
    'tahini',
    'citrus',
    'berry',
    'bakefruit',
    'kiwi',
    'melon',
    'banana',
    'papaya',
    'ketchup',
    'barbecue sauce',
    'mustard',
    'hoisin sauce',
    'oyster sauce',
    'teriyaki sauce',
    'worcestershire sauce',
    'mirin',
    'sesame oil',
    'harissa',
    'taco seasoning',
    'cajun seasoning',
    'miso',
    'gochujang',
    'oregano',
    'dill',
    'cannedfish',
    'halloumi',
    'risotto rice',
    'steak',
    'pork chop',
    'lamb chop',
    'brie',
    'chipotle paste',
    'tarragon',
    'beetroot',
    'celery',
    'fennel',
    'plant mince',
    'artichoke hearts',
    'liver',
    'duck breast',
    'asparagus',
    'brussels sprouts',
  ],
  way: 'simmer',
  longest: 120,
  serves: 4,
  eats: {
    main: 100,
    legume: 80,
    vegetable: 70,
    leaf: 40,
    tuber: 0.5,
    starch: 70,
    salt: 0.25,
    creamy: 80,
    yogurt: 40,
    pulse: 45,
    fruit: 0.2,
    acid: 0.2,
    stock: 100,
    sweet: 0.25,
    shellfish: 90,
    cannedtomato: 0.25,
  },
  staples: ['water', 'vegetable oil', 'salt'],
  water: (foods, servings) =>
    servings *
    (80 +
      foods.reduce(
        (sum, { food, states }) =>
          sum +
          (food.role === 'starch' && !states.has('cooked')
            ? 75 * food.liquid
            : food.kind === 'pulse'
              ? 150
              : food.kind === 'slowmeat'
                ? 80
                : 0),
        0,
      )),
  cuisines: ['in', 'th'],
  appeal: 4,
  title: (plate) =>
    titled(
      lead(plate, 2, ['main', 'vegetable', 'tuber', 'aromatic']),
      `curry${plate('starch').length > 0 ? ' with rice' : ''}`,
    ),
  cook: (plate) => {
    const foods = simmered(plate);
    const quick = plate('main').filter(
      ({ food, states }) =>
        !states.has('cooked') &&
        food.heat !== '' &&
        food.kind !== 'fish' &&
        food.kind !== 'shellfish' &&
        food.kind !== 'mince',
    );
    const base = flavourBase(
      plate,
      'a large pan',
      plate('main').filter(({ food }) => food.kind === 'mince'),
    );
    const pot = staged(
      foods.filter(({ food }) => food.kind !== 'mince'),
      'simmer',
    );
    const [side, ...more] = boiled(plate('starch'));
    const simmer = waiting(Math.max(5, pot.minutes), pot.text || 'Simmer gently for 5 minutes.', safe(foods));
    const pans = [
      active(base.minutes, base.text),
      active(
        4,
        `Pour in ${the([...plate('tomato', 'creamy', 'liquid', 'nutbutter', 'sauce')])}, add ${the(plate('salt'))} and bring to a simmer.`,
        quick.length > 0 ? 'Keep it at a gentle bubble from here on.' : '',
      ),
    ];
    return [
      ...beforehand(foods),
      ...prep([...plate('starch', 'aromatic', 'herb', 'acid', 'nut', 'fruit'), ...foods]),
      ...pans,
      ...(side && simmer.minutes >= side.minutes
        ? alongside(simmer, [{ ...side, pace: 'active' as const }])
        : side
          ? alongside(side, [{ ...simmer, pace: 'active' as const }])
          : [simmer]),
      ...more,
      active(
        2,
        add('Off the heat, stir in', plate('yogurt', 'acid', 'fruit')),
        'Taste once more.',
        add('Scatter over', plate('herb', 'nut')),
        add('Serve with', plate('starch', 'wrap')),
      ),
    ];
  },
  tips: [
    'Fry the spices in the fat for a full minute: it wakes up what water cannot.',
    'Stir yogurt or lime in off the heat, and it will neither split nor turn bitter.',
  ],
  variations: [
    'Thin it with a little more water and eat it as a soup.',
    'Spoon it over a baked potato in place of rice.',
  ],
};
