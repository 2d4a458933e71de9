/** Words for bakes that are also foods of a shop, which have milk and eggs in them. */
const BAKES =
  /\b(?:cup|pan|cheese)?cakes?\b|\b(?:cookies?|muffins?|waffles?|brownies?|scones?|doughnuts?|pies?|tarts?)\b/gi;

/**
 * A text about a dish, with "bread" for the word that its title calls it by: an eggless cake is a cake and has no eggs in it, but flour as
 * bread has.
 */
export function withoutDishWords(title: string, text: string): string {
  const own = [...title.matchAll(BAKES)].map(([word]) => word.replace(/s$/, ''));
  return own.reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}s?\\b`, 'gi'), 'bread'), text);
}
