/** Varieties that come in pieces though their food has no plural: chocolate chips. */
export const PIECES =
  /\b(?:chip|flake|leaf|seed|thread|peppercorn|berry|chunk|morsel|tender|caramel|floret|stalk)$/;

/** Spices that are whole. */
export const WHOLE_SPICE = /\b(?:seeds?|pods?|peppercorns?|berry|berries)$/;

/** How many teaspoons of a spice a dish bears at most; more would taste of nothing else. */
export const STRONG: Readonly<Record<string, number>> = {
  saffron: 0.25,
  cloves: 0.25,
  asafoetida: 0.25,
  nutmeg: 0.5,
  allspice: 1,
  cinnamon: 1,
  cardamom: 1,
  'cayenne pepper': 1,
};

/** Spices that are a seasoning by themselves, of which a dish takes more than of one spice. */
export const BLEND = /seasoning|masala|curry powder|blend|zaatar|ras el hanout|mixed herb/;

/** Teaspoons of a blend for four. */
export const LEAST_OF_BLEND = 2;
