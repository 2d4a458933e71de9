import { said } from './taste.ts';

/** The numbers in words, from one to twelve. A second list, since this package depends on no other. */
const NAMES = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = String.raw`(?:\d{1,3}|${NAMES.join('|')}|fifteen|twenty|thirty|forty|forty[- ]five|sixty|ninety)`;
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
};

/** The value of a number in words or digits. */
export const numberIn = (word: string): number =>
  TENS[word] ?? (/^forty.five$/.test(word) ? 45 : NAMES.indexOf(word) + 1 || Number(word.replace(',', '.')));

/** What one or some of the people are like, which does not count them: "one kid can't have egg". */
const LIKE =
  '(?:are|is|likes?|loves?|hates?|wants?|eats?|prefers?|dont|doesnt|do|eat|has|have|cant|cannot|wont|under|come|go|get|work|need|leave|arrive|will|allergic|intolerant)';
const PEOPLE =
  'people|persons?|guests?|adults?|grown[- ]?ups|diners|eaters|friends|servings?|portions?|lunches|lunch ?boxes|of us|kids?|children';
const ABOUT =
  '(?:(?:about|around|up to|at least|just|only|a|the|my|our|some|family|party|group|table|crowd|of) )*';
const SO_MANY = String.raw`(?<one>${NUMBER})(?: ?(?:-|–|to|or) ?(?<most>${NUMBER}))? (?:hungry |big )?(?:${PEOPLE})(?! (?:of|round|over|coming|visiting|${LIKE})\b)(?: ?(?:and|&|\+|,|plus) ?(?<more>${NUMBER}) (?:${PEOPLE}))?`;
const END = String.raw`(?=\s*(?:$|[,.;:!?)]|(?:and|but|please|in|under|within|with|without|no|not|ready|who|tonight|today|thanks|at|quick|vegan|vegetarian)\b))`;

/** The ways in which people say how many they are. A wording with `isClear` counts in any line, the others where nothing else is left. */
export const SERVINGS: readonly {
  readonly words: RegExp;
  readonly people?: number;
  readonly isClear?: true;
}[] = [
  {
    words: said(`(?:serv(?:es?|ing)|feeds?|feeding|for|we are|were|there are|theres) ${ABOUT}${SO_MANY}`),
    isClear: true,
  },
  { words: said(`${ABOUT}${SO_MANY}`) },
  {
    words: said(
      `(?:serv(?:es?|ing)|feeds?|feeding|for|(?:family|party|group|table) (?:of|for)|we are|were) ${ABOUT}(?<one>${NUMBER})(?: ?(?:-|–|to|or) ?(?<most>${NUMBER}))?${END}`,
    ),
  },
  {
    words: said('(?:for )?(?:just|only) (?:for )?(?:me|myself)|for (?:myself|a single person)|for me alone'),
    people: 1,
  },
  {
    words: said(
      'for (?:a couple|the two of us|us two|both of us)|(?:for )?me and my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|friend|roommate|flatmate|housemate|son|daughter|sister|brother|mate)',
    ),
    people: 2,
  },
];

const TIME = String.raw`(?:(?<half>half an? hour)|(?<quarter>(?:a )?quarter of an hour)|(?:(?<hours>\d+(?:[.,]\d+)?|an?|${NUMBER}) ?-?(?:hours?|hrs?|h)(?<plus> and a half)?)(?: ?(?:and )?(?<rest>\d{1,2}) ?(?:minutes?|mins?|m)?)?|(?<minutes>\d{1,3}|${NUMBER}) ?-?(?:minutes?|mins?|min))`;
const AT_MOST = String.raw`(?:(?:ready|done|cooked|finished|made|on the table|takes?|taking|i (?:only )?have|we (?:only )?have|only(?: have)?|that takes|with) )*(?:in (?:under |less than |about |around |max(?:imum)? )?|within |under |below |less than |fewer than |max(?:imum)?\.?:? (?:of )?|at most |(?:no|not) (?:more|longer) than |up to |(?:not over|not exceeding) |< ?|i (?:only )?have |only (?:have )?)`;
const OR_LESS = ` ?(?:or (?:less|under|faster|quicker|so)|max(?:imum)?|tops|at (?:the )?most)`;

/** The ways in which people say how much time there is. */
export const MINUTES: readonly { readonly words: RegExp; readonly isClear?: true }[] = [
  { words: said(`${AT_MOST}${TIME}(?:${OR_LESS})?`), isClear: true },
  { words: said(`${TIME}${OR_LESS}`), isClear: true },
  {
    words: said(
      `(?<!\\b(?:least|than|over|for|after) )${TIME}(?: (?:meal|dinner|lunch|recipe|dish|supper))?${END}`,
    ),
  },
];
