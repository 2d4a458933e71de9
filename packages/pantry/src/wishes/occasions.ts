import { hasForbiddingWord } from './may-forbid.ts';

/** What a dish is for, what it goes with, or what was eaten before. Such words wish for nothing: bread "to go with soup" is no soup. */
const OCCASIONS =
  /(?<!\p{L})in (?:this|the) heat(?!\p{L})|(?<!\p{L})(?:please )?(?:explain|tell me|show me|say|spell) [^,.;:!?()\n]{2,60}|(?<!\p{L})(?:we|i|they|he|she|weve|ive)(?: (?:just|already|have))* (?:had|ate|eaten|made|cooked) [^,.;:!?()\n]{2,40} (?:yesterday|last (?:night|week)|twice|(?:all|this) week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})|(?<!\p{L})(?:(?:(?:to|that) (?:go|eat|serve|have)|goes|served?|eaten) with|alongside|(?<=\bside(?: dish(?:es)?)? )(?:for|to)|(?:to |and )?(?:take|bring)(?:ing)?(?: it| them)? to|(?:before|after)(?= (?:a |an |the |our )?(?:\p{L}+ )?(?:dinner|lunch|supper|meal)\b)) [^,.;:!?()\n]{2,40}|(?<!\p{L})for (?:a|the|our|my|his|her) (?:(?:summer|family|garden|sunday) )?(?:barbecues?|bbq|barbeque|cook ?out)(?!\p{L})|(?<!\p{L})(?:a |the )?\p{L}+ on the side (?:is|are) (?:sorted|done|made|taken care of)|(?<!\p{L})(?:christmas|easter|sunday|thanksgiving) (?:dinner|lunch|supper|roast)(?!\p{L})/gu;

/** A note in small letters without the parts that only say what the dish is for; those that forbid something stay. */
export const withoutOccasions = (note: string): string =>
  note.replaceAll(OCCASIONS, (words) => (hasForbiddingWord(words) ? words : ' , '));
