import type { Dish } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, prep, safe, waiting } from '../steps.ts';

/** One bowl, one tin: a soft sweet crumb with what there is folded in. */
export const muffins: Dish = {
  name: 'muffin',
  sweet: true,
  needs: [['flour'], ['egg', 'yogurt', 'milk', 'banana'], ['fat', 'sweet', 'yogurt']],
  takes: {
    flour: 1,
    egg: 1,
    milk: 1,
    yogurt: 1,
    fruit: 2,
    sweet: 2,
    fat: 1,
    leaven: 1,
    salt: 1,
    sweetspice: 2,
    flavour: 1,
    nut: 2,
    driedfruit: 2,
    chocolate: 2,
    oats: 1,
    cheese: 1,
    acid: 1,
    nutbutter: 1,
    creamy: 1,
    jam: 0,
    juice: 0,
    candy: 0,
    hotdrink: 0,
  },
  refuses: [
    'hardcheese',
    'softcheese',
    'yeast',
    'tahini',
    'grapes',
    'melon',
    'papaya',
    'mango',
    'kiwi',
    'vinegar',
    'coconut milk',
    'palm oil',
    'cheddar',
    'sour fruit',
    'pomegranate',
  ],
  way: 'none',
  serves: 6,
  eats: {
    flour: 42,
    egg: 0.33,
    milk: 35,
    buttermilk: 35,
    yogurt: 30,
    sugar: 1.25,
    honey: 1,
    butter: 17,
    oil: 0.75,
    leaven: 0.35,
    salt: 0.05,
    fruit: 0.33,
    berry: 25,
    sourfruit: 40,
    nut: 10,
    chocolate: 13,
    cocoa: 0.5,
    driedfruit: 12,
    oats: 10,
    flavour: 0.17,
    spooncheese: 25,
    acid: 0.12,
    creamy: 30,
    sweetspice: 0.15,
    nutbutter: 0.75,
    pineapple: 40,
  },
  staples: ['sugar', 'baking powder', 'vegetable oil'],
  cuisines: ['us', 'fr'],
  appeal: 3,
  title: (plate) =>
    titled(lead(plate, 2, ['fruit', 'chocolate', 'nut', 'driedfruit', 'oats', 'cheese', 'acid']), 'muffins'),
  cook: (plate) => {
    const mashed = plate('fruit').filter(({ food }) => food.name === 'banana');
    const fold = [
      ...plate('fruit').filter((portion) => !mashed.includes(portion)),
      ...plate('nut', 'driedfruit'),
      ...plate('chocolate').filter(({ food }) => food.kind === 'chocolate'),
    ];
    const butter = plate('fat').filter(({ food }) => food.kind === 'butter');
    const dry = [
      ...plate('flour', 'oats', 'leaven', 'salt', 'sweetspice'),
      ...plate('chocolate').filter(({ food }) => food.kind === 'cocoa'),
    ];
    const wet = [
      ...plate('egg', 'milk', 'yogurt', 'creamy', 'fat', 'sweet', 'flavour', 'acid', 'cheese', 'nutbutter'),
      ...mashed,
    ];
    return [
      ...prep(
        [...fold, ...plate('acid')],
        { bakefruit: 'pieces', sourfruit: 'slice' },
        'Heat the oven to 190 °C (170 °C fan, 375 °F) and line a muffin tin with 6 paper cases.',
      ),
      active(
        6,
        add('Melt', butter),
        add('Mash', mashed),
        `Stir ${the(dry)} together in a bowl. Beat ${the(wet)} in another until smooth.`,
      ),
      active(
        3,
        'Tip the wet into the dry and stir just until no flour shows.',
        add('Fold in', fold),
        'Spoon into the cases.',
      ),
      waiting(
        22,
        'Bake for 22 minutes, until risen and golden and a skewer comes out clean.',
        safe(plate('egg')),
      ),
      waiting(10, 'Cool in the tin for 10 minutes before you lift them out.'),
    ];
  },
  tips: [
    'Stop stirring as soon as the flour is gone: a worked batter bakes tough.',
    'They freeze well for 2 months; 20 seconds in a microwave bring one back.',
  ],
  variations: [
    'Bake the batter in a small loaf tin for 45 minutes instead.',
    'Scatter a little sugar over the tops before baking, for a crackly lid.',
  ],
};
