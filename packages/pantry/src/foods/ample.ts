import type { KindName } from './kinds.ts';

type Times = Readonly<Partial<Record<KindName, number>>>;

/** Up to how many times its usual amount of a food a savoury dish bears, where the list states that there is so much. */
export const AMPLE_SAVOURY: Times = {
  firmveg: 2.5,
  softveg: 2.5,
  podveg: 2.5,
  leaf: 2.5,
  salad: 2.5,
  root: 2.5,
  herb: 2.5,
  potato: 2,
  egg: 2,
  tomato: 2,
  cannedtomato: 1.6,
  avocado: 2,
  allium: 1.8,
  garlic: 2,
  cured: 2,
  poultry: 2,
  meat: 1.5,
  fish: 2,
  shellfish: 1.5,
  mollusc: 1.5,
  coldcut: 2,
  legume: 1.8,
  pasta: 1.4,
  noodle: 1.4,
  hardcheese: 2,
  softcheese: 2,
  spooncheese: 1.5,
  cream: 1.4,
  yogurt: 1.5,
  coconutmilk: 1.4,
  butter: 1.3,
  pickle: 2,
  nut: 2,
  seed: 2,
  driedfruit: 2,
  berry: 2,
  bakefruit: 2,
  tropical: 2,
  citrus: 2,
  spice: 2,
  sweetspice: 2,
  woodherb: 2,
  wine: 1.5,
  sauce: 1.5,
  spread: 1.5,
  paste: 1.3,
  honey: 1.5,
  sugar: 1.3,
  vinegar: 1.3,
  acid: 1.3,
};

/** The same for the optional foods of what is baked or sweet, whose flour, fat, eggs and sugar keep their proportions. */
export const AMPLE_SWEET: Times = {
  nut: 1.6,
  driedfruit: 1.6,
  chocolate: 1.4,
  candy: 1.4,
  berry: 1.6,
  bakefruit: 1.3,
  tropical: 1.3,
  sweetspice: 2,
  flavour: 2,
};

/** The same for sauces. */
export const AMPLE_SAUCE: Times = {
  herb: 2,
  spice: 2,
  sweetspice: 2,
  woodherb: 2,
  garlic: 2,
  allium: 1.5,
  pickle: 1.5,
};

/** The same for foods that a dish takes although it has no place for them: the rules for them are modest. */
export const AMPLE_EXTRA: Times = {
  herb: 4,
  spice: 3,
  woodherb: 3,
  hardcheese: 3,
  softcheese: 3,
  honey: 6,
  sugar: 4,
  vinegar: 3,
  acid: 3,
  sauce: 3,
};

/** So many teaspoons of a seasoning four people bear, where the list states so much. */
export const BORNE_TEASPOONS: Times = { herb: 3, woodherb: 2, spice: 2, sweetspice: 1, flavour: 2 };

/** Sauces of which a little more makes the dish too salty, or too hot. */
export const STRONG = /^(?:soy sauce|fish sauce|oyster sauce|miso|hot sauce|worcestershire sauce|anchovies)$/;
