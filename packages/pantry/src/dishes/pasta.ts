import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { nameOf, the } from '../portion.ts';
import {
  active,
  add,
  alongside,
  flavourBase,
  minutes,
  minutesOf,
  prep,
  safe,
  staged,
  waiting,
} from '../steps.ts';

const inSauce = (plate: Plate) => plate('main', 'vegetable');

/** Pasta with a sauce made while it boils. */
export const pasta: Dish = {
  name: 'pasta dish',
  sweet: false,
  needs: [['pasta']],
  takes: {
    starch: 1,
    main: 1,
    cured: 1,
    vegetable: 3,
    tomato: 1,
    aromatic: 3,
    cheese: 2,
    creamy: 1,
    herb: 2,
    spice: 3,
    spread: 1,
    wine: 1,
    acid: 1,
    nut: 1,
    topping: 2,
    fat: 1,
    salt: 1,
    egg: 0,
    liquid: 1,
    snack: 1,
  },
  refuses: [
    'slowmeat',
    'wholebird',
    'tofu',
    'rice',
    'noodle',
    'grain',
    'lasagne sheets',
    'pulse',
    'drybean',
    'coconutmilk',
    'bean sprouts',
    'mayonnaise',
    'hummus',
    'salsa',
    'okra',
    'bamboo shoots',
    'beetroot',
    'frycheese',
    'horseradish',
    'curry paste',
    'kimchi',
    'sauerkraut',
    'seaweed',
    'crisps',
    'liver',
    'stewing beef',
    'ginger',
    'lemongrass',
    'turnip',
    'stock',
  ],
  way: 'fry',
  longest: 15,
  serves: 2,
  eats: {
    main: 90,
    legume: 80,
    sausage: 100,
    vegetable: 80,
    leaf: 50,
    mollusc: 350,
    cheese: 20,
    salt: 0.75,
    fat: 0.75,
    cannedtomato: 0.5,
    creamy: 60,
    acid: 0.25,
    spooncheese: 40,
  },
  staples: ['water', 'salt', 'olive oil'],
  water: (_foods, servings) => servings * 1000,
  cuisines: ['it', 'us'],
  appeal: 4,
  title: (plate) => {
    const shape = plate('starch').map(nameOf).join(' ');
    const words = lead(plate, 2, ['main', 'cured', 'spread', 'vegetable', 'tomato', 'cheese', 'aromatic']);
    return titled(shape, words === '' ? 'with olive oil' : `with ${words}`);
  },
  cook: (plate) => {
    const [shape] = plate('starch');
    const time = shape ? minutesOf(shape, 'simmer') : 0;
    const base = flavourBase(plate, 'a wide pan');
    const sauce = staged(inSauce(plate), 'fry');
    const tomato = plate('tomato', 'wine');
    const long = base.minutes + sauce.minutes + (tomato.length > 0 ? 8 : 0);
    const cookSauce = active(
      long,
      base.text,
      sauce.text,
      add('Pour in', tomato, ' and let it bubble for 8 minutes, until thick'),
      safe(inSauce(plate)),
    );
    const boil = waiting(
      time,
      `Cook ${the(plate('starch'))} in the boiling water for ${minutes(time)}, until just tender to the bite. Scoop out a mug of the water, then drain.`,
    );
    return [
      ...prep(
        [...inSauce(plate), ...plate('aromatic', 'cured', 'cheese', 'herb', 'topping', 'acid', 'nut')],
        {},
        `Set ${the(plate('liquid'))} on to boil with most of the salt.`,
      ),
      ...(long <= time ? alongside(boil, [cookSauce]) : [cookSauce, boil]),
      active(
        3,
        `Toss ${the(plate('starch'))} through the sauce over low heat`.concat(
          plate('creamy', 'spread', 'cheese').length > 0
            ? ` with ${the(plate('creamy', 'spread', 'cheese'))} and a splash of its water, until glossy.`
            : ' with a splash of its water, until glossy.',
        ),
        add('Season with', plate('acid', 'salt')),
        add('Scatter over', plate('herb', 'nut', 'topping', 'snack')),
      ),
    ];
  },
  tips: [
    'The water you saved is half the sauce: its starch makes everything cling.',
    'Drain the pasta a minute early and let it finish in the sauce.',
  ],
  variations: [
    'Crisp some breadcrumbs in oil and scatter them over in place of cheese.',
    'Tip everything into a dish, top with cheese and bake for 15 minutes.',
  ],
};
