/** Words for dishes that are also foods of a shop, with the milk, eggs and flour that such foods have. */
const DISH_WORDS =
  /\b(?:cup|pan|cheese)?cakes?\b|\b(?:bread|loaf|cookies?|muffins?|waffles?|brownies?|scones?|biscuits?|buns?|doughnuts?|pies?|tarts?|crêpes?|sorbet|ice cream|pudding|frosting|burgers?)\b/gi;

/** A text about a dish without the word that its title calls it by: an eggless cake is a cake, and no eggs are in it. */
export function withoutDishWords(title: string, text: string): string {
  const own = [...title.matchAll(DISH_WORDS)].map(([word]) => word.replace(/s$/, ''));
  return own.reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}s?\\b`, 'gi'), 'dish'), text);
}
