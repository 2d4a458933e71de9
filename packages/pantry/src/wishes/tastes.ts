import type { Draft } from '../draft-recipe.ts';
import type { KindName } from '../foods/kinds.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { CUISINES } from './cuisines.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';
import { TEXTURES } from './textures.ts';
import { WAYS_OF_EATING } from './ways-of-eating.ts';

/** Words that turn a taste into its opposite. */
const NOT = `(?:not|no|nothing|isnt|dont (?:like|want|eat|do|make it)|(?:doesnt do)|(?:wont|doesnt|will not|does not) (?:eat|like|touch|have|want)(?: anything)?|cant (?:eat|stand|do)(?: anything)?)(?: (?:it|too|so|very|that|overly|much|any|be))*`;

/** A dish that must not be this is mild. “No chilli” forbids a food. */
const TASTES_HOT = 'spic(?:y|e|ed)|hot|heat|fiery|sharp';

const HOT = `${TASTES_HOT}|chill?i(?:e?s)?`;

/** Names of foods that make a dish hot. Blends and sauces that may have a little chilli are not among them. */
export const HOT_FOODS =
  /chil[il]|pepper flake|cayenne|jalap|haban|scotch bonnet|harissa|sriracha|tabasco|hot sauce|gochu|doubanjiang|sambal|chipotle|curry|cajun|berbere|jerk(?!y)|wasabi/;

/** The wish for meat that is not cooked through, which no recipe here grants. */
export const RARE = 'pink in the middle';

/** Names of cakes and stews that do not say that they are one. */
const SORTS: Readonly<Record<string, string>> = {
  cake: 'cake|sponge|torte|g[aâ]teau',
  stew: 'stew|jjigae|rago[uû]t|tagine|goulash|bourguignon',
};

const FISH: ReadonlySet<KindName> = new Set<KindName>(['fish', 'shellfish', 'mollusc']);

/** Whether a dish keeps for a day only because of its rice, which may be frozen instead. */
export function isFreezableRice({ portions }: Draft): boolean {
  const kinds = new Set(portions.flatMap(({ foods }) => foods.map(({ food }) => food.kind)));
  return kinds.has('rice') && ![...kinds].some((kind) => FISH.has(kind));
}

/** The tastes. A wording stands before a shorter one that is part of it, because words that are read are taken out. */
export const TASTES: readonly Taste[] = [
  ...CIRCUMSTANCES,
  {
    name: 'only a little spicy',
    words: said(
      `spicy but not (?:too |so )?(?:crazy|insane|mad|much|fiery)|(?:(?:just|only) )*(?:(?:a )?(?:little|(?:little )?bit|touch|hint)(?: of)?|slightly|mildly|little) (?:${HOT}|kick)(?: (?:is )?(?:fine|ok(?:ay)?|good))?|(?:(?:my|our|the) \\p{L}+ )?(?:cant|doesnt|dont|not)(?: (?:have|eat|like|want|do|take|handle|stand))? (?:too |very )?much (?:chil[a-z]*|heat|spice)|(?:can )?(?:the )?(?:spicy|hot) (?:bits?|things?|stuff|parts?)(?: (?:can )?(?:go|be|stay))? on the side|(?:go |take it )?easy on (?:the )?(?:heat|spices?|spiciness|chil[a-z]*)|(?:fine |ok |okay )?less (?:spicy|hot)(?: than usual)?|not as (?:spicy|hot)(?: as usual)?|(?<!(?:mine|it|them|steaks?|meat|beef|cooked|done|his|hers|burgers?) )(?:medium|moderate(?:ly)?)(?![- ](?:hot|spicy|spice|heat)\\b(?! at))(?:[- ](?:hot|spicy|spice|heat))?(?: (?:is )?(?:fine|ok))?(?: at (?:the )?most)?(?! (?:eggs?|onions?|potato|rare|well|size|carrots?|bowl|heat))`,
    ),
    halve: HOT_FOODS,
  },
  {
    name: 'medium spicy',
    words: said('(?:medium|moderate(?:ly)?)[- ](?:hot|spicy|spice|heat)'),
  },
  {
    name: 'not too spicy',
    words: said(
      `(?:not|nothing|isnt|dont (?:like|want|make it))(?: (?:it|that|be|anything))* (?:too|so|very|overly|super)(?: much)? (?:${TASTES_HOT})(?! (?:sauce|dog|chocolate|pepper)s?)(?:,? (?:and |but )?(?:because|as|since|for|cos|my|our) (?:\\p{L}+ ){1,6}(?:cant|doesnt|dont|can not|cannot|does not) (?:take|handle|like|stand|do|manage|eat|tolerate|have)(?: (?:it|much|heat|spice|hot|spicy|food|things))*)?`,
    ),
    halve: HOT_FOODS,
  },
  {
    name: 'mild',
    words: said(
      `${NOT} (?:${TASTES_HOT})(?! (?:sauce|dog|chocolate|pepper)s?)(?:,? (?:and |but )?(?:because|as|since|for|cos|my|our) (?:\\p{L}+ ){1,6}(?:cant|doesnt|dont|can not|cannot|does not) (?:take|handle|like|stand|do|manage|eat|tolerate|have)(?: (?:it|much|heat|spice|hot|spicy|food|things))*)?|mild(?:ly)?(?: (?:spiced|seasoned))?|spice[- ]free`,
    ),
    leaveOut: ['chilli'],
    butMay: [
      'curry powder',
      'curry paste',
      'indian spice paste',
      'korma paste',
      'tikka paste',
      'chili powder',
      'taco seasoning',
      'fajita seasoning',
      'salsa',
    ],
    halve: /curry paste|chili powder/,
  },
  {
    name: 'spicy',
    words: said(
      `${NOT_BEFORE}(?<!\\b(?:fine|ok|okay) with )(?:(?:extra )?spicy|spiced up|(?<!too |runs |run |running |everything |all |piping |serve |served |eat |eaten |keep |kept |stay |stays )hot(?! (?:at |together|when |enough |through|all |sauce|dogs?|chocolate|water|dish|meal|lunch|dinner|drink|soup|food|breakfast|supper|evenings?|nights?|mornings?|afternoons?|spell|days?|weather|summer|today|out|outside|here|in here|plate))|fiery|with (?:some |a bit of )?(?:heat|a kick)|(?:loves?|likes?) (?:heat|chill?i|it hot)|the more (?:chill?i|heat) the better)`,
    ),
    needs: 'heat',
    isSoft: true,
  },
  {
    name: RARE,
    words: said('(?:medium[- ]?)?rare(?! (?:treat|occasion|visit|day)s?)(?: please)?|pink in the middle'),
    isMet: () => false,
    isSoft: true,
  },
  {
    name: 'without cooking',
    words: said(
      `(?:its |it is |far |much |way )*too (?:hot|warm) (?:to (?:cook|bake)|for (?:the )?(?:oven|stove|cooking|baking))|(?:too hot to|dont|wont|rather not|not)(?: (?:want|have|like))?(?: to)? (?:turn|switch|heat)(?:ing)?(?: on)? (?:anything|(?:the|my) (?:oven|stove|hob|cooker)|the kitchen)(?: (?:on|up))?|(?:no|without|nothing|dont (?:want to|have to)|not) ?-?(?:cook(?:ing|ed)?|heat(?:ing)?)(?: needed| required)?`,
    ),
    needs: 'no cooking',
    isSoft: true,
  },
  {
    name: 'for a hot day',
    words: said(
      `${NOT_BEFORE}(?:(?:for |on |its |it is |a |such )*(?:really |so |very )?hot (?:day|weather|summer|today|outside|out|here|in here)|heat ?wave)`,
    ),
    needs: 'no oven',
    isMild: true,
    isSoft: true,
  },
  {
    name: 'smooth',
    words: said(`${NOT_BEFORE}(?:(?:silky |very |nice and )?smooth(?! ?ies?)|pur[ée]+d|blended|velvety)`),
    shows: /\b(?:blend|pur[ée]+|liquidi[sz]e|sieve|blitz)/i,
    isSoft: true,
  },
  {
    name: 'to take along',
    words: said(
      `${NOT_BEFORE}(?:(?:for )?(?:(?:school|work|office|packed|my|the|a|kids) )*lunch ?box(?:es)?(?!,? (?:for )?(?:2|3|two|three) days)|(?:to |like to |want to )?take (?:(?:the |some )?leftovers |it |them |this )?(?:to|into) (?:work|school|the office)|packed lunch(?:es)?|picnics?|(?:to )?grab (?:from the fridge|and go|on the go)(?: on the way to (?:work|school|the office|the train))?|on the way to (?:work|school|the office)|(?:to )?eat (?:it |them )?(?:on the (?:train|bus|go|move|way|road)|in the car|at my desk)|(?:for|on) the (?:train|bus)(?: (?:journey|ride))?)`,
    ),
    needs: 'travels',
    isSoft: true,
  },
  {
    name: 'a dish that keeps',
    words: said(
      `${NOT_BEFORE}(?:batch[- ]?cook(?:ing)?(?: for (?!the freezer)[^,.;]{2,30})?|(?:to |for (?:my |our |the |a )?)?meal[- ]?prep(?:ping)?|(?:for )?(?:(?:school|work|my|the|a) )*lunch ?box(?:es)?,? (?:for )?(?:2|3|two|three) days|(?:(?:with |and )?enough )?(?:left )?for (?:lunch|dinner|supper) (?:tomorrow|the next day)(?: too| as well)?|(?:lunch|weekly|food) prep(?: for [^,.;]{2,30})?|prep(?:ping)? (?:my )?lunch(?:es)?(?: for [^,.;]{2,30})?|(?:i need )?(?:lunches|lunch|dinners) for (?:two|three|four|five|2|3|4|5|a few|several|some) days(?: at work)?|(?:can be |to be |to |is )?ma[dk]e?(?: it)? (?:a day )?(?:ahead|in advance|the day before)|(?:want |with |for )?leftovers for (?:tomorrow|later|the week|lunch)|(?:for )?(?:lunch(?:es)?|dinners?) (?:for )?(?:this|all|during the|the) week|(?:something )?(?:that |which )?(?:reheats?|warms? up)(?: well| nicely| the next day| later)*|(?:please )?nothing (?:that )?(?:goes|gets|turns|will go|will get) soggy(?: by (?:noon|lunch(?:time)?|midday))?|(?:(?:happy to |id |like to |will |can |i |we )*(?:have|eat|keep|take|save) )?(?:the )?(?:rest|leftovers|remainder) (?:is |are |goes |go )?(?:for|to) (?:(?:my|our|his|her|the) )?(?:lunch(?:es)?|dinner|tomorrow|work|school|the next day|later)(?: (?:tomorrow|the next day|at work))?|prep(?:are|ped)?(?: it)? (?:it )?(?:tonight|ahead|in advance|beforehand)|(?:can )?(?:be )?made? ahead|(?:(?:can|to|could|i|we|be|want) )*(?:assembled?|put together|prepared?)(?: (?:it|this))? (?:in the morning|earlier|hours before)|(?:(?:can|could|should|i|we|it|be) )*(?:ma[dk]e|prepared?|cook(?:ed)?)(?: (?:it|this|them))? (?:[1-5]|a|one|two|three|four|a few|a couple of|several) days? (?:before|ahead|in advance|earl(?:y|ier))|(?:(?:it |this |they )?(?:should |must |can |to |will |that |which |needs to |has to ))*keeps? (?:well|(?:for )?(?:(?:up to|at least|about) )?(?:a few|[2-5]|two|three|four|five|some|several) days|(?:for|until) (?:tomorrow|the next day)(?:s \\p{L}+)?)(?: in the (?:fridge|refrigerator))?|(?:want|need|love|like) (?:some )?leftovers|(?:(?:can|could|to) be )?(?:prep(?:ped)?|prepare[ds]?|start(?:ed)?|assembled?|done)(?: it)? the (?:day|night|evening) before|(?:i |we |id |i would )?(?:can |could |want to |will |like to |would like to )?(?:make|made|bake|cook)(?: it)? the (?:day|night|evening) before|(?:should |must |can |some of us |we |also )*(?:tastes?|be|is|eat(?:en)?|served?)(?: it)?(?: good| nice| fine| ok)?(?: when)? cold)`,
    ),
    needs: 'keeps',
    isSoft: true,
  },
  ...TEXTURES,
  ...WAYS_OF_EATING,
  {
    name: 'for the freezer',
    words: said(
      `${NOT_BEFORE}(?:(?:(?:that |which )?(?:i |we |you )can|(?:that |which )can be|can be) (?:freeze|frozen)(?: in (?:single )?portions| ahead| well)?|(?:(?:i |we )?(?:want|would like|plan|going|like|will|can|to) )*freeze (?:(?:it|these|them|this|the rest|half|some|most)(?: of (?:it|them))?|leftovers)|to freeze(?! the)(?: for (?:my|our|his|her|the) [^,.;:!?()\\n]{2,40})?|(?:good |suitable |to put )?(?:(?:for|in) the )?freezer(?: (?:meal|food|stash))?|(?:(?:make |made )?(?:it )?ahead )?and freeze(?=\\s*(?:$|[,.;:!?)]|for |until ))|freez(?:er[- ]friendly|es? (?:well|nicely|ok)))`,
    ),
    needs: 'freezes',
    says: 'Freeze it on the day it is cooked, for up to three months, and heat it until it steams.',
    isSoft: true,
  },
  {
    name: 'high in protein',
    words: said(
      `${NOT_BEFORE}(?:(?:high|rich|lots?|more|extra|plenty|a lot)[- ](?:in |of )?protein|protein[- ]rich|high[- ]protein)`,
    ),
    needs: 'protein',
    isSoft: true,
  },
  {
    name: 'filling',
    words: said(
      `${NOT_BEFORE}(?:(?:really |very |something )?(?:hearty|filling|comforting|substantial)(?! (?:pudding|dessert|cake|bake|breakfast))|(?:(?:just|some|pure) )*comfort(?: food)?(?! (?:zone|pudding|dessert|cake|bake|breakfast))|very hungry|starving|everyones hungry|big (?:appetites?|eaters?)|hungry (?:teen(?:ager)?s?|boys|men|crowd|lot|workers))`,
    ),
    courses: ['main', 'soup'],
    isSoft: true,
  },
  {
    name: 'without an oven',
    words: said(
      `(?:dont|wont|not|cant|do not|rather not)(?: (?:want|like|bear|make me|have|face))?(?: to)? (?:turn|put|switch|have)(?:ing)? (?:the |my |our )?oven on|(?:no|without|(?:do not|dont|doesnt|cant) (?:have|own|use|need)|not (?:use|using)|have no|broken)(?: (?:an?|the|my|our|any))? oven|(?:dont|wont|not|rather not)(?: (?:want|like))?(?: to)? (?:use|using|put(?:ting)? on|turn(?:ing)? on) (?:the |my |our )?oven(?: in this (?:heat|weather))?|oven(?: i?s)? (?:broken?|not working|out of order)|no[- ]bak(?:e|ing)|without (?:any )?baking|(?:do not|dont|cant|not)(?: want to| like to| have to)? bake(?! sale)|(?:stove(?: ?top)?|hob|hot ?plate) only|only (?:have )?(?:an? )?(?:stove(?: ?top)?|hob|hot ?plate|pan)`,
    ),
    needs: 'no oven',
  },
  {
    name: 'on one tray',
    words: said(
      '(?:all |everything )?(?:in|on) (?:one|a single|1)[- ](?:oven |roasting |baking )?(?:tray|tin|sheet(?: pan)?|dish)(?: if (?:possible|that works|you can|it works))?|(?:(?:one|single|1)[- ])?(?:sheet[- ]?pan|tray ?bake)(?: (?:only|meal|dish|dinner))?|(?:one|single|1)[- ]tray(?: (?:only|meal|dish|dinner))?',
    ),
    shows:
      /\b(?:trays?|baking sheet|sheet pan|roasting (?:tin|dish|pan)|baking dish|ovenproof dish|square tin)\b/i,
    isSoft: true,
  },
  {
    name: 'with one pot and one pan',
    words: said(
      '(?:(?:only|just|got|have|ive|weve|i|we) )*(?:one|a|1) (?:pot|saucepan) and (?:one|a|1) (?:frying )?(?:pan|skillet)',
    ),
    needs: 'no oven',
    isSoft: true,
  },
  {
    name: 'in one pan',
    words: said(
      `(?:(?:only|just|got|have|ive|weve|i|we) )*(?:an? |one )?(?:hob|stove|ring) and (?:an? |one )(?:frying pan|saucepan|pan|pot)|(?:as )?(?:few|fewer|fewest) (?:dishes|pans|pots|things to wash(?: up)?)(?: as)?(?: possible)?|in (?:a|the|one) (?:(?:big|large) )?(?:frying pan|skillet)|(?:bring|serve|put|take|carry)(?:ing)? (?:it |the (?:pan|pot|skillet) )?(?:from the (?:pan|pot) )?(?:straight )?(?:to|at|on) the table(?: in (?:the|its) (?:pan|pot))?|(?:(?:only|just|got|have|ive|weve|i|we) )*(?:one|single|1)[- ](?:(?:frying|big|large|small|decent|good) )*(?:pan|pot|skillet|tray)(?: (?:only|meal|dish|dinner))?(?: and (?:an? |one )?(?:kettle|hot ?plate|hob|stove|burner))?|(?:little|less|few|minimal|no|hate|hardly any|barely any|not (?:too )?much|not (?:too )?many|cant (?:be bothered with|face|stand))(?: of)?(?: the| any)? (?:dishes|washing[- ]up|clean[- ]?up|cleaning up)|(?:(?:i|we|ive|weve|have|only|just|got) )*(?:one|a single) (?:hob|ring|burner|hot ?plate)(?: ring)?(?: and (?:an? |one )?(?:frying )?(?:pan|pot))?`,
    ),
    needs: 'one pan',
    isSoft: true,
  },
  {
    name: 'for children',
    words: said(
      `(?:kid|child|toddler|family)s?[- ]?(?:friendly|safe|approved)|(?:for|with) (?:(?:the|my|our|his|her|two|three|some|picky|fussy|small|young|little) )*(?:child(?:ren)?|kids|toddlers?|sons?|daughters?|little ones?|grand(?:children|kids)|(?:[1-9]|one|two|three|four|five|six|seven|eight|nine) year olds?)|(?:my|our|the|a) (?:[1-9]|one|two|three|four|five|six|seven|eight|nine)[- ]years?[- ]olds?(?: (?:will|can|to|would|likes?|eats?)(?: (?:eat|like|enjoy|love))?(?: it)?(?: too)?)?|(?:(?:is|are|both|all|kids|children) )?(?:under|below) (?:the age of )?(?:[2-9](?!\\d)|two|three|four|five|six|seven|eight|nine|ten)(?! (?:minutes?|mins?|hours?|euros?|dollars?|pounds?|people|ingredients?|steps?|items?))|(?:picky|fussy) (?:eaters?|(?:[1-9]|two|three|four|five|six|seven|eight|nine)[- ]years?[- ]olds?)|(?:kids?|children|son|daughter|toddler)s? (?:is|are) (?:a |very |so |such )*(?:picky|fussy)(?: eaters?)?|(?:(?:two|three|four|2|3|4|picky|fussy|hungry|small|young|little) )*(?:kids?|children|toddlers?)(?: (?:will |would |can )?(?:like|love|eat|enjoy)(?: too)?)?`,
    ),
    leaveOut: ['alcohol', 'chilli', 'coffee'],
    // Most of these are mild, as American chili powder is.
    butMay: [
      'curry powder',
      'chili powder',
      'taco seasoning',
      'fajita seasoning',
      'salsa',
      'pepperoni',
      'chorizo',
      'salami',
    ],
  },
  {
    name: 'for coeliacs',
    words: said('(?:ha(?:s|ve) |with )?(?:coeliac|celiac)s?(?: disease)?'),
    leaveOut: ['gluten'],
  },
  {
    name: 'less salty',
    words: said(
      `${NOT} salty|(?:im |were |hes |shes )?(?:(?:cutting|cut) down on|watching|reducing) (?:the |my |our |his |her )?salt|(?:who |that |they |we |i |he |she )?(?:shouldnt|should not|mustnt|must not|cant|dont) (?:eat|have|want|like|need) (?:too |so |very )?much salt|(?:less|low|little|easy on(?: the)?|not (?:too )?much)[ -](?:salty?|sodium)|(?:(?:because of|for|with|has|have|had|my|his|her|dad|mum|mom|husband|wife|high) )*blood pressure|hypertension`,
    ),
    halve: /\bsalt$|soy sauce|tamari|(?:fish|oyster|worcestershire) sauce|miso/i,
  },
  {
    name: 'with little garlic',
    words: said(
      '(?:go |take it )?(?:easy|light) on (?:the )?garlic|(?:less|little|not (?:too )?much) garlic|(?:not|nothing) (?:too |so |very )*garlick?y',
    ),
    halve: /\bgarlic\b/,
  },
  {
    name: 'without alcohol',
    words: said(
      '(?:(?:we|i|he|she|they|guests) )?(?:(?:both|all) )?(?:dont|doesnt) drink(?: alcohol)?(?=\\s*(?:$|[,.;:!?)]))|teetotal(?:l?ers?)?',
    ),
    leaveOut: ['alcohol'],
  },
  {
    name: 'savoury',
    words: said(`(?:not|nothing) sweet|savou?ry|${NOT_BEFORE}salty`),
    courses: ['main', 'side', 'soup', 'salad', 'snack', 'sauce'],
    isSoft: true,
  },
  {
    name: 'a pudding',
    words: said(
      `${NOT_BEFORE}(?<!\\b(?:with|black|white|yorkshire|rice|the|for) )(?:an? )?(?:(?:old[- ]fashioned|proper|warm|hot|baked|big|simple|quick|easy|nice|cosy) )*pudding(?! (?:mix|powder|rice|basin))`,
    ),
    titles: /\b(?:pudding|crumble|cobbler|clafoutis|trifle|betty|tiramisu|sponge|custard|crisp)\b/i,
    isSoft: true,
  },
  {
    name: 'sweet',
    words: said(
      `${NOT_BEFORE}(?:sweet(?: (?:treat|tooth|dish))?|(?:little )?sweets|sweeties|candies|desserts?|pudding|(?<!\\b(?:go|goes|went) down (?:as |like )?an? )treat|(?:something to go with|for) coffee|(?:for )?(?:the |a |our )?(?:\\p{L}+ )?coffee morning)`,
    ),
    courses: ['sweet', 'breakfast'],
    isSoft: true,
  },
  ...(
    [
      ['for breakfast', 'breakfast|brunch', ['breakfast']],
      [
        'a main dish',
        'main (?:dish|course|meal)|(?<!(?:birthday|anniversary|christmas|easter|thanksgiving|romantic|sunday) |\\bafter (?:an? |the |our )?(?:[\\p{L}]+ )?)(?:dinner|supper)(?! (?:with|party|guests|date|for (?:friends|guests)))',
        ['main', 'soup', 'salad'],
      ],
      ['a soup', 'soups?|broths?|brothy|soupy', ['soup']],
      ['a salad', 'salads?', ['salad']],
      [
        'a side dish',
        '(?:christmas |thanksgiving |easter )?side(?: dish(?:es)?)|(?:as )?a side',
        ['side', 'salad'],
      ],
      ['a snack', 'snacks?|nibbles|finger food', ['snack']],
      ['a starter', 'appeti[sz]ers?|starters?', ['snack', 'salad', 'soup', 'side']],
      ['a drink', '(?<!with |and |for |the )drinks?|cocktails?|smoothies?', ['drink']],
    ] as const
  ).map(
    ([name, words, courses]): Taste => ({
      name,
      words: said(`${NOT_BEFORE}(?:${words})`),
      courses,
      isSoft: true,
    }),
  ),
  ...(
    [
      ['stir-fry', 'stir[- ]?fry', /stir-fry|chow mein/i],
      ['soup', 'soup', /soup|broth|chowder|bisque/i],
      ['salad', 'salad', /salad|slaw/i],
      ['curry', 'curry', /curry|masala|dal\b/i],
      ['casserole', 'casserole', /casserole|bake\b/i],
      ['sandwich', 'sandwich', /sandwich|toast|burger/i],
      ['stew', 'stew', /stew|ragout/i],
    ] as const
  ).map(
    ([dish, words, titles]): Taste => ({
      name: `not a ${dish}`,
      words: said(`(?:but )?(?:not|anything but) (?:a|another) ${words}`),
      isMet: ({ title }) => !titles.test(title),
      isSoft: true,
    }),
  ),
  ...'granola cupcakes cake pie muffins pancakes waffles curry stew casserole pizza tacos burgers sandwiches'
    .split(' ')
    .map((dish): Taste => {
      const word = dish.replace(/(?:ie)?s$/, (end) => (end === 'ies' ? 'ie' : ''));
      return {
        name: dish === word ? `a ${dish}` : dish,
        // Curry powder is no curry, and pizza dough no pizza.
        words: said(
          `${NOT_BEFORE}(?<!\\bfor (?=sand))${word}s?(?! (?:night|powder|paste|leaf|leaves|sauce|dough|base|mix|batter|bun|buns|shells))`,
        ),
        titles: new RegExp(SORTS[dish] ?? word, 'i'),
        isSoft: true,
      };
    }),
  {
    name: 'a jam',
    words: said(
      '(?:(?<=^\\W*(?:(?:a|some) )?(?:\\p{L}+ )?)|(?<=\\b(?:make|making) (?:(?:a|some|our|my) )?(?:\\p{L}+ )?))(?:jam|marmalade|preserves?)(?! (?:tarts?|jars?|sponge|doughnuts?|roly|first|on|for))',
    ),
    titles: /jam|marmalade|preserve/i,
    isSoft: true,
  },
  {
    name: 'a pasta sauce',
    words: said(`${NOT_BEFORE}pasta sauce`),
    titles: /sauce|ragù|pesto|bolognese/i,
    isSoft: true,
  },
  {
    name: 'a dip',
    words: said(
      `${NOT_BEFORE}(?<!\\b(?:to|for) )(?:\\p{L}+(?:-type|-style) )?(?:dips?|spread)(?! (?:it|out|over|thin|the|on))(?= |$|[,.;:!?)])`,
    ),
    titles:
      /\bdip\b|hummus|tzatziki|guacamole|ganoush|raita|salsa\b|\bqueso\b|muhammara|tapenade|\bpât[eé]\b|taramasalata/i,
    isSoft: true,
  },
  {
    name: 'bread',
    words: said(
      `${NOT_BEFORE}(?<!\\b(?:with|garlic|stale|crusty|and|some|corn|banana|old|leftover|the|my|of) )bread(?! ?(?:crumbs?|and|rolls?|knife|sauce|pudding|stick))`,
    ),
    titles: /bread|\bloaf|\brolls?\b|focaccia|\bnaan|scones?\b|damper|bannock|\bbuns?\b|ciabatta|pitta/i,
    isSoft: true,
  },
  {
    name: 'a loaf',
    words: said(`${NOT_BEFORE}(?:loaf|loaves)(?: (?:(?:that )?(?:i|we) can|to) slice)?`),
    titles: /bread|loaf|\bcake/i,
    isSoft: true,
  },
  {
    name: 'cookies',
    words: said(`${NOT_BEFORE}(?<!buttermilk )(?:cookies?|biscuits(?! and gravy))`),
    titles: /cookie|biscuit|shortbread|snickerdoodle|macaroon|gingersnap/i,
    isSoft: true,
  },
  {
    name: 'quick',
    words: said(
      `${NOT_BEFORE}(?:(?:really |very )?(?:quick(?:ly)?(?! (?:mornings?|breakfasts?)\\b)|fast|speedy)|in a (?:hurry|rush)|asap|(?:(?:not|havent|(?:not|dont) have) (?:much|a lot of)|no|little|hardly any) time(?! to)|short (?:on|of) time|(?:on a )?(?:busy )?week ?nights?)`,
    ),
    minutes: 30,
  },
  {
    name: 'little work',
    words: said(
      `${NOT_BEFORE}(?:(?:really |very )?(?:easy(?! on\\b)|simple|effortless)|(?:not (?:too )?much|less|little|minimal|low|no) (?:effort|work|prep)|(?:something )?(?:hard|difficult|impossible) to (?:mess up|get wrong|ruin|spoil)|fool ?-?proof|for (?:a )?beginners?|(?:(?:im|were|so|really|completely|absolutely) )*(?:(?:hardly any|no|little|zero|not much|low on) energy|exhausted|shattered|knackered|wiped out|worn out|dead on my feet)(?: (?:tonight|today|after [^,.;]{2,20}))?|lazy(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day| weekends?| mornings?| days?)|hands[- ]off)|(?:(?:i |we )?want to )?(?:put|pop|stick|shove) it (?:all )?in(?: the oven)? and (?:forget|leave|go|walk|sit)[^,.;]*|(?:nothing|not something|dont want anything) (?:that )?(?:i|we|you) (?:have|need|got) to (?:watch|stir|stand over|baby ?sit|keep an eye on)[^,.;]*|(?:dont|cant|wont|not)(?: want to| like to)? (?:stand|standing)(?: over| at| by| in front of)? (?:the |a )?(?:stove|hob|cooker|oven|kitchen)[^,.;]*|(?:something )?(?:that )?(?:i|we) can (?:mostly |just |simply )?(?:leave|let)(?: it)?(?: alone)?(?: on the stove)? (?:to )?(?:simmer|cook|bake|bubble|braise|stew)(?:ing)?(?: (?:while|and)[^,.;]*)?|(?:should|does|do|must|would) ?(?:not|nt) (?:be |keep (?:me|us) |stuck |standing |stand )*in the kitchen(?: (?:for )?(?:the whole|all|for hours)(?: (?:evening|day|night|time))?)?|(?:not|nothing)(?: be| too| very| that)* (?:difficult|hard|complicated|tricky|fussy|fiddly|fancy|elaborate)|(?:no|not (?:too )?much|without|minimal|least) (?:fuss|stress|hassle|faff)|no[- ]fuss|low and slow|(?:id |i would )?(?:like|love|want) to leave (?:it|this) to (?:simmer|cook|bake|bubble|braise|stew)(?: while[^,.;]*)?|(?:(?:i|we|id|love|like|want|to|can|would) )*(?:(?:it|this) )?can (?:go|sit|cook|simmer|braise|stew|bubble)(?: away)?(?: slowly| gently)? (?:all day|all afternoon|for hours|overnight)(?: while[^,.;]*)?|leave it (?:on|in|be|alone|to itself|cooking)(?: (?:all day|for hours|overnight|while i work))?`,
    ),
    needs: 'little work',
    isSoft: true,
  },
  {
    name: 'cheap: it takes only the list and the cupboard',
    words: said(
      `(?:very )?cheap(?:ly|er)?|(?:we are |im |i am |were )?(?:broke|skint)|(?:until |before )?pay ?day|end of the month|little money|(?:on a |low |small |tight |student )*budget(?:[- ]friendly)?|low[- ]cost|inexpensive|economical|frugal|(?:for )?students?(?! (?:kitchen|flat|house|dorm|room|hall|accommodation))|save money|money is (?:tight|short)|short of money|(?:only|just) (?:with )?what (?:i|we)(?:ve| have)(?: got)?(?: (?:here|in))?|(?:dont|cant|wont)(?: want to| like to)? (?:go shopping|(?:go|get) to (?:the|a) (?:shops?|store|supermarket)|buy (?:anything|more|things))|not (?:too )?expensive|(?:(?:i|we|id|wed|would|rather|want to|prefer to|prefer) )*(?:not|dont|cant|wont)(?: (?:want|have|like) to)? buy(?:ing)? (?:anything|more|much)(?: (?:else|more|extra|new))?|(?:without )?buying (?:nothing|anything)(?: (?:else|more))?`,
    ),
  },
  ...CUISINES,
];

/** The diets, in the words in which people say them. */
export const DIETS = [
  { diet: 'vegan', words: said(`${NOT_BEFORE}(?:vegans?|plant[- ]based|no animal products)`) },
  {
    diet: 'pescatarian',
    words: said(
      'vegetarians?,? (?:but|who|and|that)(?: (?:i|we|he|she|they|also|still|do|does|will|would))* (?:eats?|has|have|loves?|likes?|eating) (?:fish|seafood)',
    ),
  },
  { diet: 'vegetarian', words: said(`${NOT_BEFORE}(?:vegetarians?|veggie|meat[- ]?less)`) },
  { diet: 'pescatarian', words: said(`${NOT_BEFORE}(?:pesc[ae]t[ae]rians?|pescetarians?)`) },
] as const;

/** Words around a wish that wish for nothing themselves. */
export const AROUND: ReadonlySet<string> = new Set(
  `something anything either a an the some any for with and or but in on of to it its this that is are be
  please thanks thank you i im we were want need would like love make made cook cooked cooking recipe
  meal dish food dinner lunch supper tea tonight today tomorrow evening ready style cuisine kitchen
  inspired flavour flavor flavours ideas idea diet friendly me my us our family everyone all really
  very so quite bit little rather maybe possible can could should must prefer preferably mostly
  strictly guest guests also option options take takes have has only just if one get give suitable
  healthyish and/or eat eats eating am being kind type good nice tasty delicious yummy weeknight tight
  let lets there here from what whatever pls proper real classic traditional favourite favorite
  special loves loved hungry sunday saturday friday weekend week weekday birthday birthdays party
  potluck picnic anniversary date night nights game match movie tv brunch holiday christmas easter
  thanksgiving bake sale celebration romantic school kindergarten office work colleague colleagues
  coworker coworkers friend friends visitor visitors visiting coming over home first time new grandma
  grandmas granny nan mum mums mom moms dad dads babushka babushkas babcia nonna oma abuela class team garden summer winter
  cold hot day weather outside help helps crowd house neighbour neighbours neighbor neighbors student
  students keep hate waste away throw sister brother aunt uncle niece nephew cousin inlaws laws law
  boss teacher grandparent christma while dorm hostel hotel room flat caravan camping camp tent gran
  grandad nana granddad grandparents grandpa grandfather grandmother parents buffet bowl mother father
  end month because blood pressure doctor heart cholesterol health healthy hide using family's feed
  fed feeding celebrate brown ripe old stale serve serving served nothing else already oven decorate
  decorating bites watching sick ill cosy cozy rainy snowy alone table sharing share plate
  plates couple two them both each full rest busy long after gym training sports football children's
  adults everybody needs eaters eater people tomorrow's ladies girls boys guys lads teenagers teenager
  teens teen uni bright colourful cheerful sunny box pensioner stall church fair ages aged age slowly hungover hangover attempt attempts try trying tried look looks pretty before festive eid diwali hanukkah ramadan passover id beginner thick
  hearty hand hands finger fingers leftovers lunchbox parent shouldnt themselves ourselves myself wed as desk broken always autumn spring bring bringing years homework traybake traybakes fete morning neighbours
  theyre shes hes ive weve got late staying stay ideally works work's husband wife fine much way side church slice slices sliced gift gifts jar jars clean fun wintry summery autumnal watching project fashioned twist square squares terrace cosy restaurant pub cafe takeaway holiday walk 80th 70th 60th 50th 40th 30th 18th 21st thermos flask wasted similar whichever impress impressive snowed buddha small tiny little round raining rainy orders monday tuesday wednesday thursday frozen`.split(
    /\s+/,
  ),
);
