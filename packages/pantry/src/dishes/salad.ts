import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { type Portion, the } from '../portion.ts';
import { active, add, prep, safe, staged, waiting } from '../steps.ts';

const eatenRaw = ({ food, states }: Portion) =>
  food.raw || states.has('cooked') || states.has('canned') || food.kind === 'legume';
const toBoil = (plate: Plate) =>
  plate('starch', 'tuber', 'vegetable', 'egg').filter((portion) => !eatenRaw(portion));
const toFry = (plate: Plate) => plate('main', 'cured').filter((portion) => !eatenRaw(portion));

/** Crisp things with something to fill you up, and a dressing made of what is there. */
export const salad: Dish = {
  name: 'salad',
  sweet: false,
  needs: [
    [
      'salad',
      'tomato',
      'legume',
      'avocado',
      'leaf',
      'grain',
      'carrot',
      'courgette',
      'fennel',
      'potato',
      'sweetcorn',
      'beetroot',
    ],
  ],
  takes: {
    salad: 4,
    vegetable: 4,
    main: 2,
    egg: 1,
    starch: 1,
    tuber: 1,
    cured: 1,
    cheese: 1,
    fruit: 1,
    nut: 1,
    driedfruit: 1,
    herb: 2,
    aromatic: 1,
    topping: 2,
    acid: 1,
    fat: 1,
    salt: 1,
    sauce: 1,
    spread: 1,
    sweet: 1,
    yogurt: 1,
    spice: 1,
    snack: 1,
    bread: 1,
  },
  refuses: [
    'mince',
    'slowmeat',
    'mollusc',
    'sausage',
    'pulse',
    'drybean',
    'wholebird',
    'rice',
    'noodle',
    'sugar',
    'sourfruit',
    'polenta',
    'risotto rice',
    'plantain',
    'yam',
    'aubergine',
    'okra',
    'collard greens',
    'ginger',
    'lemongrass',
    'garlic',
    'leek',
    'paste',
    'banana',
    'woodherb',
    'fish sauce',
    'oyster sauce',
    'hummus',
    'barbecue sauce',
    'gnocchi',
    'lasagne sheets',
    'filled pasta',
    'liver',
    'kale',
    'pumpkin',
    'paneer',
    'tofu',
    'breadcrumbs',
  ],
  way: 'none',
  serves: 2,
  eats: {
    vegetable: 60,
    leaf: 40,
    main: 90,
    legume: 120,
    starch: 55,
    salt: 0.125,
    fat: 1,
    acid: 0.25,
    herb: 5,
    fruit: 0.5,
    aromatic: 0.15,
    bread: 1,
    tuber: 1,
    cheese: 35,
    cured: 25,
  },
  staples: ['olive oil', 'salt', 'vinegar'],
  cuisines: ['gr', 'it', 'me', 'fr', 'us', 'mx'],
  appeal: 2,
  title: (plate) =>
    titled(
      lead(plate, 2, ['main', 'egg', 'fruit', 'salad', 'vegetable', 'starch', 'tuber', 'cheese']),
      'salad',
    ),
  cook: (plate) => {
    const boil = toBoil(plate);
    const fry = toFry(plate);
    const pot = staged(boil, 'simmer', 'Lower in');
    const pan = staged(fry, 'fry');
    const raw = plate('salad', 'vegetable', 'main', 'fruit', 'aromatic', 'driedfruit', 'cured').filter(
      eatenRaw,
    );
    return [
      ...(boil.length > 0
        ? [
            waiting(
              pot.minutes + 8,
              'Bring a pan of salted water to the boil.',
              pot.text,
              'Drain, cool under cold water and drain again.',
              safe(boil),
            ),
          ]
        : []),
      ...prep([
        ...raw,
        ...boil.filter(({ food }) => food.role !== 'egg'),
        ...fry,
        ...plate('cheese', 'nut', 'herb', 'topping', 'acid'),
      ]),
      ...(fry.length > 0
        ? [
            active(
              pan.minutes + 1,
              'Warm a third of the oil in a frying pan over medium-high heat.',
              pan.text,
              safe(fry),
            ),
          ]
        : []),
      active(
        3,
        `Whisk ${the(plate('fat', 'acid', 'sauce', 'spread', 'yogurt', 'sweet', 'spice', 'salt'))} into a dressing in a large bowl.`,
      ),
      active(
        2,
        `Add ${the([...raw, ...boil, ...fry])} and toss gently, until everything shines.`,
        add('Scatter over', plate('cheese', 'nut', 'herb', 'topping', 'snack')),
        add('Serve with', plate('bread')),
      ),
    ];
  },
  tips: [
    'Dress it at the last moment, and with your hands: leaves bruise less.',
    'Taste a leaf with the dressing on before you add more salt.',
  ],
  variations: [
    'Turn it into a wrap: roll it up in a flatbread.',
    'Add a handful of toasted bread cubes for crunch.',
  ],
};
