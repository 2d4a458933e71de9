import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { type Portion, the } from '../portion.ts';
import { active, add, prep, waiting } from '../steps.ts';

const bakes = ({ food }: Portion) =>
  food.roast > 0 && !['banana', 'mango', 'papaya', 'kiwi', 'melon', 'grapes'].includes(food.name);
const isCrumble = (plate: Plate) =>
  plate('fruit').some(bakes) && plate('flour', 'oats').length > 0 && plate('fat').length > 0;
const mustCook = (plate: Plate) => plate('fruit').filter(({ food }) => !food.raw);

const ON_TOP = ['yogurt', 'creamy', 'cheese', 'nut', 'candy', 'chocolate', 'herb', 'jam', 'nutbutter'];

function crumble(plate: Plate) {
  return [
    ...prep(plate('fruit', 'acid', 'nut'), {}, 'Heat the oven to 190 °C (170 °C fan, 375 °F).'),
    active(
      2,
      `Put ${the(plate('fruit', 'driedfruit'))} in a baking dish`.concat(
        plate('acid', 'sweetspice', 'flavour', 'jam').length > 0
          ? ` and turn in ${the(plate('acid', 'sweetspice', 'flavour', 'jam'))}.`
          : '.',
      ),
    ),
    active(
      5,
      `Rub ${the(plate('fat'))} into ${the(plate('flour', 'oats', 'sweet', 'salt'))} with your fingertips, until it looks like coarse crumbs.`,
      add('Stir in', plate('nut', 'chocolate', 'candy')),
      'Scatter over the fruit.',
    ),
    waiting(35, 'Bake for 35 minutes, until golden on top and bubbling at the edges.'),
    waiting(
      5,
      'Let it settle for 5 minutes.',
      add('Serve with', plate('yogurt', 'creamy', 'cheese', 'nutbutter', 'herb')),
    ),
  ];
}

function compote(plate: Plate) {
  return [
    ...prep(plate('fruit', 'acid', 'nut', 'chocolate', 'herb')),
    active(
      12,
      `Put ${the(plate('fruit', 'driedfruit', 'sweet', 'sweetspice', 'flavour', 'acid', 'salt'))} in a pan with 3 tablespoons of water. Simmer gently for 12 minutes, stirring now and then, until soft and jammy.`,
    ),
    waiting(10, 'Cool for 10 minutes: it thickens as it stands.'),
    active(1, add('Spoon into bowls and top with', plate(...ON_TOP, 'oats', 'fat')) || 'Spoon into bowls.'),
  ];
}

function freshSalad(plate: Plate) {
  const dressing = plate('acid', 'sweet', 'sweetspice', 'flavour', 'juice', 'salt', 'alcohol');
  return [
    ...prep(plate('fruit', 'acid', 'nut', 'chocolate', 'herb', 'driedfruit')),
    active(
      2,
      `Toss ${the(plate('fruit', 'driedfruit'))} gently in a bowl`.concat(
        dressing.length > 0 ? ` with ${the(dressing)}.` : '.',
      ),
    ),
    waiting(10, 'Leave for 10 minutes, until the juices run.'),
    active(2, add('Spoon into bowls and top with', plate(...ON_TOP, 'oats')) || 'Spoon into bowls.'),
  ];
}

/** Fruit under a crumble, simmered to a compote when it must be cooked, or fresh in a bowl. */
export const fruitDessert: Dish = {
  name: 'fruit dessert',
  sweet: true,
  needs: [['fruit', 'driedfruit']],
  takes: {
    fruit: 5,
    driedfruit: 2,
    sweet: 1,
    sweetspice: 2,
    flavour: 1,
    acid: 1,
    yogurt: 1,
    creamy: 1,
    cheese: 1,
    nut: 2,
    oats: 1,
    flour: 1,
    fat: 1,
    herb: 1,
    chocolate: 1,
    candy: 1,
    jam: 1,
    salt: 1,
    juice: 1,
    nutbutter: 1,
    alcohol: 0,
  },
  refuses: [
    'oil',
    'hardcheese',
    'softcheese',
    'vinegar',
    'basil',
    'parsley',
    'coriander',
    'dill',
    'chives',
    'tarragon',
    'spring onion',
    'sour cream',
    'tahini',
    'cocoa',
    'cream cheese',
    'ghee',
    'coconut oil',
    'salt',
  ],
  way: 'none',
  serves: 4,
  eats: {
    fruit: 0.75,
    berry: 80,
    citrus: 0.75,
    sourfruit: 110,
    tropical: 0.6,
    mango: 0.4,
    pineapple: 90,
    melon: 120,
    papaya: 90,
    plum: 1.5,
    sweet: 0.5,
    flour: 30,
    oats: 20,
    butter: 15,
    margarine: 15,
    yogurt: 50,
    creamy: 40,
    acid: 0.15,
    nut: 10,
    herb: 2,
    chocolate: 12,
    alcohol: 10,
    juice: 30,
    salt: 0.03,
    driedfruit: 15,
  },
  staples: ['sugar'],
  cuisines: ['us', 'fr'],
  appeal: 3,
  title: (plate) => {
    const words = lead(plate, 3, ['fruit', 'driedfruit']);
    if (isCrumble(plate)) return titled(words, 'crumble');
    return mustCook(plate).length > 0 || plate('fruit').length === 0
      ? titled(words, 'compote')
      : titled(words, plate('fruit').length > 1 ? 'fruit salad' : 'in its own juice');
  },
  cook: (plate) => {
    if (isCrumble(plate)) return crumble(plate);
    return mustCook(plate).length > 0 ||
      plate('fruit').length === 0 ||
      plate('oats', 'flour', 'fat').length > 0
      ? compote(plate)
      : freshSalad(plate);
  },
  tips: [
    'Taste the fruit first and sweeten only as much as it needs.',
    'Let the juices run before you serve: they are the sauce.',
  ],
  variations: [
    'Spoon it over thick yogurt for breakfast.',
    'Freeze what is left in small moulds as ice lollies.',
  ],
};
