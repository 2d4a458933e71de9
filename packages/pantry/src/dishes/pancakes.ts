import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, safe, waiting } from '../steps.ts';

/** Small thick pancakes, sweet unless nothing sweet is there. */
export const pancakes: Dish = {
  name: 'pancake',
  sweet: true,
  needs: [
    ['egg', 'banana'],
    ['milk', 'yogurt', 'banana', 'flour'],
  ],
  takes: {
    flour: 1,
    egg: 1,
    milk: 1,
    yogurt: 1,
    fruit: 2,
    sweet: 1,
    fat: 1,
    leaven: 1,
    salt: 1,
    sweetspice: 2,
    flavour: 1,
    nut: 1,
    driedfruit: 1,
    chocolate: 1,
    jam: 1,
    oats: 1,
    cheese: 1,
    nutbutter: 1,
    creamy: 0,
    acid: 1,
    candy: 0,
  },
  refuses: [
    'hardcheese',
    'softcheese',
    'sour cream',
    'yeast',
    'tahini',
    'grapes',
    'melon',
    'papaya',
    'sourfruit',
    'vinegar',
    'condensed milk',
    'cranberries',
    'elderberries',
    'cream cheese',
    'pomegranate',
  ],
  way: 'none',
  serves: 2,
  eats: {
    flour: 75,
    egg: 0.5,
    milk: 110,
    buttermilk: 120,
    yogurt: 60,
    sweet: 0.5,
    butter: 10,
    leaven: 0.5,
    salt: 0.06,
    fruit: 0.5,
    berry: 50,
    oats: 20,
    spooncheese: 40,
    chocolate: 15,
    fat: 0.5,
    acid: 0.1,
  },
  staples: ['flour', 'vegetable oil', 'baking powder'],
  cuisines: ['us', 'fr'],
  appeal: 3,
  title: (plate) =>
    titled(lead(plate, 2, ['fruit', 'chocolate', 'oats', 'nut', 'cheese', 'driedfruit']), 'pancakes'),
  cook: (plate) => {
    const mashed = plate('fruit').filter(({ food }) => food.name === 'banana');
    const onTop = [
      ...plate('fruit').filter((portion) => !mashed.includes(portion)),
      ...plate('nut', 'nutbutter', 'jam', 'chocolate', 'driedfruit'),
    ];
    const wet = plate('egg', 'milk', 'yogurt', 'cheese');
    return [
      ...prep([...onTop, ...plate('acid')], { banana: 'peelslice', bakefruit: 'core' }),
      active(
        5,
        add('Peel and mash', mashed),
        `Whisk ${the(plate('flour', 'oats', 'leaven', 'salt', 'sweetspice'))} in a bowl.`,
        `Whisk in ${the([...wet, ...mashed, ...plate('flavour')])} just until no dry flour shows: lumps are fine.`,
      ),
      waiting(10, 'Leave the batter for 10 minutes to thicken.'),
      active(
        15,
        `Warm a little of ${the(plate('fat'))} in a frying pan over medium heat. Cook the batter in small ladles, about 2 minutes a side, turning when bubbles break on top, until golden. Grease the pan again between rounds.`,
        safe(plate('egg')),
      ),
      active(1, add('Serve warm with', [...onTop, ...plate('sweet', 'acid')]) || 'Serve warm.'),
    ];
  },
  tips: [
    'Keep the first ones warm on a plate in the oven at 80 °C (175 °F) while you cook the rest.',
    'The first pancake tests the heat: if it browns before it bubbles, turn the heat down.',
  ],
  variations: [
    'Pour the batter into a greased dish and bake it at 200 °C (400 °F) for 20 minutes, as one big pancake.',
    'Make them tiny and stack them with fruit in between.',
  ],
};
