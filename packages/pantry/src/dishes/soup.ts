import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, beforehand, flavourBase, prep, safe, staged, waiting } from '../steps.ts';

const simmered = (plate: Plate) => plate('main', 'tuber', 'vegetable', 'tomato', 'starch');
const isSmooth = (plate: Plate) =>
  plate('main', 'starch', 'egg').length === 0 && plate('vegetable', 'tuber', 'tomato').length > 0;

/** A pot of soup: smooth when it is all vegetables, chunky otherwise. */
export const soup: Dish = {
  name: 'soup',
  sweet: false,
  needs: [['vegetable', 'tuber', 'pulse', 'legume', 'tomato', 'noodle', 'stock', 'drybean', 'aromatic']],
  takes: {
    main: 2,
    tuber: 1,
    vegetable: 5,
    tomato: 1,
    starch: 1,
    aromatic: 4,
    cured: 1,
    spice: 4,
    herb: 2,
    acid: 1,
    creamy: 1,
    yogurt: 1,
    cheese: 1,
    wine: 1,
    liquid: 2,
    fat: 1,
    salt: 1,
    bread: 1,
    snack: 1,
    nut: 1,
  },
  refuses: [
    'meat',
    'mollusc',
    'frycheese',
    'filled pasta',
    'lasagne sheets',
    'feta',
    'aubergine',
    'sausage',
    'polenta',
    'couscous',
    'risotto rice',
    'brie',
  ],
  way: 'simmer',
  longest: 40,
  serves: 4,
  eats: {
    main: 60,
    starch: 30,
    vegetable: 90,
    leaf: 40,
    podveg: 40,
    tuber: 0.5,
    poultry: 80,
    fish: 90,
    shellfish: 80,
    salt: 0.25,
    fat: 0.35,
    bread: 1,
    nut: 6,
    pulse: 45,
    tofu: 70,
    chicken: 80,
  },
  staples: ['water', 'olive oil', 'salt'],
  water: (foods, servings) =>
    servings * (300 + (foods.some(({ food }) => food.role === 'starch' || food.kind === 'pulse') ? 80 : 0)),
  cuisines: ['it', 'fr', 'jp', 'cn', 'th', 'us', 'wa', 'gr', 'me', 'es', 'mx', 'kr'],
  appeal: 2,
  title: (plate) =>
    titled(lead(plate, 2, ['main', 'vegetable', 'tuber', 'tomato', 'starch', 'aromatic']), 'soup'),
  cook: (plate) => {
    const foods = simmered(plate);
    const base = flavourBase(plate, 'a large pan');
    const pot = staged(foods, 'simmer');
    const smooth = isSmooth(plate);
    return [
      ...beforehand(foods),
      ...prep([...foods, ...plate('aromatic', 'cured', 'cheese', 'herb', 'nut', 'acid')]),
      active(base.minutes, base.text),
      active(6, `Pour in ${the(plate('liquid', 'wine'))} and bring to the boil.`),
      ...(foods.length > 0
        ? [waiting(pot.minutes, pot.text, safe(foods))]
        : [waiting(10, 'Simmer gently for 10 minutes.')]),
      ...(smooth ? [active(3, 'Blend until smooth, adding a little hot water if it is too thick.')] : []),
      active(
        3,
        add('Stir in', plate('creamy', 'yogurt')),
        `Taste and season with ${the(plate('salt', 'acid'))}.`,
        add('Scatter over', plate('herb', 'cheese', 'nut', 'snack')),
        add('Serve with', plate('bread'), ', toasted'),
      ),
    ];
  },
  tips: [
    'Let the onions or the first vegetables take their time: the flavour of a soup is made before the water goes in.',
    'Salt at the end, once the soup has cooked down, and taste between two pinches.',
    'It keeps for 3 days in the fridge and tastes better on the second.',
  ],
  variations: [
    'Float a poached egg on each bowl.',
    'Crush a few of the soft pieces against the side of the pan for a thicker soup.',
  ],
};
