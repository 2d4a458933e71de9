/** Varieties that come in pieces although their food has no plural: chocolate chips. */
export const PIECES =
  /\b(?:chip|flake|leaf|seed|thread|peppercorn|berry|chunk|morsel|tender|caramel|floret|crumb|melt|stalk|kernel|cutlet|kiss|rib|breast|thigh|fillet|bulb|bag|pod|tail|ring|steak|chop|green|preserve|cube|(?<!vanilla )bean|(?<!pie |tart |pastry )shell)$/;

/** Names of whole spices. */
const WHOLE_SPICE = /\b(?:seeds?|pods?|peppercorns?|berry|berries)$/;

/** Whether a food of this name is a whole spice. Sesame and other seeds that are eaten by the spoon are none. */
export const isWholeSpice = (name: string, kind: string): boolean =>
  kind !== 'seed' && WHOLE_SPICE.test(name);

/** The most teaspoons of a strong spice in a dish: with more, the dish would taste of nothing else. */
export const MOST_TEASPOONS: Readonly<Record<string, number>> = {
  saffron: 0.25,
  cloves: 0.25,
  asafoetida: 0.25,
  nutmeg: 0.5,
  allspice: 1,
  cinnamon: 1,
  cardamom: 1,
  cayenne: 0.5,
  'cayenne pepper': 0.5,
  'red pepper': 0.5,
  'chilli flakes': 1,
  'red pepper flakes': 1,
  'hot sauce': 3,
  'chili powder': 6,
  'curry powder': 6,
  paprika: 6,
  ...{
    'seasoned salt': 0.75,
    'seasoning salt': 0.75,
    'garlic salt': 0.75,
    'onion salt': 0.75,
    'celery salt': 0.75,
  },
};

/** Names of spice blends. A dish takes more of a blend than of a single spice. */
export const BLEND = /seasoning(?! salt)|masala|curry powder|blend|zaatar|ras el hanout|mixed herb/;

/** The fewest teaspoons of a blend in a dish for four. */
export const LEAST_OF_BLEND = 2;
