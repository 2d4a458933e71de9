import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { type Portion, the } from '../portion.ts';
import { active, add, flavourBase, prep, safe, staged } from '../steps.ts';

const onTop = ({ food }: Portion) =>
  food.role === 'salad' || food.kind === 'tomato' || food.name === 'red onion';

/** Something warm and spiced in something soft and warm, with crisp things on top. */
export const tacos: Dish = {
  name: 'taco',
  sweet: false,
  needs: [['wrap'], ['main', 'vegetable', 'egg', 'cheese', 'salad', 'cured']],
  takes: {
    wrap: 1,
    main: 2,
    egg: 1,
    cured: 1,
    vegetable: 3,
    salad: 3,
    aromatic: 3,
    spice: 4,
    cheese: 1,
    yogurt: 1,
    spread: 1,
    acid: 1,
    herb: 1,
    topping: 1,
    sauce: 1,
    fat: 1,
    salt: 1,
    fruit: 1,
    tuber: 1,
  },
  refuses: [
    'slowmeat',
    'wholebird',
    'mollusc',
    'pulse',
    'drybean',
    'sausage',
    'berry',
    'bakefruit',
    'citrus',
    'sourfruit',
    'banana',
    'kiwi',
    'melon',
    'woodherb',
    'spooncheese',
    'curry paste',
    'fish sauce',
    'oyster sauce',
    'soy sauce',
    'hoisin sauce',
    'teriyaki sauce',
    'mirin',
    'sesame oil',
    'miso',
    'mozzarella',
    'brie',
    'blue cheese',
    'parmesan',
    'pesto',
    'ginger',
    'lemongrass',
    'anchovies',
    'capers',
    'seaweed',
    'beetroot',
    'turnip',
    'parsnip',
    'liver',
    'asparagus',
    'bamboo shoots',
    'artichoke hearts',
    'fennel',
  ],
  way: 'fry',
  longest: 15,
  serves: 2,
  eats: {
    main: 110,
    legume: 90,
    vegetable: 70,
    salad: 40,
    egg: 1,
    cheese: 25,
    yogurt: 30,
    avocado: 0.5,
    acid: 0.5,
    salt: 0.25,
    tomato: 0.5,
    aromatic: 0.25,
    tuber: 0.5,
    fruit: 0.25,
  },
  staples: ['vegetable oil', 'salt'],
  cuisines: ['mx', 'me', 'gr', 'us'],
  appeal: 4,
  title: (plate) =>
    titled(
      lead(plate, 2, ['main', 'egg', 'cured', 'vegetable', 'cheese', 'salad']),
      plate('wrap').some(({ food }) => food.name === 'tortilla') ? 'tacos' : 'flatbread wraps',
    ),
  cook: (plate) => {
    const toppings = plate('salad', 'vegetable', 'aromatic', 'fruit').filter(
      (portion) => onTop(portion) || portion.food.role === 'fruit',
    );
    const warm = plate('main', 'vegetable', 'tuber').filter((portion) => !onTop(portion));
    const hot = {
      ...flavourBase((...roles) => plate(...roles).filter((portion) => !onTop(portion)), 'a frying pan'),
    };
    const filling = staged(warm, 'fry');
    const creamy = plate('yogurt', 'spread', 'sauce');
    return [
      ...prep(
        [
          ...toppings,
          ...plate('aromatic').filter((portion) => !onTop(portion)),
          ...plate('herb', 'cheese', 'topping', 'acid', 'cured'),
          ...warm,
        ],
        { poultry: 'strips', tomato: 'pieces', salad: 'thin' },
      ),
      active(
        hot.minutes + filling.minutes,
        hot.text,
        filling.text,
        add('Season with', plate('salt')),
        safe(warm),
      ),
      ...(plate('egg').length > 0
        ? [
            active(
              4,
              `Beat ${the(plate('egg'))}, pour into the pan and stir for 3 minutes, until set.`,
              safe(plate('egg')),
            ),
          ]
        : []),
      active(
        3,
        `Warm ${the(plate('wrap'))} in a dry pan for 30 seconds a side, until soft, and keep wrapped in a cloth.`,
      ),
      active(
        2,
        'Fill and fold.',
        add('Top with', [...toppings, ...plate('cheese', 'herb', 'topping')]),
        add('Spoon over', creamy),
        add('Squeeze over', plate('acid')),
      ),
    ];
  },
  tips: [
    'Keep the warm ones in a cloth: their own steam keeps them soft.',
    'Put the juicy things on last, or the bottom gives way.',
  ],
  variations: [
    'Fold them over cheese and toast both sides in the pan, as quesadillas.',
    'Serve the filling over rice as a bowl instead.',
  ],
};
