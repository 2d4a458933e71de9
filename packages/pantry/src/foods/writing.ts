/** How people write the lines of a list, in patterns. */

/** Nobody writes these in the name of a food. */
export const MARKUP = /[<>[\]{}`|\\*_#=$^~@]|:\/\//;

/** What is put plainly before a line is read. */
export const MANNERS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Words that sound like a state or a food and are neither: "squeezed dry" is not dried, "free-range" free of nothing.
  [/\b(?:squeezed?|pat|patted|wrung|spun|rubbed)[ -]dry\b|\bfree[ -](?:range|run|flowing)\b/gi, ' '],
  [/\bcrisp(?=[ -]cooked\b)|(?<=\bcooked )crisp\b/gi, ' '],
  // Words and signs in the midst of a name go with them: "chicken skinless thigh".
  [/\b(?:bone|skin)less\b|[©®™]/gi, ' '],
  // The words between "ground" and the meat name a sort of it: "ground kobe beef" is ground beef, and no whole piece.
  [
    /\b(ground|minced)(?:\s+(?!pepper|cumin|and|with)[\p{L}-]+){1,2}(?=\s+(?:beef|pork|lamb|veal|turkey|chicken)\b(?! (?:stock|broth|sausage)))/giu,
    '$1',
  ],
  [/\b(beef|pork|lamb|veal|turkey|chicken), (ground|minced)\b/gi, '$2 $1'],
  // "1 (10 ounce) package": so many of such a size.
  [/(?<=\d\s*)\((?=\d)/g, 'x '],
  // Some brackets belong to the words around them: "carrots (3)", "spinach (10 oz)", "granola (with nuts)".
  [/\((?=(?:about )?\d[^a-z()°%]*[a-z]*(?: total)?\)|(?:[^()]*\s)?(?:with|contain\w*)\b)/gi, ' '],
];

/** "Non-dairy", "eggless". */
export const LACKING = /\bnon-(\p{L}+)|\b(\p{L}+)less\b/giu;

/** What stands aside of a name. */
export const BRACKETS = /\([^()]*\)/g;

/** Between the parts of a line; a comma between digits belongs to a number: "1,5 kg". */
export const LINK = /[;\n]|(?<!\d),|,(?!\d)/;

/** What a part of a line has at least. */
export const SENSE = /[\p{L}\p{Extended_Pictographic}]/u;

/** Words between a number and its unit: "2 large cloves", "1 fluid ounce". */
const SIZE_WORDS = 'large|small|medium|big|heaped|heaping|generous|level|scant|fluid|fl|good|thick|thin';

/** A number, another one, a unit, and the word behind it: "2 x 400 g tin". */
export const AMOUNT = new RegExp(
  String.raw`(?<!\S)([\d.]+)(?!\S)(?: (x|to|or)(?= \d))?(?: ([\d.]+)(?!\S))?(?: (?:${SIZE_WORDS})\b)*(?: (\S+))?(?: (\S+))?`,
);

/** Of a length, no number counts: "1 2-inch piece". */
export const LENGTH = /(?:x )?(?<!\S)[\d.]+ (?:inch|cm|mm)(?!\S) ?/g;

/** "1 1/2". */
export const MIXED = /(?<!\S)(\d+) (0\.\d+)/g;

/** A second number so much bigger than the first is the size of each: "2 8 oz", but "2 3 lb" is a range. */
export const FAR = 2.5;
