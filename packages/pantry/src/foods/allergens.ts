/** The fourteen allergens of Annex II of Regulation (EU) No 1169/2011. A second list, since this package depends on no other. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** One of the fourteen allergens. */
export type Allergen = (typeof ALLERGENS)[number];
