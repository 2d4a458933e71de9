import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, beforehand, flavourBase, minutesOf, prep, safe, staged, waiting } from '../steps.ts';

const browned = (plate: Plate) =>
  plate('main').filter(
    (portion) => portion.food.fry > 4 && !portion.food.done && portion.food.heat !== 'fish',
  );
const isJollof = (plate: Plate) =>
  plate('tomato', 'vegetable', 'spice').some(({ food }) => /tomato/.test(food.name)) &&
  plate('fat', 'spice', 'aromatic', 'main', 'cured').some(({ food }) => food.cuisines.includes('wa'));

/** Rice or grain cooked in one pot with all that flavours it. */
export const pilaf: Dish = {
  name: 'pilaf',
  sweet: false,
  needs: [['rice', 'grain']],
  takes: {
    starch: 1,
    main: 2,
    cured: 1,
    vegetable: 4,
    tomato: 1,
    tuber: 0,
    aromatic: 4,
    spice: 5,
    sweetspice: 2,
    herb: 2,
    acid: 1,
    nut: 1,
    driedfruit: 1,
    liquid: 1,
    creamy: 1,
    cheese: 1,
    wine: 1,
    topping: 1,
    fat: 1,
    salt: 1,
    yogurt: 1,
  },
  refuses: [
    'slowmeat',
    'pasta',
    'noodle',
    'couscous',
    'drybean',
    'sausage roll',
    'wholebird',
    'pulse',
    'softcheese',
    'cream',
    'beetroot',
    'frycheese',
    'seaweed',
    'kimchi',
    'sauerkraut',
    'gherkins',
    'bamboo shoots',
    'bean sprouts',
    'liver',
    'meat',
    'polenta',
  ],
  way: 'simmer',
  longest: 30,
  serves: 4,
  eats: {
    main: 90,
    vegetable: 60,
    leaf: 30,
    legume: 60,
    salt: 0.25,
    cannedtomato: 0.25,
    yogurt: 30,
    cheese: 15,
    liquid: 150,
    coconutmilk: 50,
    mollusc: 200,
  },
  staples: ['water', 'olive oil', 'salt'],
  water: (foods, servings) =>
    servings *
    foods.reduce(
      (sum, { food, states }) =>
        sum + (food.liquid > 0 && !states.has('cooked') ? food.liquid * food.serving.quantity : 0),
      0,
    ),
  cuisines: ['in', 'me', 'wa', 'es', 'it', 'gr', 'mx'],
  appeal: 3,
  title: (plate) => {
    const words = lead(plate, 2, ['main', 'cured', 'vegetable', 'nut', 'aromatic']);
    if (isJollof(plate)) return words === '' ? 'Jollof rice' : `Jollof rice with ${words}`;
    const risotto = plate('starch').some(({ food }) => food.name === 'risotto rice');
    const starch = plate('starch')
      .map(({ food }) => food.name.replace('risotto rice', 'rice'))
      .join(' ');
    return titled(words, risotto ? 'risotto' : starch === 'rice' ? 'pilaf' : `${starch} pilaf`);
  },
  cook: (plate) => {
    const [starch] = plate('starch');
    const first = browned(plate);
    const later = plate('main', 'vegetable').filter((portion) => !first.includes(portion));
    const time = Math.max(
      starch ? minutesOf(starch, 'simmer') : 15,
      ...[...first, ...later].map((portion) => minutesOf(portion, 'simmer')),
    );
    const base = flavourBase(plate, 'a wide pan with a lid', first);
    const pot = staged(
      [...plate('starch'), ...first, ...later].filter(
        (portion) => portion !== starch && !first.includes(portion),
      ),
      'simmer',
      'Add',
    );
    return [
      ...beforehand(plate('main')),
      ...prep([
        ...plate('starch', 'aromatic', 'cured', 'vegetable', 'herb', 'nut', 'acid', 'cheese', 'main'),
      ]),
      active(base.minutes, base.text, safe(first)),
      active(
        6,
        `Stir in ${the(plate('starch', 'driedfruit'))} until every grain shines.`,
        `Pour in ${the(plate('tomato', 'wine', 'liquid', 'creamy'))}, add ${the(plate('salt'))} and bring to the boil.`,
      ),
      waiting(
        time,
        `Cover and cook over the lowest heat for ${time} minutes in all, until tender.`,
        later.length === 0
          ? ''
          : `Lay the rest on top in turn, quickly, so that the steam stays in. ${pot.text}`,
        safe(later),
      ),
      waiting(5, 'Take it off the heat and leave covered for 5 minutes.'),
      active(
        1,
        'Loosen with a fork.',
        add('Season with', plate('acid')),
        add('Scatter over', plate('herb', 'nut', 'cheese', 'topping')),
        add('Serve with', plate('yogurt')),
      ),
    ];
  },
  tips: [
    'Do not stir while it cooks: stirred rice turns sticky.',
    'A clean tea towel under the lid catches the steam and keeps the grains apart.',
  ],
  variations: [
    'Let it stand on the heat for 3 minutes longer at the end, for a golden crust at the bottom.',
    'Press it into oiled cups and turn it out for a table with guests.',
  ],
};
