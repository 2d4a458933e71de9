import type { KindName } from './kinds.ts';

type Times = Readonly<Partial<Record<KindName, number>>>;

/** Reads "2 potato egg; 1.4 pasta". */
const times = (table: string): Times =>
  Object.fromEntries(
    table.split(';').flatMap((row) => {
      const [most, ...kinds] = row.trim().split(/\s+/);
      return kinds.map((kind) => [kind, Number(most)]);
    }),
  );

/** Up to how many times its usual amount of a food a savoury dish bears, where the list states that there is so much. */
export const AMPLE_SAVOURY: Times = times(`
  2.5 firmveg softveg podveg leaf salad root herb;
  2 potato egg tomato avocado garlic cured poultry fish coldcut hardcheese softcheese pickle nut
    seed driedfruit berry bakefruit tropical citrus spice sweetspice woodherb;
  1.6 cannedtomato;
  1.8 allium legume;
  1.5 meat shellfish mollusc spooncheese yogurt wine sauce spread honey;
  1.4 pasta noodle cream coconutmilk;
  1.3 butter paste sugar vinegar acid
`);

/** The same for the optional foods of what is baked or sweet, whose flour, fat, eggs and sugar keep their proportions. */
export const AMPLE_SWEET: Times = times(`
  1.6 nut driedfruit berry;
  1.4 chocolate candy;
  1.3 bakefruit tropical;
  2 sweetspice flavour
`);

/** The same for sauces. */
export const AMPLE_SAUCE: Times = times('2 herb spice sweetspice woodherb garlic; 1.5 allium pickle');

/** The same for foods that a dish takes although it has no place for them: the rules for them are modest. */
export const AMPLE_EXTRA: Times = times(`
  4 herb sugar;
  3 spice woodherb hardcheese softcheese vinegar acid sauce;
  6 honey
`);

/** So many teaspoons of a seasoning four people bear, where the list states so much. */
export const BORNE_TEASPOONS: Times = { herb: 3, woodherb: 2, spice: 2, sweetspice: 1, flavour: 2 };

/** Sauces of which a little more makes the dish too salty, or too hot. */
export const STRONG = /^(?:soy sauce|fish sauce|oyster sauce|miso|hot sauce|worcestershire sauce|anchovies)$/;
