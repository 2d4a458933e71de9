import type { Dish, Plate } from '../dish.ts';
import { lead, titled } from '../naming.ts';
import { the } from '../portion.ts';
import { active, add, beforehand, boiled, flavourBase, prep, safe, staged, waiting } from '../steps.ts';

const simmered = (plate: Plate) => plate('main', 'tuber', 'vegetable');
const has = (plate: Plate, name: string) =>
  plate('main', 'nutbutter', 'spice', 'sweetspice', 'driedfruit', 'aromatic').some(
    ({ food }) => food.name === name,
  );

function form(plate: Plate): string {
  if (has(plate, 'peanut butter')) return 'groundnut stew';
  const beans = plate('main').some(({ food }) => /kidney|black bean/.test(food.name));
  if (beans && (has(plate, 'chilli powder') || has(plate, 'chilli') || has(plate, 'cumin'))) return 'chilli';
  return has(plate, 'dates') || has(plate, 'sumac') || has(plate, 'harissa') ? 'tagine' : 'stew';
}

/** Something hearty that simmers by itself: beans, slow meat, sausages, with vegetables. */
export const stew: Dish = {
  name: 'stew',
  sweet: false,
  needs: [
    [
      'slowmeat',
      'legume',
      'drybean',
      'pulse',
      'sausage',
      'wholebird',
      'mince',
      'poultry',
      'beef',
      'pork',
      'chorizo',
      'okra',
      'cannedtomato',
      'fish',
    ],
  ],
  takes: {
    main: 2,
    cured: 1,
    tuber: 1,
    vegetable: 4,
    tomato: 1,
    aromatic: 4,
    spice: 5,
    sweetspice: 2,
    herb: 2,
    acid: 1,
    liquid: 1,
    wine: 1,
    nutbutter: 1,
    driedfruit: 1,
    fat: 1,
    salt: 1,
    bread: 1,
    starch: 1,
    yogurt: 1,
    alcohol: 1,
    cheese: 0,
    sauce: 1,
    snack: 0,
    topping: 1,
    chocolate: 0,
  },
  refuses: [
    'tofu',
    'tempeh',
    'seitan',
    'frycheese',
    'shellfish',
    'mollusc',
    'pasta',
    'noodle',
    'curry paste',
    'curry powder',
    'garam masala',
    'cannedfish',
    'asparagus',
    'broccoli',
    'bean sprouts',
    'mangetout',
    'bok choy',
    'hoisin sauce',
    'teriyaki sauce',
    'oyster sauce',
    'fish sauce',
    'sesame oil',
    'mirin',
    'soy sauce',
    'tahini',
    'gochujang',
    'miso',
    'spirits',
    'risotto rice',
    'gherkins',
    'kimchi',
    'almond butter',
    'seaweed',
    'bamboo shoots',
    'sweet chilli sauce',
    'avocado',
    'squid',
    'edamame',
    'sun-dried tomatoes',
    'polenta',
    'lemongrass',
    'liver',
  ],
  way: 'simmer',
  longest: 125,
  serves: 4,
  eats: {
    main: 100,
    legume: 80,
    slowmeat: 150,
    sausage: 100,
    wholebird: 220,
    vegetable: 70,
    leaf: 40,
    tuber: 0.6,
    salt: 0.25,
    cannedtomato: 0.25,
    stock: 120,
    starch: 65,
    bread: 1,
    alcohol: 60,
    nutbutter: 1,
    driedfruit: 12,
    pulse: 50,
    yogurt: 25,
  },
  staples: ['water', 'olive oil', 'salt'],
  water: (foods, servings) =>
    servings *
    (100 +
      foods.reduce(
        (sum, { food, states }) =>
          sum +
          (food.role === 'starch' && !states.has('cooked')
            ? 65 * food.liquid
            : food.kind === 'pulse'
              ? 150
              : food.kind === 'slowmeat'
                ? 80
                : food.kind === 'drybean'
                  ? 400
                  : 0),
        0,
      )),
  cuisines: ['wa', 'mx', 'me', 'fr', 'us', 'es', 'gr', 'it'],
  appeal: 3,
  title: (plate) =>
    titled(lead(plate, 2, ['main', 'cured', 'vegetable', 'tuber', 'tomato', 'aromatic']), form(plate)),
  cook: (plate) => {
    const foods = simmered(plate);
    const brown = plate('main').filter(
      ({ food, states }) =>
        ['slowmeat', 'wholebird', 'poultry', 'sausage', 'meat', 'mince'].includes(food.kind) &&
        !states.has('cooked'),
    );
    const base = flavourBase(plate, 'a heavy pot');
    const pot = staged(foods, 'simmer');
    return [
      ...beforehand(foods),
      ...prep([...plate('aromatic', 'cured', 'herb', 'acid', 'driedfruit', 'topping'), ...foods], {
        meat: 'cubes',
        poultry: 'bite',
      }),
      ...(brown.length > 0
        ? [
            active(
              8,
              `Warm half of ${the(plate('fat'))} in a heavy pot over high heat and brown ${the(brown)} for 8 minutes, turning, until dark golden. Lift onto a plate.`,
            ),
          ]
        : []),
      active(
        base.minutes,
        brown.length > 0
          ? base.text.replace(
              `Warm ${the(plate('fat'))} in a heavy pot`,
              'Warm the rest of the fat in the pot',
            )
          : base.text,
      ),
      active(
        5,
        `Pour in ${the(plate('tomato', 'wine', 'alcohol', 'liquid', 'sauce'))}, scrape up what sticks, stir in ${the(plate('salt', 'nutbutter', 'driedfruit'))} and bring to a simmer.`,
      ),
      waiting(pot.minutes, pot.text, 'Keep the lid ajar and stir now and then.', safe(foods)),
      ...boiled(plate('starch')).map((side) => ({
        ...side,
        pace: pot.minutes >= side.minutes ? ('meanwhile' as const) : side.pace,
      })),
      active(
        2,
        'Taste once more.',
        add('Brighten it with', plate('acid')),
        add('Scatter over', plate('herb', 'topping')),
        add('Serve with', plate('bread', 'starch', 'yogurt')),
      ),
    ];
  },
  tips: [
    'Keep it at a lazy bubble: a hard boil toughens meat and breaks beans.',
    'It keeps for 3 days in the fridge and freezes for 3 months.',
  ],
  variations: [
    'Mash a spoonful of the beans or potatoes into the sauce to thicken it.',
    'Top it with a crust of breadcrumbs and brown it under the grill.',
  ],
};
