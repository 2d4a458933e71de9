import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, safe, staged, waiting } from '../steps.ts';

const filling = (plate: Plate) => plate('cured', 'tuber', 'vegetable', 'aromatic', 'main');

function scramble(plate: Plate) {
  return [
    ...prep(plate('herb', 'cheese')),
    active(2, `Beat ${the(plate('egg'))} with ${the(plate('salt', 'spice', 'milk', 'creamy'))}.`),
    active(
      4,
      `Warm ${the(plate('fat'))} in a pan over low heat. Pour in the egg and stir slowly for 3 to 4 minutes, until softly set.`,
      safe(plate('egg')),
    ),
    active(
      1,
      add('Fold in', plate('cheese', 'yogurt')),
      'Serve at once.',
      add('Top with', plate('herb', 'topping', 'sauce', 'salad', 'bread')),
    ),
  ];
}

/** Eggs with what there is, begun in the pan and set in the oven; scrambled when there is nothing to bake. */
export const frittata: Dish = {
  name: 'frittata',
  sweet: false,
  needs: [['egg']],
  takes: {
    egg: 1,
    cured: 1,
    tuber: 1,
    vegetable: 3,
    aromatic: 3,
    main: 1,
    cheese: 2,
    herb: 2,
    spice: 2,
    milk: 1,
    creamy: 1,
    yogurt: 0,
    topping: 1,
    fat: 1,
    salt: 1,
    sauce: 0,
  },
  refuses: [
    'poultry',
    'wholebird',
    'mince',
    'meat',
    'slowmeat',
    'mollusc',
    'fish',
    'shellfish',
    'coconutmilk',
    'tofu',
    'drybean',
    'pulse',
    'garlic powder',
    'yam',
  ],
  way: 'fry',
  longest: 15,
  serves: 2,
  eats: { main: 40, milk: 25, creamy: 25, vegetable: 60, fat: 0.5, potato: 0.75 },
  staples: ['olive oil', 'salt'],
  cuisines: ['it', 'es', 'gr', 'fr'],
  appeal: 3,
  title: (plate) =>
    filling(plate).length === 0
      ? titled(lead(plate, 1, ['cheese']), 'scrambled eggs')
      : titled(lead(plate, 2, ['main', 'cured', 'vegetable', 'tuber', 'cheese', 'aromatic']), 'frittata'),
  cook: (plate) => {
    const foods = filling(plate);
    if (foods.length === 0) return scramble(plate);
    const fried = staged(foods, 'fry');
    return [
      ...prep(
        [...foods, ...plate('cheese', 'herb', 'topping')],
        {},
        'Heat the oven to 190 °C (170 °C fan, 375 °F).',
      ),
      active(
        fried.minutes + 1,
        `Warm ${the(plate('fat'))} in an ovenproof frying pan over medium heat.`,
        fried.text,
      ),
      active(
        2,
        `Beat ${the(plate('egg'))} with ${the(plate('salt', 'spice', 'milk', 'creamy'))}.`,
        add('Stir in', plate('cheese', 'herb', 'topping')),
      ),
      active(
        3,
        'Pour the egg over, tilt the pan to level it and cook for 3 minutes without stirring, until the edges set.',
      ),
      waiting(
        12,
        'Bake for 12 minutes, until puffed and golden, with nothing runny left in the middle.',
        safe([...plate('egg'), ...foods]),
      ),
      waiting(3, 'Let it settle for 3 minutes, loosen the edge and cut into wedges.'),
    ];
  },
  tips: [
    'Let the vegetables steam off in the pan before the egg goes in: wet fillings make a frittata weep.',
    'It is as good at room temperature, so it makes tomorrow’s lunch as well: cool it and keep it in the fridge for up to 3 days.',
    'A pan that has been properly warmed before the egg goes in lets go of the frittata by itself.',
  ],
  variations: [
    'Bake it in a muffin tin instead, for 15 minutes, as small frittatas to take along.',
    'Serve it in a split roll as a sandwich.',
  ],
};
