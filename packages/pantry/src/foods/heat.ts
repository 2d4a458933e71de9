/**
 * Sentences that say when a cooked food is safe to eat; `@` stands for the food.
 * Source of the temperatures: the chart of USDA and FDA, foodsafety.gov/food-safety-charts/safe-minimum-cooking-temperature.
 */
export const HEAT = {
  poultry: '@ must reach 74 °C (165 °F) in the thickest part, with no pink left.',
  mince: '@ must reach 71 °C (160 °F), with no pink left.',
  whole: '@ must reach at least 63 °C (145 °F) inside, and rest for 3 minutes.',
  slow: '@ must reach at least 63 °C (145 °F) inside, which so long a simmer takes care of.',
  sausage: '@ must reach 71 °C (160 °F) in the middle.',
  fish: '@ must reach 63 °C (145 °F): opaque all the way through and flaking easily.',
  shellfish: '@ must turn opaque all the way through, 63 °C (145 °F).',
  mollusc: 'Throw away any shells that stay closed.',
  egg: 'The egg must set: 71 °C (160 °F) in the middle.',
  cooked: '@ must be steaming hot all the way through, 74 °C (165 °F).',
} as const;

/** A rule that says when a food is safe to eat. */
export type Heat = keyof typeof HEAT;

/**
 * Core temperatures that a recipe names for its own meat and that are too low for another meat in its place, with the safe ones. The
 * first entry that applies counts.
 */
export const TOO_LOW: readonly {
  readonly heat: Heat;
  readonly low: RegExp;
  readonly instead: string;
  /** Matches a text that names the safe temperature itself, beside that of another meat. */
  readonly unless?: RegExp;
}[] = [
  {
    heat: 'poultry',
    low: /\b(?:63|71) °C(, | \()1[46][05] °F/g,
    instead: '74 °C$1165 °F',
    unless: /(?:poultry|chicken|turkey)[^.;]* 74 °C|74 °C[^.;]* for (?:poultry|chicken|turkey)/i,
  },
  {
    heat: 'mince',
    low: /\b63 °C(, | \()145 °F/g,
    instead: '71 °C$1160 °F',
    unless: /mince[^.;]* 71 °C|71 °C[^.;]* for mince/i,
  },
  { heat: 'sausage', low: /\b63 °C(, | \()145 °F/g, instead: '71 °C$1160 °F' },
];

/** A temperature at which meat or fish is done, where the sentence can do without it. */
export const SAFE_FOR_MEAT =
  /,? \((?:63|71|74) °C, 1[467][05] °F\)|, (?:63|71|74) °C \(1[467][05] °F\)(?: inside| in the middle)?|(?<=^|[.!?] )[^.]*\b(?:reads?|shows?) (?:63|71|74) °C \(1[467][05] °F\)[^.,]*\. ?/g;

/** What is said otherwise of meat and fish without bones. */
export const WITHOUT_BONES: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /\b(?:leaves|slips off|falls off|falls from|comes off|comes away from|pulls away from) the bones?\b/g,
    'gives way',
  ],
  [/\b(?:at|beside|near|by|next to|close to) the bones?\b/g, 'in the thickest part'],
  [/(?<=\b(?:pull|shred|strip|take|pick|cut)\b[^.;]*) (?:off|from) (?:the|any) bones?\b/gi, ''],
];

/** What is said otherwise of eggs that are boiled already, and of eggs that are peeled too. */
export const BOILED: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /\b(?:Meanwhile )?(?:boil|simmer|lower|put) the (?:[\w-]+ )?eggs\b[^.]*?\bpeel(?: them)?\b/gi,
    'Peel the eggs',
  ],
];
export const PEELED: readonly (readonly [from: RegExp, to: string])[] = [
  [/(?:Peel the eggs(?:, already boiled hard)?|Crack all over and peel[^.]*)\. ?/g, ''],
  [/\bPeel the eggs\b/g, 'Take the eggs'],
];

/** What is said otherwise of meat and fish without skin. */
export const WITHOUT_SKIN: readonly (readonly [from: RegExp, to: string])[] = [
  [/, (?:any )?skin(?:[- ]side)?(?: (?:up|down|first|side|above the \w+))+(?: and dry)?(?=[,.;])/g, ''],
  [/,? (?:any )?skin(?:[- ]side)?(?: (?:up|down|first))+(?= )/g, ''],
  [/(?<=\b(?:until|when) )(?:the|its|their) skin(?: is taut and)?(?= )/g, 'the outside'],
];
