/** A mark in a text, in the place of a food that the dish does not have. */
export const ABSENT = '\u0000';

/** Words in front of a food that disappear together with the food. */
const BEFORE = String.raw`half|most|the rest|a pinch|a little|some|of|the|a|rest|[½¼¾\d.]+(?: tsp| tbsp)?`;

/**
 * Replacements, applied in this order, that tidy a text around each {@link ABSENT}. They remove loose words ("with the", "season and"),
 * double spaces and spaces before a full stop.
 */
export const GAPS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    new RegExp(`(?:,| and| with| plus| in)?(?: (?:${BEFORE}))* ?${ABSENT}(?: and(?: the)?(?= \\w))?`, 'g'),
    '',
  ],
  // Zest has no wedges.
  [/(?<=[.!?] |^)[^.!?]*\b(?:wedges?|slices?) of the \w+ zest\b[^.!?]*[.!?](?: |$)/g, ''],
  [/(?<=[.!?] |^)Toast the toasted [^.!?]*[.!?](?: |$)/g, ''],
  [/\b(?:the )?juice of (?=the \w+ juice\b)/g, ''],
  // Juice is squeezed already.
  [/(?<=[.!?] |^)(?:Squeeze|Juice) the (?:lime|lemon|orange|grapefruit) juice\.(?: |$)/g, ''],
  [/\bMelt(?= +(?:[\w ]+ of )?the (?:[\w-]+ )?oil\b)/g, 'Heat'],
  [/\bmelt(?= +(?:[\w ]+ of )?the (?:[\w-]+ )?oil\b)/g, 'heat'],
  [/(?<=\begg),? one (?:at a time|by one)(?:,(?: mixing)? (?:only|just) until each[^.,]*)?/g, ''],
  [/\b(?:(?:the )?(?:finely )?(?:grated )?(?:zest|rind) of )?(the )?(\w+ zest)(?:, grated)?\b/g, '$1$2'],
  [/(?<![\d.,])1 litres\b/g, '1 litre'],
  // The step knows best how warm its water is.
  [/\b(?:cold|boiling|hot|warm) (?=water, (?:lukewarm|warm|hot|cold|boiling|ice-cold)\b)/g, ''],
  [/\b(cold|boiling|hot|warm|lukewarm) (?:(?:ice cold|cold|boiling|hot|warm|lukewarm) )+(?=water\b)/g, '$1 '],
  [/ {2,}/g, ' '],
  [/ (?=[.,;:])/g, ''],
  [/(?<=[.!?] |^)(?:Season|Add|Sprinkle|Stir in|Taste)\.(?: |$)/g, ''],
];

/** Text that depends on foods: `{condition: text | other text}`. */
export const CHOICE = /\{([^:{}]+): ?([^{}|]*)\|?([^{}]*)\}/g;

/** Places that stand side by side: `[butter] and [oil]`. */
export const PLACES = /\[[^[\]]+\](?:\s*(?:,|,? and|,? or)?\s*(?:the )?\[[^[\]]+\])*/g;

/** Two sentences that season, one after the other. */
const TWO_SEASONINGS =
  /Season (the [^.]*? )?with the ((?:[\w-]+ )*(?:salt|pepper)(?: and (?:[\w-]+ )*pepper)?)\. Season with the ([^.,]*?)\./;

/** Two sentences that strew something over the dish. */
const TWO_TOPPINGS =
  /\b(Scatter|Strew|Sprinkle) (with|over) the ((?:[\w'-]+ ?){1,3}(?: and (?:[\w'-]+ ?){1,3})?)\. Scatter over the ([^.]+)\./;

/** Seasons once instead of twice. */
export const joinSeasonings = (text: string): string =>
  text
    .replace(
      TWO_SEASONINGS,
      (_, what: string | undefined, one: string, other: string) =>
        `Season ${what ?? ''}with the ${one.replace(' and ', ', ')} and ${other}.`,
    )
    .replace(
      TWO_TOPPINGS,
      (_, strew: string, over: string, one: string, other: string) =>
        `${strew} ${over} the ${one.replace(' and ', ', ')} and ${other}.`,
    );
