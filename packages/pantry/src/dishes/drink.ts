import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, waiting } from '../steps.ts';

const isBlended = (plate: Plate) =>
  plate('fruit').length > 0 && plate('fizz', 'alcohol', 'hotdrink').length === 0;
const isWarm = (plate: Plate) =>
  plate('hotdrink').length > 0 ||
  plate('chocolate').length > 0 ||
  (plate('milk').length > 0 && plate('fruit', 'fizz', 'alcohol').length === 0);

/** Something to drink: blended where there is fruit, warm with tea, coffee, chocolate or milk, cold and long otherwise. */
export const drink: Dish = {
  name: 'drink',
  sweet: true,
  needs: [['milk', 'yogurt', 'juice', 'fizz', 'hotdrink', 'alcohol', 'lemon', 'lime', 'coconutmilk']],
  takes: {
    fruit: 3,
    milk: 1,
    yogurt: 1,
    juice: 2,
    fizz: 1,
    hotdrink: 1,
    alcohol: 1,
    wine: 1,
    acid: 1,
    sweet: 1,
    sweetspice: 3,
    flavour: 1,
    chocolate: 1,
    herb: 1,
    liquid: 1,
    creamy: 1,
    oats: 0,
    nutbutter: 1,
    aromatic: 1,
    candy: 1,
    salt: 0,
  },
  refuses: [
    'stock',
    'vinegar',
    'allium',
    'garlic',
    'lemongrass',
    'chilli',
    'celery',
    'basil',
    'parsley',
    'coriander',
    'dill',
    'chives',
    'tarragon',
    'spring onion',
    'sourfruit',
    'sour cream',
    'biscuits',
    'tahini',
    'cranberries',
    'elderberries',
    'jam',
    'condensed milk',
    'palm oil',
    'plantain',
    'pomegranate',
  ],
  way: 'none',
  serves: 2,
  eats: {
    fruit: 0.75,
    berry: 70,
    citrus: 1,
    tropical: 0.75,
    mango: 0.5,
    pineapple: 80,
    melon: 120,
    papaya: 100,
    milk: 180,
    yogurt: 80,
    juice: 120,
    fizz: 150,
    alcohol: 50,
    beer: 200,
    sweet: 0.75,
    acid: 0.5,
    creamy: 40,
    water: 200,
    herb: 3,
    ginger: 4,
    wine: 100,
    chocolate: 20,
    cocoa: 1,
    spirits: 40,
  },
  staples: ['water', 'sugar'],
  water: (foods, servings) =>
    servings *
    (foods.some(
      ({ food }) =>
        ['milk', 'juice', 'fizz', 'yogurt', 'alcohol'].includes(food.role) && food.name !== 'spirits',
    )
      ? foods.some(({ food }) => food.role === 'hotdrink')
        ? 100
        : 0
      : 220),
  cuisines: ['us', 'in'],
  appeal: 1,
  title: (plate) => {
    if (isBlended(plate))
      return titled(
        lead(plate, 2, ['fruit']),
        plate('yogurt', 'milk', 'creamy').length > 0 ? 'smoothie' : 'cooler',
      );
    if (isWarm(plate))
      return titled(
        lead(plate, 1, ['chocolate', 'hotdrink', 'sweetspice', 'milk']),
        plate('chocolate').length > 0 ? 'drink, hot' : 'to warm you',
      );
    return titled(lead(plate, 2, ['alcohol', 'wine', 'juice', 'fizz', 'acid', 'yogurt', 'creamy']), 'cooler');
  },
  cook: (plate) => {
    const base = plate('milk', 'yogurt', 'juice', 'liquid', 'creamy', 'wine');
    const taste = plate('sweet', 'sweetspice', 'flavour', 'chocolate', 'nutbutter', 'acid', 'aromatic');
    const cut = prep(plate('fruit', 'acid', 'aromatic', 'herb', 'chocolate'), { citrus: 'segments' });
    if (isBlended(plate))
      return [
        ...cut,
        active(
          3,
          `Blend ${the([...plate('fruit'), ...base, ...taste])} for 1 minute, until smooth.`,
          'Pour into cold glasses.',
          add('Top with', plate('herb', 'candy')),
        ),
      ];
    if (isWarm(plate))
      return [
        ...cut,
        active(
          6,
          `Warm ${the([...base, ...taste])} gently in a pan for 5 minutes, stirring, until steaming but not boiling.`,
          add('Add', plate('hotdrink'), ' and leave for 3 minutes, then strain'),
        ),
        active(
          1,
          'Pour into warm cups.',
          add('Top with', plate('candy', 'herb', 'fruit', 'alcohol', 'fizz')),
        ),
      ];
    return [
      ...cut,
      active(3, `Stir ${the([...plate('alcohol'), ...base, ...taste])} in a jug, until the sugar is gone.`),
      waiting(15, 'Chill for 15 minutes.'),
      active(
        1,
        'Pour into glasses.',
        add('Top up with', plate('fizz')),
        add('Finish with', plate('herb', 'fruit', 'candy')),
      ),
    ];
  },
  tips: [
    'Taste it cold before you add more sugar: cold dulls sweetness.',
    'Chill the glasses for a few minutes while you work.',
  ],
  variations: ['Freeze it in moulds as ice lollies.', 'Add a pinch of cinnamon or a sprig of mint.'],
};
