import { plural, unitNamed } from './units.ts';

/** Words that stand before the name of a food and do not belong to it: "large", "dried", "boneless". */
// biome-ignore format: words are read more easily in lines
const ADJECTIVES = new Set([
  'small', 'medium', 'large', 'extra', 'big', 'ripe', 'fresh', 'whole', 'firm', 'raw', 'thin', 'thick',
  'red', 'green', 'yellow', 'white', 'brown', 'black', 'sweet', 'hot', 'dried', 'baby', 'boneless',
  'skinless', 'organic', 'good', 'more', 'size', 'long', 'short', 'young', 'old', 'medium-sized', 'of',
]);

/** Words after which the name of a food has ended. */
// biome-ignore format: words are read more easily in lines
const NAME_ENDS = new Set([
  'and', 'or', 'for', 'with', 'in', 'from', 'to', 'into', 'at', 'on', 'cut', 'plus', 'such', 'if', 'per',
  'each', 'over', 'onto', 'under', 'by', 'the', 'a', 'an', 'is', 'are', 'while', 'when', 'well',
  'together', 'without', 'then', 'until', 'about', 'left', 'torn', 'thinly', 'finely', 'roughly', 'of',
  'as', 'like', 'optional',
]);

/** Names that have the same form for one and for many, and names that end in s and are no plural. */
// biome-ignore format: words are read more easily in lines
const SAME_FOR_MANY = new Set([
  'salmon', 'cod', 'fish', 'shrimp', 'tuna', 'squid', 'broccoli', 'spinach', 'asparagus', 'hummus',
  'garlic', 'ginger', 'celery', 'fennel', 'bok', 'choy', 'couscous', 'molasses', 'swiss', 'citrus',
  'octopus', 'lemongrass', 'bread', 'puff', 'pastry', 'rice', 'meat', 'beef', 'pork', 'lamb', 'cheese',
  'butter', 'corn', 'food', 'each', 'anise', 'cress', 'seabass', 'bass', 'juice', 'zest', 'tofu',
  'seasoning', 'mix',
]);

/** Foods that no cook divides. */
// biome-ignore format: words are read more easily in lines
const NEVER_DIVIDED = new Set([
  'egg', 'yolk', 'white', 'leaf', 'clove', 'sprig', 'pod', 'anise', 'drumstick', 'wing', 'sausage',
  'shrimp', 'prawn', 'scallop', 'oyster', 'mussel', 'clam', 'olive', 'almond', 'walnut', 'cashew',
  'pecan', 'date', 'fig', 'strawberry', 'cherry', 'berry', 'raspberry', 'peppercorn', 'marshmallow',
  'cookie', 'cracker', 'wrapper', 'bun', 'skewer', 'anchovy', 'prune', 'oreo', 'biscuit', 'meatball',
  'wedge', 'spear',
]);

/** A name and its place in a text. */
export interface Noun {
  start: number;
  end: number;
  word: string;
}

/** A size between the number and the name: "(14.5 oz)", "9-inch", "400 g". */
const SIZE = String.raw`\([^()\n]{0,60}\)|[\d.,/½¼¾⅓⅔]{1,6}[ -]?(?:oz|ounces?|g|kg|ml|l|lbs?|pounds?|cm|inch|in)\b\.?`;
const WORD = new RegExp(String.raw`[ \u00a0*_]{0,4}((?:${SIZE})[ \u00a0]?)?([\p{L}][\p{L}'’-]{0,30})`, 'uy');
const MOST_WORDS = 6;

/** The name of the thing that is counted at this place: the "onion" of "1 (150 g) medium yellow onion, finely chopped". */
export function nounAfter(text: string, at: number): Noun | undefined {
  let noun: Noun | undefined;
  WORD.lastIndex = at;
  for (let count = 0; count < MOST_WORDS; count++) {
    const match = WORD.exec(text);
    const word = match?.[2];
    if (!match || !word || NAME_ENDS.has(word.toLowerCase()) || (noun && match[1])) break;
    const isOpen = ADJECTIVES.has(word.toLowerCase()) || /(?:-.+|ed|ly)$/i.test(word);
    if (noun && /(?:ed|ly|less)$|^(?:halve|slice|peel)/i.test(word)) break;
    const end = match.index + match[0].length;
    if (!isOpen || noun) noun = { start: end - word.length, end, word };
    // "2 (14.5 oz) cans tomatoes": the cans are counted.
    if (unitNamed(word)?.dimension === 'count') break;
  }
  return noun;
}

/** The singular of a name. */
export function singular(word: string): string {
  if (SAME_FOR_MANY.has(word.toLowerCase()) || /(?:ss|us|is)$/i.test(word)) return word;
  if (/(?:lea|loa|hal)ves$/i.test(word)) return `${word.slice(0, -3)}f`;
  if (/[^aeiou]ies$/i.test(word) && !/cookies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|tomato|potato|mango)es$/i.test(word)) return word.slice(0, -2);
  return word.replace(/s$/i, '');
}

/** The singular of a name, or its plural where there are many; unchanged where the text has that form already. */
export function singularOrPlural(word: string, isMany: boolean): string {
  const one = singular(word);
  if (SAME_FOR_MANY.has(one.toLowerCase())) return word;
  return isMany ? (one === word ? plural(word) : word) : one;
}

export const isWholeFood = (word: string): boolean => NEVER_DIVIDED.has(singular(word.toLowerCase()));
