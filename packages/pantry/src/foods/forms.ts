import type { KindName } from './kinds.ts';

/** What was done to a food before the recipe begins, so that not every dish can use it any more. */
export type Form = 'beaten' | 'small' | 'grated' | 'miniature' | 'toasted' | 'crumbled' | 'melted';

/** The words of a line for each form. */
export const FORM_WORDS: readonly (readonly [form: Form, words: RegExp])[] = [
  ['beaten', /\b(?:beaten|whisked)\b/i],
  [
    'small',
    /\b(?:strips|cubes|cubed|diced|chunks|julienned?|matchsticks|bite[- ]sized?)\b|\b(?:inch|cm|bite) (?:\w+ )?pieces\b/i,
  ],
  ['grated', /\b(?:grated|shredded)\b/i],
  ['miniature', /\bmini(?:ature)?s?\b/i],
  ['toasted', /\btoasted\b/i],
  ['crumbled', /\bcrumbled\b/i],
  ['melted', /\bmelted\b(?!.*\b(?:cold|soft|softened|room)\b)(?<!\b(?:cold|soft|softened|room|plus)\b.*)/i],
];

/** A rule for the places that a food in a form cannot take. What the recipe says of a place has `—` for the food. */
interface FormRule {
  readonly form: Form;
  readonly kinds: readonly KindName[];
  /** Fits what is said of such a place; missing where all are. */
  readonly spoils?: RegExp;
  /** Fits what is said of a place that the food can take all the same. */
  readonly suits?: RegExp;
  /** Whether the rule is about places that count pieces. */
  readonly isCounted?: true;
}

/** The places that foods in a form cannot take. */
export const FORM_RULES: readonly FormRule[] = [
  {
    form: 'beaten',
    kinds: ['egg'],
    spoils:
      /\bhard\b|\b(?:boil|poach|simmer|peel|shell|halve|lower|slide)(?: in| \w+ of)?(?: the)? —|\b(?:crack|break)\b[^\n]*—[^\n]*\b(?<!egg )(?:white|yolk)s?\b[^\n]* (?:set|firm|run)\b|\bfry the —[^\n]*\b(?:white|yolk)s?\b/i,
    suits: /\bdraw\b|\bscramble/,
  },
  {
    form: 'small',
    kinds: ['poultry', 'meat', 'fish'],
    suits:
      /\b(?:strips|cubes|dice|chunks|bite|skewers|batter)\b|\b(?:cut|chop|slice|shred|mince|blend) the —/i,
    isCounted: true,
  },
  {
    form: 'grated',
    kinds: ['potato'],
    suits: /\b(?:grate|shred|hash)|\b(?:blend|crush) (?:the )?—/i,
  },
  { form: 'miniature', kinds: ['candy'], isCounted: true },
];

/**
 * What a recipe does to a food that the food comes with, where it is a sentence of its own that names no other food: `@` stands for the
 * name of the food.
 */
export const DONE_ALREADY: readonly {
  readonly form: Form | 'cooked';
  readonly kinds: readonly KindName[];
  readonly does: string;
  /** Fits a text that goes on with what the sentence leaves in the pan. */
  readonly unless?: RegExp;
}[] = [
  { form: 'toasted', kinds: ['nut', 'seed'], does: '(?:Meanwhile toast|Toast) the @' },
  {
    form: 'cooked',
    kinds: ['cured'],
    does: '(?:(?:Meanwhile )?(?:[Ff]ry|[Cc]risp|[Bb]rown)|Cook) the @',
    unless: /\bfat\b|\b[Ii]n it\b/,
  },
];
