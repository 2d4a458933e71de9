import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep } from '../steps.ts';

/** Oats simmered until creamy, with sweet things on top. */
export const porridge: Dish = {
  name: 'bowl of porridge',
  sweet: true,
  needs: [['oats']],
  takes: {
    oats: 1,
    milk: 1,
    fruit: 2,
    driedfruit: 2,
    nut: 2,
    sweet: 1,
    sweetspice: 2,
    flavour: 1,
    yogurt: 1,
    nutbutter: 1,
    jam: 1,
    chocolate: 1,
    salt: 1,
    liquid: 1,
    creamy: 1,
    fat: 0,
  },
  refuses: ['stock', 'sourfruit', 'sour cream', 'tahini', 'cranberries', 'elderberries', 'condensed milk'],
  way: 'none',
  serves: 2,
  eats: {
    oats: 45,
    milk: 220,
    fruit: 0.5,
    berry: 50,
    nut: 10,
    sweet: 0.5,
    salt: 0.06,
    yogurt: 40,
    nutbutter: 1,
    creamy: 50,
    driedfruit: 15,
    chocolate: 10,
  },
  staples: ['water', 'salt'],
  water: (foods, servings) => servings * (foods.some(({ food }) => food.role === 'milk') ? 0 : 230),
  cuisines: ['us'],
  appeal: 3,
  title: (plate) =>
    titled(lead(plate, 2, ['fruit', 'driedfruit', 'chocolate', 'nut', 'nutbutter']), 'porridge'),
  cook: (plate) => {
    const onTop = plate('fruit', 'nut', 'driedfruit', 'chocolate');
    return [
      ...prep(onTop),
      active(
        8,
        `Put ${the(plate('oats', 'milk', 'liquid', 'creamy', 'sweetspice', 'flavour', 'salt'))} in a pan. Bring to a simmer and stir over low heat for 6 minutes, until creamy.`,
      ),
      active(
        2,
        'Leave for a minute off the heat, then spoon into bowls.',
        add('Top with', [...onTop, ...plate('yogurt', 'nutbutter', 'jam', 'sweet')]),
      ),
    ];
  },
  tips: [
    'A pinch of salt is what makes porridge taste of oats.',
    'Toast the oats in the dry pan for 2 minutes first, for a nutty taste.',
  ],
  variations: [
    'Stir everything together cold the night before and eat it from the fridge as overnight oats.',
    'Bake it in a dish for 25 minutes until set.',
  ],
};
