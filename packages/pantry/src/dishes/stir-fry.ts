import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, alongside, boiled, prep, safe, staged } from '../steps.ts';

const isFriedRice = (plate: Plate) =>
  plate('starch').some(({ food, states }) => food.kind === 'rice' && states.has('cooked'));

/** Things cut small and fried hot, over rice, tossed with noodles, or by themselves. */
export const stirFry: Dish = {
  name: 'stir-fry',
  sweet: false,
  needs: [
    ['vegetable', 'noodle', 'aromatic', 'rice'],
    [
      'soy sauce',
      'sauce',
      'noodle',
      'ginger',
      'spring onion',
      'tofu',
      'tempeh',
      'seitan',
      'poultry',
      'meat',
      'shellfish',
      'rice',
      'gochujang',
      'miso',
      'bok choy',
      'bean sprouts',
      'mangetout',
      'peanut butter',
    ],
  ],
  takes: {
    main: 1,
    vegetable: 4,
    aromatic: 4,
    starch: 1,
    sauce: 4,
    herb: 2,
    nut: 1,
    acid: 1,
    spice: 2,
    sweet: 1,
    thickener: 1,
    egg: 1,
    nutbutter: 1,
    topping: 1,
    fat: 1,
    salt: 1,
    fruit: 0,
  },
  refuses: [
    'slowmeat',
    'wholebird',
    'sausage',
    'mollusc',
    'legume',
    'pulse',
    'drybean',
    'pasta',
    'grain',
    'fish',
    'cannedfish',
    'butter',
    'frycheese',
    'risotto rice',
    'tomato',
    'woodherb',
    'olives',
    'capers',
    'gherkins',
    'anchovies',
    'sun-dried tomatoes',
    'ketchup',
    'mustard',
    'worcestershire sauce',
    'barbecue sauce',
    'pumpkin',
    'beetroot',
    'turnip',
    'parsnip',
    'steak',
    'pork chop',
    'lamb chop',
    'tahini',
    'mint',
    'dill',
    'parsley',
    'harissa',
    'saffron',
    'sumac',
    'curry paste',
    'oregano',
    'sauerkraut',
    'artichoke hearts',
    'liver',
    'plant mince',
    'duck breast',
    'shallot',
    'tamarind',
    'vinegar',
  ],
  way: 'fry',
  longest: 10,
  serves: 2,
  eats: {
    main: 130,
    vegetable: 90,
    leaf: 60,
    egg: 1,
    aromatic: 0.4,
    garlic: 1,
    ginger: 5,
    salt: 0.125,
    fat: 0.75,
    nutbutter: 1,
    sweet: 0.25,
    chilli: 0.25,
    thickener: 0.5,
    seed: 0.5,
  },
  staples: ['vegetable oil', 'soy sauce', 'water'],
  water: (foods, servings) =>
    servings *
    (foods.some(({ food }) => food.kind === 'noodle')
      ? 700
      : foods.some(({ food, states }) => food.kind === 'rice' && !states.has('cooked'))
        ? 160
        : 0),
  cuisines: ['cn', 'jp', 'th', 'kr'],
  appeal: 3,
  title: (plate) => {
    const words = lead(plate, 2, ['main', 'vegetable', 'egg', 'aromatic']);
    if (isFriedRice(plate)) return titled(words, 'fried rice');
    const [starch] = plate('starch');
    if (starch?.food.kind === 'noodle') return `${titled(words, 'noodles')}`;
    return titled(words, `stir-fry${starch ? ' with rice' : ''}`);
  },
  cook: (plate) => {
    const mains = plate('main');
    const greens = plate('aromatic', 'vegetable');
    const main = staged(mains, 'fry');
    const rest = staged(greens, 'fry');
    const sauces = plate('sauce', 'spice', 'acid', 'sweet', 'thickener', 'nutbutter', 'salt');
    const frying = [
      ...prep([...greens, ...plate('herb', 'nut', 'acid', 'topping'), ...mains], {
        poultry: 'strips',
        softveg: 'pieces',
        mushrooms: 'slice',
        pepper: 'deseed',
      }),
      ...(sauces.length > 1
        ? [
            active(
              1,
              `Mix ${the(sauces)} in a cup${plate('thickener').length > 0 ? ' with 3 tablespoons of cold water' : ''}.`,
            ),
          ]
        : []),
      ...(mains.length > 0
        ? [
            active(
              main.minutes + 2,
              `Heat half of ${the(plate('fat'))} in a wok or wide pan until it shimmers.`,
              main.text,
              safe(mains),
              'Tip it onto a clean plate.',
            ),
          ]
        : []),
      active(
        rest.minutes + 2,
        `Heat ${mains.length > 0 ? 'the rest of the oil' : the(plate('fat'))} in the ${mains.length > 0 ? 'same' : 'wok or wide'} pan over high heat.`,
        rest.text,
      ),
      ...(plate('egg').length > 0
        ? [
            active(
              2,
              `Push everything aside, crack in ${the(plate('egg'))} and scramble for 2 minutes, until set.`,
              safe(plate('egg')),
            ),
          ]
        : []),
    ];
    const toss = active(
      2,
      `${mains.length > 0 ? `Return ${the(mains)}, pour` : 'Pour'} in ${the(sauces)} and toss over high heat for 2 minutes, until glossy.`,
    );
    const isTossed = plate('starch').some(
      ({ food, states }) => food.kind === 'noodle' || states.has('cooked'),
    );
    const serve = active(
      1,
      isTossed
        ? `Toss in ${the(plate('starch'))} and serve at once.`
        : add('Serve at once over', plate('starch')) || 'Serve at once.',
      add('Scatter over', plate('herb', 'nut', 'topping')),
    );
    const [side, ...others] = boiled(plate('starch').filter(({ states }) => !states.has('cooked')));
    return side ? [...alongside(side, frying), ...others, toss, serve] : [...frying, toss, serve];
  },
  tips: [
    'Have everything cut and within reach before the pan is hot: after that it goes fast.',
    'Cook in two rounds if the pan is small: a full pan steams instead of frying.',
  ],
  variations: [
    'Wrap it in crisp lettuce leaves and eat it by hand.',
    'Add a spoonful of peanut butter to the sauce for a nutty one.',
  ],
};
