import { NOT_BEFORE, said, type Taste } from './taste.ts';

/** How a dish feels, tastes or is cooked: its name, its wordings, and the words that a recipe for it has. */
const WORDS: readonly (readonly [name: string, words: string, shows: RegExp])[] = [
  [
    'crisp on top',
    '(?:crispy?|crunchy|golden|browned) (?:top(?:ping)?|lid)',
    /\b(?:crisp|crunch|crust|oven|bake|grill|brown)/i,
  ],
  [
    'crisp',
    '(?:crispy?|crunchy?|crusty)(?: skins?)?(?: is a must)?',
    /\b(?:crisp|crunch|crust|crackl)|\bskin\b[^.]*\b(?:gold|brown|bronze)|\b(?:gold|brown|bronze)\w*[^.]*\bskin/i,
  ],
  [
    'sticky',
    'sticky(?: ones)?',
    /\b(?:sticky|glaze|paint|brush|ketchup|glossy|syrup|caramel|honey|lacquer)/i,
  ],
  [
    'gooey',
    '(?:gooey|fudgy|squidgy|molten)(?: in the middle| inside)?|not cakey',
    /\b(?:gooey|fudg|moist|molten|wobbl|soft)/i,
  ],
  [
    'to cut in pieces',
    '(?:(?:it |they |i |must |should |can |to |have |need |needs |that |which )*(?:be )?cut(?:s|ting)? (?:up )?(?:(?:nicely|easily|neatly) )?(?:in|into) (?:(?:small|neat|little) )?)(?:squares|bars|slices|wedges|portions|pieces)',
    /\b(?:cut|slice)\b/i,
  ],
  ['smoky', 'smok(?:e?y)', /\b(?:smok|chipotle|paprika|char|bacon|toasted)/i],
  ['chewy', 'chewy(?: ones)?', /\b(?:chew|soft|edges)/i],
  ['chocolatey', 'chocolat(?:e?y|ey)', /\b(?:chocolate|cocoa)/i],
  ['zingy', 'zingy|tangy|zesty', /\b(?:lemon|lime|vinegar|citrus)/i],
  [
    'fluffy',
    '(?:light and )?fluffy|not (?:too )?dense|airy',
    /\b(?:fluff|light|airy|puff|rise|risen|whisk)/i,
  ],
  [
    'golden',
    '(?:a )?golden(?: brown)?(?: crust)?(?! (?:syrup|raisins|potato|beetroot|beets))',
    /\b(?:gold|brown|crust)/i,
  ],
  ['creamy', 'creamy', /\b(?:cream|silk|velvet|mascarpone|milk|yoghurt|risotto|glossy|mash)/i],
  [
    'saucy',
    'saucy|(?:lots|plenty) of (?:sauce|gravy)|(?:would |id )?(?:love|like|want) (?:some |a )?gravy(?: if (?:it|that) can be done| if possible)?|with (?:some |a )?gravy|gravy (?:too |as well |also )?if (?:its )?(?:possible|you can|we can)|(?:and |with )?(?:lots of |plenty of )?gravy (?:too|as well)(?: please)?',
    /\b(?:sauce|gravy|broth|simmer)/i,
  ],
  [
    'with runny yolks',
    '(?:(?:one of us|some of us|i|he|she|we|they) )?(?:(?:loves?|likes?|prefers?|with|wants?) )?(?:(?:runny|soft|dippy|jammy|gooey|soft[- ]boiled) (?:egg )?(?:yolks?|eggs?)(?: inside)?|eggs? soft[- ]boiled|(?:(?:the|their|his|her|my|our) )?(?:egg )?yolks? (?:to be |are )?(?:still )?(?:runny|soft|dippy))(?: (?:and|but|while) [^,.;:!?()\\n]{2,30} (?:dont|doesnt|do not|not|hard|firm|set)(?![\\p{L}]))?',
    /\byolks?\b|\beggs?\b[^.]*\b(?:fry|poach|boil)|\b(?:fry|poach|boil)[^.]*\beggs?\b/i,
  ],
  ['garlicky', 'garlick?y|(?:extra|more|(?:lots|plenty|loads) of) garlic', /\bgarlic/i],
  [
    'cheesy',
    'cheesy|(?:extra|more|(?:lots|plenty|loads) of) cheese',
    /\b(?:chees|mozzarella|parmesan|cheddar|feta|gruy[eè]re)/i,
  ],
  [
    'tender',
    'tender(?!s)|(?<!tuna )(?:melts?|melting)(?: in (?:the|your) mouth)?|fall(?:s|ing)?[- ](?:apart|off the bone)',
    /\b(?:tender|melt|falls? (?:apart|off)|soft|gives? way|pulls? (?:clean|away|from|off|back)|shrunk|slides? (?:out|off)|parts (?:at|under)|fork)/i,
  ],
  [
    'cold',
    'nothing warm|(?:ice |served )?(?<!\\b(?:with|has|have|had|got|ive|ive got|caught|fighting) (?:a |the )?(?:bad |nasty )?)(?:cold|chilled)(?! (?:days?|weather|outside|winter|evenings?|nights?|mornings?|afternoons?|months?|season|snap|out|here))',
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
    '(?:it |this |they )?(?:can |must |should |has to )*(?:share|go in|go into) (?:the|an?) oven(?: (?:with|at) [^,.;]{2,30})?|(?:oven[- ])?(?:baked|roasted)|(?:in|from) (?:the|an) oven|(?:(?:i |we )?(?:only |just )?(?:have |got )?(?:an? |the )?)?toaster oven|oven not fryer',
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
