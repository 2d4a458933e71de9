import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, safe, staged } from '../steps.ts';

const isToasted = (plate: Plate) =>
  plate('cheese').some(
    ({ food }) => food.kind === 'hardcheese' || food.name === 'mozzarella' || food.name === 'brie',
  );
const toFry = (plate: Plate) =>
  plate('main', 'cured', 'vegetable').filter(({ food, states }) => !food.raw && !states.has('cooked'));

/** Bread and what goes on it: toasted where cheese melts, open where it is piled high. */
export const sandwich: Dish = {
  name: 'sandwich',
  sweet: false,
  needs: [['bread']],
  takes: {
    bread: 1,
    main: 1,
    egg: 1,
    cured: 2,
    cheese: 2,
    salad: 3,
    vegetable: 2,
    spread: 2,
    sauce: 1,
    topping: 1,
    herb: 1,
    fat: 1,
    aromatic: 1,
    acid: 1,
    salt: 1,
    nutbutter: 1,
    jam: 1,
    fruit: 1,
    sweet: 0,
    spice: 1,
    snack: 0,
  },
  refuses: [
    'slowmeat',
    'wholebird',
    'mollusc',
    'pulse',
    'drybean',
    'mince',
    'sourfruit',
    'citrus',
    'paste',
    'fish sauce',
    'oyster sauce',
    'soy sauce',
    'teriyaki sauce',
    'hoisin sauce',
    'mirin',
    'sesame oil',
    'worcestershire sauce',
    'ginger',
    'lemongrass',
    'garlic',
    'leek',
    'woodherb',
    'bean sprouts',
    'beetroot',
    'turnip',
    'parsnip',
    'kale',
    'collard greens',
    'okra',
    'cauliflower',
    'cabbage',
    'edamame',
    'sweetcorn',
    'bamboo shoots',
    'pumpkin',
    'plant mince',
    'paneer',
    'beef',
    'pork',
    'brussels sprouts',
    'liver',
    'tahini',
    'grapes',
  ],
  way: 'fry',
  longest: 16,
  serves: 2,
  eats: {
    bread: 2,
    main: 80,
    egg: 1,
    vegetable: 50,
    tomato: 0.5,
    leaf: 25,
    salad: 25,
    avocado: 0.5,
    fat: 0.5,
    butter: 10,
    aromatic: 0.1,
    salt: 0.1,
    nutbutter: 1.5,
    jam: 1,
    fruit: 0.5,
    cheese: 35,
    cannedfish: 70,
    acid: 0.1,
    berry: 30,
  },
  staples: ['olive oil', 'salt'],
  cuisines: ['us', 'fr', 'it', 'gr'],
  appeal: 2,
  title: (plate) => {
    const words = lead(plate, 2, [
      'main',
      'egg',
      'cured',
      'cheese',
      'nutbutter',
      'fruit',
      'jam',
      'salad',
      'vegetable',
      'spread',
    ]);
    if (words === '') return 'Golden pan toast';
    return titled(
      words,
      isToasted(plate)
        ? 'toasted sandwich'
        : plate('egg', 'salad', 'vegetable', 'main').length > 2
          ? 'sandwich'
          : 'on toast',
    );
  },
  cook: (plate) => {
    const fry = toFry(plate);
    const fried = staged(fry, 'fry');
    const cold = plate('salad', 'cured', 'main', 'vegetable', 'fruit', 'aromatic').filter(
      (portion) => !fry.includes(portion),
    );
    const cut = prep([...cold, ...fry, ...plate('cheese', 'herb', 'topping', 'acid')]);
    const pan =
      fry.length > 0
        ? [
            active(
              fried.minutes + 1,
              'Warm half of the fat in a frying pan over medium heat.',
              fried.text,
              safe(fry),
            ),
          ]
        : [];
    const eggs =
      plate('egg').length > 0
        ? [
            active(
              4,
              `Crack ${the(plate('egg'))} into the warm pan and fry for 3 to 4 minutes, until the white is firm and the yolk is as you like it.`,
              safe(plate('egg')),
            ),
          ]
        : [];
    const inside = [...cold, ...fry, ...plate('egg', 'cheese', 'topping', 'herb')];
    const spreads = plate('spread', 'sauce', 'nutbutter', 'jam');
    const layers = [
      add('Spread with', spreads),
      inside.length > 0 ? `Layer ${the(inside)} on half of the slices.` : '',
      add('Season with', plate('salt', 'spice', 'acid')),
    ];
    const fat = `Brush ${the(plate('bread'))} with ${fry.length > 0 ? 'the rest of the fat' : the(plate('fat'))}`;
    if (isToasted(plate)) {
      return [
        ...cut,
        ...pan,
        ...eggs,
        active(3, `${fat} on the outside.`, ...layers, 'Close them.'),
        active(
          6,
          'Toast in a pan over medium-low heat for 3 minutes a side, pressing down, until golden and the cheese runs. Cut in half.',
        ),
      ];
    }
    return [
      ...cut,
      ...pan,
      ...eggs,
      active(4, `${fat} and toast in a hot pan for 2 minutes a side, until golden.`),
      active(3, ...layers, 'Serve at once.'),
    ];
  },
  tips: [
    'Medium-low heat melts the cheese before the bread burns.',
    'Spread right to the edge: it keeps the bread from going soggy.',
  ],
  variations: [
    'Cut it small, skewer it, and it is finger food.',
    'Rub the toast with a cut clove of garlic.',
  ],
};
