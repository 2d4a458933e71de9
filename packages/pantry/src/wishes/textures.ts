import { NOT_BEFORE, said, type Taste } from './taste.ts';

/** How a dish feels, tastes or is cooked: its name, its wordings, and the words that a recipe for it has. */
const WORDS: readonly (readonly [name: string, words: string, shows: RegExp])[] = [
  ['crisp', '(?:crispy?|crunchy?|crusty)', /\b(?:crisp|crunch|crust|crackl)/i],
  ['creamy', 'creamy', /\b(?:cream|silk|velvet|mascarpone|milk|yoghurt|risotto|glossy|mash)/i],
  ['saucy', 'saucy|(?:lots|plenty) of (?:sauce|gravy)', /\b(?:sauce|gravy|broth|simmer)/i],
  ['brothy', 'brothy|soupy', /\b(?:soup|broth|stock|dashi)/i],
  ['cheesy', 'cheesy', /\b(?:chees|mozzarella|parmesan|cheddar|feta|gruy[eè]re)/i],
  [
    'tender',
    'tender|(?:melts?|melting)(?: in (?:the|your) mouth)?|fall(?:s|ing)?[- ](?:apart|off the bone)',
    /\b(?:tender|melt|falls? apart|soft)/i,
  ],
  [
    'cold',
    '(?:ice |served )?(?<!\\b(?:with|has|have|had|got|ive|ive got|caught|fighting) (?:a |the )?(?:bad |nasty )?)(?:cold|chilled)(?! (?:days?|weather|outside|winter|evenings?|nights?|mornings?|afternoons?|months?|season|snap|out|here))',
    /\b(?:cold|chill|ice|fridge|salad)/i,
  ],
  [
    'warm',
    'warm(?:ing)?(?! (?:day|weather|outside|out|here|evening))',
    /\b(?:fr(?:y|ies)|simmer|boil|bake|roast|grill|oven|toast|steam|heat|warm)/i,
  ],
  ['grilled', 'grill(?:ed|ing)?|barbe[cq]ued?|bbq', /\b(?:grill|barbecue)/i],
  [
    'from the oven',
    '(?:oven[- ])?(?:baked|roasted)|(?:in|from) (?:the|an) oven|(?:(?:i |we )?(?:only |just )?(?:have |got )?(?:an? |the )?)?toaster oven|oven not fryer',
    /\b(?:oven|bake|roast)/i,
  ],
];

const BEFORE = '(?:nice and |really |very |extra |super |so )?';
const BEHIND = '(?: (?:on the |on |at the )?(?:outside|top))?';

/** Wishes for how a dish is. They are given up where no dish that suits the list well is like that. */
export const TEXTURES: readonly Taste[] = WORDS.map(([name, words, shows]) => ({
  ...{ name, shows, isSoft: true },
  words: said(`${NOT_BEFORE}${BEFORE}(?:${words})${BEHIND}`),
}));
