import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, waiting } from '../steps.ts';

const isDressing = (plate: Plate) =>
  plate('fat', 'acid', 'sauce', 'spread', 'yogurt', 'nutbutter', 'herb', 'aromatic').length > 0;

/** When there are only seasonings: a spice mix, or a dressing, to keep for the next meal. */
export const seasoning: Dish = {
  name: 'seasoning',
  sweet: false,
  needs: [['spice', 'sweetspice', 'herb', 'sauce', 'acid', 'nutbutter', 'spread']],
  takes: {
    spice: 12,
    sweetspice: 8,
    herb: 4,
    salt: 1,
    sweet: 1,
    fat: 1,
    acid: 2,
    sauce: 3,
    spread: 1,
    yogurt: 1,
    aromatic: 3,
    nut: 1,
    nutbutter: 1,
    topping: 2,
  },
  refuses: ['leek', 'onion', 'celery', 'sugar'],
  way: 'none',
  serves: 6,
  eats: {
    spice: 0.5,
    sweetspice: 0.25,
    salt: 0.15,
    fat: 1,
    acid: 0.17,
    vinegar: 0.5,
    sauce: 0.5,
    herb: 4,
    yogurt: 30,
    sweet: 0.17,
    aromatic: 0.2,
    garlic: 0.2,
    ginger: 2,
    nutbutter: 0.5,
  },
  staples: ['salt'],
  cuisines: [],
  appeal: -3,
  title: (plate) =>
    titled(
      lead(plate, 2, ['spice', 'herb', 'sauce', 'acid', 'spread', 'sweetspice', 'aromatic', 'nutbutter']),
      isDressing(plate) ? 'dressing' : 'spice mix',
    ),
  cook: (plate) => {
    if (isDressing(plate)) {
      return [
        ...prep(plate('herb', 'aromatic', 'acid', 'nut', 'topping')),
        active(
          3,
          `Whisk ${the(plate('fat', 'acid', 'sauce', 'spread', 'yogurt', 'nutbutter', 'sweet', 'spice', 'sweetspice', 'salt'))} in a bowl, until smooth.`,
          add('Stir in', plate('herb', 'aromatic', 'nut', 'topping')),
        ),
        waiting(
          10,
          'Leave for 10 minutes for the flavours to meet, then spoon over vegetables, meat or grains.',
        ),
      ];
    }
    return [
      active(
        3,
        `Toast ${the(plate('spice', 'sweetspice'))} in a dry pan over low heat for 2 minutes, stirring, until fragrant.`,
      ),
      waiting(5, 'Cool for 5 minutes on a plate.'),
      active(
        2,
        `Crush with ${the(plate('salt', 'sweet', 'nut'))} and keep in a closed jar for up to 3 months. A teaspoon seasons food for two.`,
      ),
    ];
  },
  tips: ['Mark the jar with the date: ground spices fade within months.'],
  variations: [
    'Stir it into soft butter and keep it in slices in the freezer.',
    'Rub it on vegetables before they go into the oven.',
  ],
};
