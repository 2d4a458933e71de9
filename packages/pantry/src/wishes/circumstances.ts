import type { Draft } from '../draft-recipe.ts';
import type { KindName } from '../foods/kinds.ts';
import { methodOf } from '../method-of.ts';
import { APPLIANCES, has, ofSteps } from './appliances.ts';
import { DAYS } from './days.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';
import { TIN } from './tins.ts';

/** Whether the eggs of a dish are eaten raw: its ingredients, its method or its tip say so. */
function hasRawEgg(draft: Draft): boolean {
  const { portions, steps, found } = draft;
  const lines = portions.flatMap((portion) => portion.lines).join('\n');
  return (
    has(draft, /\begg/) &&
    (/egg.*\bpasteurised/.test(lines) ||
      /\bstays? raw\b|\[?eggs?\]? stay raw/.test(`${methodOf(steps)}\n${found.recipe.tip}`))
  );
}

/** Fish and meat that are eaten without heat: a dish of them is for nobody who is pregnant. */
export const CURED =
  /\b(?:chorizo|salami|prosciutto|parma ham|serrano|pancetta|pepperoni|nduja|bresaola|coppa|speck|soppressata)\b/;
const HEAT = /\b(?:fry|fries|simmer|boil|bake|roast|grill|oven|steam|sizzl|sear|griddle|crisp)/i;

/** Dishes that somebody without teeth bites in vain. */
const HARD = /\b(?:crisp|crunch|crackl|cookie|biscuit|crackers?|granola|popcorn|brittle|toasts?|chips)/i;
const SOFT =
  /\b(?:mash|blend|pur[ée]+|porridge|braise|stew|risotto|scrambled|omelette|poach|meatball|mousse|custard|flan|pudding|dal\b)/i;

const BABY_AGE =
  '(?<!\\d)(?:[4-9]|1[0-2]|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|mths?|mo)(?:[- ]olds?)?';

/** Of a whole nut a baby can choke, and on what is as hard or as round. */
const CHOKES =
  /\b(?:popcorn|walnuts?|almonds?|hazelnuts?|cashews?|pecans?|pistachios?|peanuts?(?! butter)|nuts|marshmallows?|crisps)\b/;

const CARBS: ReadonlySet<KindName> = new Set<KindName>([
  ...(['pasta', 'noodle', 'rice', 'grain', 'bread', 'potato', 'wrap', 'dough', 'oats'] as const),
  ...(['jam', 'candy', 'legume'] as const),
]);

const SUGARS = /\b(?:sugar|honey|maple syrup|golden syrup|agave)\b/;
const BAKED = /\b(?:batter|dough|meringue|sponge|caramel)\b/i;

/** The wish that a dish must not be eaten with raw eggs. */
export const NO_RAW_EGGS = 'without raw eggs';

/** Wishes that come of who eats, and of what the kitchen has. They stand before the tastes, of which they have words. */
export const CIRCUMSTANCES: readonly Taste[] = [
  {
    name: 'a dish that keeps',
    words: said(
      '(?:will |can |to |and )*(?:re-?heat|warm(?: up)?)(?: (?:it|his|hers|theirs|mine|some|the rest))?(?: up)? (?:in the microwave|later|tomorrow|the next day)',
    ),
    needs: 'keeps',
    isSoft: true,
  },
  {
    name: 'sweet and sour',
    words: said(`${NOT_BEFORE}sweet[- ](?:and|n|&)[- ]sour`),
    titles: /sweet[- ]and[- ]sour/i,
    isSoft: true,
  },
  {
    name: NO_RAW_EGGS,
    words: said(
      '(?:no|not|without|avoid(?:ing)?|nothing with|cant (?:eat|have)|dont (?:eat|want|like)|must not (?:eat|have)) (?:any )?(?:raw|uncooked|undercooked|runny|unpasteuri[sz]ed)(?: or (?:raw|uncooked|undercooked|runny))* eggs?(?: (?:whites?|yolks?))?|no eggs? (?:that (?:are|is) )?raw|raw[- ]egg[- ]free',
    ),
    isMet: (draft) => !hasRawEgg(draft),
    notIn: /stay soft/,
  },
  {
    name: 'not fried in deep fat',
    words: said(
      '(?:not|nothing|no|without|instead of|rather than) (?:deep[- ]?)?(?:fried|frying)|(?:id |i would )?(?:rather not|dont want to|not) fry(?: anything| it)?|un-?fried',
    ),
    isMet: (draft) =>
      !/\bdeep[- ]fr|\bdeep (?:fat|oil)\b|\bcm deep\b|\boil\b[^.]*\bto 1[5-9]\d °C/i.test(ofSteps(draft)),
    isSoft: true,
  },
  // NHS, “Foods to avoid in pregnancy”; FDA, “Food Safety for Moms-to-Be”: no mould-ripened or blue soft cheese, pâté, liver, raw or
  // smoked fish, shark or swordfish, alcohol or unpasteurised milk; meat, cured meat and eggs cooked through.
  {
    name: 'safe in pregnancy',
    words: said(
      '(?:(?:i am|im|my (?:wife|girlfriend|daughter|sister|partner|friend|guest)(?: is)?|she is|shes|one (?:guest )?is|for (?:a|my|the)|while|being|who is|safe (?:for|in|during)|suitable (?:for|in)) )*(?:(?:heavily |newly |\\d+ (?:weeks|months) )?pregnant(?: (?:woman|women|wife|ladies|lady|friend|sister|daughter))?|pregnancy(?:[- ](?:safe|friendly))?|expecting (?:an?|our|my|their|her) (?:baby|child|first|second|third))',
    ),
    leaveOut: [
      ...['liver', 'pate', 'brie', 'camembert', 'blue cheese', 'gorgonzola', 'roquefort', 'smoked salmon'],
      ...['smoked trout', 'smoked mackerel', 'smoked fish', 'fish roe', 'swordfish', 'shark', 'alcohol'],
    ],
    isMet: (draft) =>
      !hasRawEgg(draft) &&
      !/^(?!cooked)(?:.*\b)?(?:gravlax|ceviche|tartare|carpaccio|sashimi|pok[eé])\b/i.test(draft.title) &&
      (!has(draft, CURED) || HEAT.test(ofSteps(draft))),
  },
  // NHS, “Foods to avoid giving babies and young children”: no honey, salt or sugar under one year; no whole nuts; slice what is round.
  {
    name: 'for a baby',
    words: said(
      `(?:(?:for|its|it is|this is|to feed|feeding|also|and) )*(?:(?:my|our|the|a|an|his|her|one) )*(?:little )?(?:${BABY_AGE},?(?: (?:baby|infant|son|daughter|boy|girl|child|twins))?|(?:bab(?:y|ies)|infant|little one)(?:,| is| of| who is|:| aged| at)* ${BABY_AGE}|(?<!\\b(?:holding|while|nursing|carrying|had|having|the) (?:the |a |my |our |another |their |her )?)(?:baby|infant)(?=\\s*(?:$|[,.;:!?)]|(?:and|is|eats?|will|too|who|under|that|food|can|also|should|at)\\b)))|baby[- ]led weaning|weaning`,
    ),
    leaveOut: ['honey', 'salt', 'sugar', 'stock', 'bacon', 'soy sauce', 'alcohol', 'chilli', 'coffee'],
    butMay: [
      'curry paste',
      'indian spice paste',
      'korma paste',
      'tikka paste',
      'curry sauce',
      'curry powder',
    ],
    isMet: (draft) => !has(draft, CHOKES) && !HARD.test(draft.title) && !hasRawEgg(draft),
    isSoft: true,
  },
  {
    name: 'soft to eat',
    words: said(
      '(?:(?:my|for my|our|his|her) (?:mum|mom|mother|dad|father|gran|grandma|grandpa|granddad|grandmother|grandfather|husband|wife) )?(?:(?:has|have|with|had|got) )?(?:no teeth|bad teeth|without teeth|(?:new )?dentures|(?:tooth ?ache|sore teeth|braces))|(?:easy|soft) (?:to|for) (?:chew(?:ing)?|swallow(?:ing)?)|(?:cant|hard to|trouble) (?:chew|swallow)(?:ing)?|soft (?:food|diet|foods)|after the dentist|false teeth(?:,? so soft(?: please)?)?|(?:something )?soft please|(?:(?:my|our|his|her) (?:mum|mom|mother|dad|father|gran|grandma|grandpa|husband|wife|son|daughter) )?(?:has |have |had |just |has just |lost )*(?:(?:his|her|my|a|some|wisdom) )*(?:teeth|tooth) (?:out|pulled|removed)',
    ),
    isMet: (draft) =>
      !HARD.test(draft.title) &&
      (draft.found.recipe.course === 'soup' || SOFT.test(`${draft.title}\n${ofSteps(draft)}`)) &&
      !/\b(?:crisp|crunch|crackl|roast|grill)/i.test(ofSteps(draft)) &&
      draft.found.recipe.course !== 'salad' &&
      !has(draft, CHOKES),
    isMild: true,
    isSoft: true,
  },
  ...DAYS,
  ...APPLIANCES,
  TIN,
  {
    name: 'low in carbohydrates',
    words: said(
      '(?:low|no|without|few|fewer|less|cut(?:ting)?(?: out| down on)?|reduced|watching|avoiding|counting|easy on)(?: (?:the|my|our))?[- ](?:in )?carb(?:s|ohydrates?)?|keto(?:genic)?(?: diet)?|atkins|carb[- ]free',
    ),
    isMet: ({ portions }) =>
      !portions.some(({ foods }) =>
        foods.some(
          ({ food: { kind, name } }) =>
            CARBS.has(kind) || /\b(?:flour|breadcrumbs?|sweet potato|starch|couscous|oats)\b/.test(name),
        ),
      ),
    isSoft: true,
  },
  {
    name: 'less sweet',
    words: said(
      '(?:not|isnt|nothing|never|dont (?:like|want|make) it)(?: (?:be|all|that|it|so|very|overly|much|quite))* (?:too|so|very|overly|that|super|all that|sickly) (?:sweet|sugary)|(?:with )?(?:less|little|low|low in|not (?:too )?much|reduced|half the|easy on the|cut the)[- ](?:sugar|sweet)|less sweet|only (?:a little|slightly|lightly|a bit) sweet|(?:lightly|slightly|a little|barely) sweet(?:ened)?|(?:(?:is|has|have|im|am|a) )*(?:type (?:1|2|one|two) )?diabet(?:es|ics?)',
    ),
    halve: SUGARS,
  },
  {
    name: 'with hidden vegetables',
    words: said(
      '(?:(?:my |the |our |a )?(?:(?:\\d|two|three|four|five|six) year old |little |youngest |oldest )?(?:toddlers?|kids?|children|son|daughter|husband|wife|boys?|girls?|he|she|they) )?(?:wont|doesnt|dont|refuses? to|will not|does not) (?:eat|touch|like) (?:any |their |his |her )?(?:veg(?:gies|etables|etable|gie|g)?|greens)(?! (?:soup|curry|stew|if|when))|(?:(?:my |the |our )?(?:kids?|children|son|daughter|husband|wife|he|she|they|we|i) )?(?:wont|dont|doesnt|will not|do not|does not) (?:eat|touch|like|want) [\\p{L} ]{2,30} (?:if|when) (?:they|he|she) (?:can )?(?:see|sees|notice|notices|spot|spots|taste|tastes) (?:it|them|(?:any |the )*(?:(?:lumps?|bits?|chunks?|pieces?) of )?(?:any |the )*(?:veg(?:gies|etables|etable|gie|g)?|greens|onions?|carrots?))|(?:can you |please |could you )?hide (?:it|them|the \\p{L}+)|(?:(?:my |the |our )?(?:kids?|children|son|daughter|husband|wife|he|she|they|we|i) )?(?:(?:dont|doesnt|do not|does not|wont|will not) (?:like|eat|want)|hates?|no) (?:any )?(?:big |large |visible )*(?:chunks|bits|pieces|lumps)(?: of (?:the )?(?:veg(?:gies|etables|etable|gie|g)?|onions?|tomato(?:es)?|carrots?|mushrooms?|peppers?)|(?! of))|(?:(?:kids?|they|he|she|we|i) )?(?:(?:like|likes|want|prefer|prefers) )?(?:the |their |his |her )?(?:veg(?:gies|etables|etable|gie|g)?|carrots?|onions?|peppers?)? ?(?:chopped|cut|diced|grated)(?: up)? (?:(?:really|very|quite|super|up) )*(?:small|fine|finely|tiny)|(?:the )?veg(?:gies|etables)? (?:must|should|needs? to|ha(?:s|ve) to) (?:be|stay) (?:invisible|hidden|blended|grated)|invisible veg(?:gies|etables)?|hide (?:it|them)(?: well)?|(?:(?:(?:my|the|our|one of the) )?(?:kids?|children|son|daughter|husband|wife|he|she|they) )?(?:wont|dont|doesnt|will not|refuses? to) (?:eat|touch|like) (?:anything|things|food)(?: thats| that is)? green|refuses? (?:anything|everything|all that is) green|(?:hid(?:e|den|ing)|sneak(?: in)?|disguise)(?: (?:all|some|of|the|my|in|those))* (?:veg(?:gies|etables|etable|gie|g)?|carrots?|greens)|(?:kids?|children|son|daughter|he|she|they) (?:must|should)(?: ?not|nt) (?:see|notice|taste) the veg(?:gies|etables)',
    ),
    isSoft: true,
  },
];

/** Whether a dish that is made less sweet is a batter or a dough, which half of the sugar changes. */
export const isBaked = (draft: Draft): boolean =>
  BAKED.test(ofSteps(draft)) || (has(draft, /\begg\b/) && /\boven\b/.test(ofSteps(draft)));
