/* Patterns for the ways in which people write amounts. */

/** Words between a number and its unit: "2 large cloves", "1 fluid ounce". */
const SIZE_WORDS =
  'large|small|medium|big|heaped|heaping|generous|level|scant|fluid|fl|good|thick|thin|stale|old|whole|crusty|ripe|fresh|fat|nice|little';

/** An amount: a number, a second number, a unit, and the word behind the unit: "2 x 400 g tin". */
export const AMOUNT = new RegExp(
  String.raw`(?<!\S)([\d.]+)(?!\S)(?: (x|to|or)(?= \d))?(?: ([\d.]+)(?!\S))?(?: (?:${SIZE_WORDS})\b)*(?: (\S+))?(?: (\S+))?`,
);

/** Pieces and what they weigh together: "6 chops (2 lb total)", "4 breasts (about 2 pounds)". */
export const TOTAL =
  /^(?:([2-9]|1\d) (?!x\b)(?:\D* )?)?(?:about )?([\d.]+) (?:(?<=about [\d.]+ )(?=(?:pound|lb|kg)\b)|(?=\S+ total\b))(\S+)/;

/** A length. Its number is no amount: "1 2-inch piece". */
export const LENGTH = /(?:x )?(?<!\S)[\d.]+ (?:inch|cm|mm)(?!\S) ?/g;

/** A whole number and a fraction ("1 1/2"), after the fraction has become a decimal number ("1 0.5"). */
export const MIXED = /(?<!\S)(\d+) (0\.\d+)/g;

/** A second number at least this many times the first is the size of each piece ("2 8 oz"); else both are a range ("2 3 lb"). */
export const LEAST_SIZE_RATIO = 2.5;
