/** Stands in a text where a food is named that is not there. */
export const ABSENT = '\u0000';

/** Words that hang on a food, and fall away with it. */
const BEFORE = String.raw`half|most|the rest|a pinch|a little|some|of|the|a|rest|[½¼¾\d.]+(?: tsp| tbsp)?`;

/** What tidies a text around its gaps, in this order: "with the", "season and", double spaces, spaces before a full stop. */
export const GAPS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    new RegExp(`(?:,| and| with| plus| in)?(?: (?:${BEFORE}))* ?${ABSENT}(?: and(?: the)?(?= \\w))?`, 'g'),
    '',
  ],
  [/\bMelt(?= the (?:[\w-]+ )?oil\b)/g, 'Heat'],
  [/\bmelt(?= the (?:[\w-]+ )?oil\b)/g, 'heat'],
  [/ {2,}/g, ' '],
  [/ (?=[.,;:])/g, ''],
  [/(?<=[.!?] |^)(?:Season|Add|Sprinkle|Stir in|Taste)\.(?: |$)/g, ''],
];

/** Text that depends on foods: `{condition: text | other text}`. */
export const CHOICE = /\{([^:{}]+): ?([^{}|]*)\|?([^{}]*)\}/g;

/** Places that stand side by side: `[butter] and [oil]`. */
export const PLACES = /\[[^[\]]+\](?:\s*(?:,|,? and|,? or)?\s*(?:the )?\[[^[\]]+\])*/g;
