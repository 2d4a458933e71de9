import { namesOf } from '../claims/contents.ts';
import type { Draft } from '../draft-recipe.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { methodOf } from '../good-to-know.ts';
import { andList } from '../read/words.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';
import { TIN } from './tins.ts';

const namesIn = ({ portions }: Draft): string[] => portions.flatMap(({ names }) => names);

const hasKind = ({ portions }: Draft, kinds: ReadonlySet<KindName>): boolean =>
  portions.some(({ foods }) => foods.some(({ food }) => kinds.has(food.kind)));

const has = (draft: Draft, words: RegExp): boolean =>
  draft.portions.some(({ foods }) => foods.some((known) => words.test(namesOf(known).join(' | '))));

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

/** Whether the eggs of a dish thicken its sauce and stay soft. */
const hasSoftEgg = ({ found }: Draft): boolean => /\[?eggs?\]? stay soft/.test(found.recipe.tip);

const WARM_EGGS =
  'So that the eggs are not raw: beat them with 100 ml of the hot cooking water in a bowl over barely simmering water, stirring all the time, until they thicken at 71 °C (160 °F), before they meet the rest.';

/** Fish and meat that are eaten without heat: a dish of them is for nobody who is pregnant. */
const CURED =
  /\b(?:chorizo|salami|prosciutto|parma ham|serrano|pancetta|pepperoni|nduja|bresaola|coppa|speck|soppressata)\b/;
const HEAT = /\b(?:fry|fries|simmer|boil|bake|roast|grill|oven|steam|sizzl|sear|griddle|crisp)/i;

const ofSteps = ({ steps }: Draft): string => methodOf(steps);

function advisePregnant(draft: Draft): string {
  const cured = namesIn(draft).filter((name) => CURED.test(name));
  const sentences = [
    hasSoftEgg(draft) ? WARM_EGGS : '',
    has(draft, /\begg\b/) && !hasSoftEgg(draft) && !/\boven\b/.test(ofSteps(draft))
      ? 'Cook the eggs until white and yolk are firm, even where a step stops sooner.'
      : '',
    cured.length > 0 ? `The ${andList(cured)} must be cooked through, until hot all over.` : '',
    has(draft, /\b(?:feta|goat cheese|milk|cream|ricotta|mozzarella|halloumi|yogurt)\b/)
      ? 'Take only milk and cheese made of pasteurised milk.'
      : '',
    has(draft, /\btuna\b/) ? 'Of tuna eat no more than four cans, or two steaks, in a week.' : '',
  ];
  return sentences.filter((one) => one !== '').join(' ');
}

/** Dishes that somebody without teeth bites in vain. */
const HARD = /\b(?:crisp|crunch|crackl|cookie|biscuit|crackers?|granola|popcorn|brittle|toasts?|chips)/i;
const SOFT =
  /\b(?:mash|blend|pur[ée]+|porridge|braise|stew|risotto|scrambled|omelette|poach|meatball|mousse|custard|flan|pudding|dal\b)/i;

const BABY_AGE = '(?:\\d{1,2}|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|mths?|mo)(?:[- ]olds?)?';

/** Of a whole nut a baby can choke, and on what is as hard or as round. */
const CHOKES =
  /\b(?:popcorn|walnuts?|almonds?|hazelnuts?|cashews?|pecans?|pistachios?|peanuts?(?! butter)|nuts|marshmallows?|crisps)\b/;

const MUSHY: ReadonlySet<KindName> = new Set<KindName>(['rice', 'pasta', 'noodle']);

const CARBS: ReadonlySet<KindName> = new Set<KindName>([
  ...(['pasta', 'noodle', 'rice', 'grain', 'bread', 'potato', 'wrap', 'dough', 'oats'] as const),
  ...(['jam', 'candy', 'legume'] as const),
]);

const WATER =
  /\b(?:bring|boil|pour)[^.;,]*?\b(?:boiling )?water\b(?: to (?:the|a) boil)?|\bboiling(?: hot)? water\b|\bjust off the boil\b|\bkettle\b/gi;
const HEATED = /\b(?:fr(?:y|ies|ied|ying)|simmer|boil|bake|roast|grill|oven|toast|sauté|melt|steam|heat)/i;

/** The temperature of the oven, and the minutes in it. */
function ofOven(method: string): { degrees: number; minutes: number } | undefined {
  const [, degrees = ''] = /\boven\b[^.]*?\bto (\d{3}) °C/i.exec(method) ?? [];
  const all = [...method.matchAll(/\b(?:bake|roast)\b[^.]*?\b(\d{1,3}) minutes/gi)];
  const minutes = all.reduce((sum, [, count]) => sum + Number(count), 0);
  return degrees && minutes > 0 ? { degrees: Number(degrees), minutes } : undefined;
}

/** Small pieces that are fried in a pan, and cook as well in hot air. */
const PIECES =
  /\b(?:burgers?|patties|cutlets?|schnitzels?|nuggets|chops?|steaks?|sausages?|kebabs?|meatballs|tofu|halloumi|fillets?|fish|salmon|chicken breasts?|goujons)\b/i;
const A_SIDE = /\b(\d{1,2})(?: (?:to|or) (\d{1,2}))? minutes (?:a|each|on each|per|on the first) side\b/i;

function ofPan(draft: Draft): number | undefined {
  const [found, few = '', many = few] = A_SIDE.exec(ofSteps(draft)) ?? [];
  return found && PIECES.test(draft.title) ? Number(many || few) : undefined;
}

function adviseAirFryer(draft: Draft): string {
  const method = ofSteps(draft);
  if (/air[- ]fryer/i.test(method)) return '';
  const oven = ofOven(method);
  const side = oven ? undefined : ofPan(draft);
  if (side !== undefined)
    return `In the air fryer in place of the pan: heat it to 190 °C (375 °F), brush the pieces with oil, lay them in one layer and cook them for about ${side + 3} minutes a side, until they show what the steps tell of.`;
  if (!oven) return '';
  const degrees = Math.min(200, oven.degrees - 20);
  const least = Math.max(4, Math.round((oven.minutes * 0.6) / 2) * 2);
  return `In the air fryer: heat it to ${degrees} °C (${Math.round((degrees * 9) / 5 / 5) * 5 + 30} °F), lay the food in one layer, in rounds if need be, shake or turn it half way, and look after ${least} minutes. It is done when it shows what the steps tell of.`;
}

const MILKY = /\b(?:milk|cream|yogurt|sour cream|creme fraiche|cheese)\b/;

function adviseSlowCooker(draft: Draft): string {
  if (/\bslow cooker\b/i.test(ofSteps(draft))) return '';
  const isSweet = draft.found.recipe.course === 'sweet';
  const milky = [...new Set(namesIn(draft).filter((name) => MILKY.test(name) && !/coconut/.test(name)))];
  const hasFlesh = hasKind(draft, new Set(FLESH));
  const isPoultry = has(draft, /\b(?:chicken|turkey)\b/);
  const time = isSweet
    ? '2½ to 3 hours on high'
    : hasFlesh && !isPoultry
      ? '8 hours on low or 5 on high'
      : '6 hours on low or 3 on high';
  return [
    `In the slow cooker: brown and soften in a pan what the first steps brown and soften, then put it all in${isSweet ? ', with the pot buttered,' : ' with two thirds of the liquid'} and leave it for ${time}, until it is as tender as the steps say.`,
    has(draft, /\b(?:bean|chickpea)s?\b/)
      ? 'Beans go in canned or boiled: raw ones are poisonous until they have boiled hard for 10 minutes, which a slow cooker does not do.'
      : '',
    milky.length > 0 && !isSweet ? `Stir in the ${andList(milky)} in the last half hour.` : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}

const SUGARS = /\b(?:sugar|honey|maple syrup|golden syrup|agave)\b/;
const BAKED = /\b(?:batter|dough|meringue|sponge|caramel)\b/i;

/** The wish that a dish must not be eaten with raw eggs. */
export const NO_RAW_EGGS = 'without raw eggs';

/** Wishes that come of who eats, and of what the kitchen has. They stand before the tastes, of which they have words. */
export const CIRCUMSTANCES: readonly Taste[] = [
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
    advise: (draft) => (hasSoftEgg(draft) ? WARM_EGGS : ''),
    notIn: /stay soft/,
  },
  {
    name: 'not fried in deep fat',
    words: said('(?:not|nothing|no|without|instead of|rather than) (?:deep[- ]?)?(?:fried|frying)|un-?fried'),
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
    advise: advisePregnant,
  },
  // NHS, “Foods to avoid giving babies and young children”: no honey, salt or sugar under one year; no whole nuts; slice what is round.
  {
    name: 'for a baby',
    words: said(
      `(?:(?:for|its|it is|this is|to feed|feeding|also|and) )*(?:(?:my|our|the|a|an|his|her|one) )*(?:little )?(?:${BABY_AGE},?(?: (?:baby|infant|son|daughter|boy|girl|child|twins))?|(?:bab(?:y|ies)|infant|little one)(?:,| is| of| who is|:| aged| at)* ${BABY_AGE}|(?:baby|infant)(?=\\s*(?:$|[,.;:!?)]|(?:and|is|eats?|will|too|who|under|that|food|can|also|should|at)\\b)))|baby[- ]led weaning|weaning`,
    ),
    leaveOut: ['honey', 'salt', 'sugar', 'stock', 'bacon', 'soy sauce', 'alcohol', 'chilli', 'coffee'],
    isMet: (draft) => !has(draft, CHOKES) && !HARD.test(draft.title) && !hasRawEgg(draft),
    advise: (draft) =>
      [
        'For a baby: cook it until it crushes between two fingers, with no salt in the water either, mash it or cut it into soft sticks as long as a finger, and serve it lukewarm. Give nothing hard, round or whole, and salt the portions of the others on the plate.',
        has(draft, /peanut butter|almond butter/) ? 'Nut butter must be smooth, and stirred in thinly.' : '',
      ]
        .filter((one) => one !== '')
        .join(' '),
    isSoft: true,
  },
  {
    name: 'soft to eat',
    words: said(
      '(?:(?:my|for my|our|his|her) (?:mum|mom|mother|dad|father|gran|grandma|grandpa|granddad|grandmother|grandfather|husband|wife) )?(?:(?:has|have|with|had|got) )?(?:no teeth|bad teeth|without teeth|(?:new )?dentures|(?:tooth ?ache|sore teeth|braces))|(?:easy|soft) (?:to|for) (?:chew(?:ing)?|swallow(?:ing)?)|(?:cant|hard to|trouble) (?:chew|swallow)(?:ing)?|soft (?:food|diet|foods)|after the dentist|(?:(?:my|our|his|her) (?:mum|mom|mother|dad|father|gran|grandma|grandpa|husband|wife|son|daughter) )?(?:has |have |had |just |has just |lost )*(?:(?:his|her|my|a|some|wisdom) )*(?:teeth|tooth) (?:out|pulled|removed)',
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
  {
    name: 'with a kettle only',
    appliance: 'kettle',
    words: said(
      '(?:(?:i |we )?(?:only )?(?:have |got |own )?(?:only |just )?(?:an? |the )?kettle(?:,? (?:and|or|but|no|without)(?: an?| the| any)? (?:stove|hob|cooker|oven|kitchen|hot ?plate))*(?: only)?(?! and (?:an? )?microwave)|(?:boiling|hot) water only|(?:only|just) (?:have )?(?:boiling|hot) water)',
    ),
    isMet: (draft) => {
      const method = ofSteps(draft);
      return !HEATED.test(method.replace(WATER, ' ')) || /\bkettle\b/i.test(method);
    },
    isSoft: true,
  },
  {
    name: 'with a microwave only',
    appliance: 'microwave',
    words: said(
      '(?:(?:i |we )?(?:only |just )?(?:have |got |own |with )?(?:only |just )?(?:an? |the )?(?:kettle and (?:an? )?)?microwave(?:able)?(?: oven)?(?:,? (?:and|or|but|no|without)(?: an?| the| any)? (?:kettle|stove|hob|cooker|oven|kitchen|hot ?plate))*(?: only)?(?: to (?:cook|use))?|(?:in|for) (?:the|a|my) microwave(?: only)?|microwave only|no kitchen)',
    ),
    isMet: (draft) => {
      const method = ofSteps(draft);
      return /\bmicrowave\b/i.test(method) || !HEATED.test(method.replace(WATER, ' '));
    },
    isSoft: true,
  },
  {
    name: 'without a stove',
    words: said(
      '(?:no|without an?|dont have an?|have no) (?:stove(?: ?top)?|hob|cooker)(?:(?: or|,)? (?:no )?oven)?',
    ),
    isMet: (draft) => !HEATED.test(ofSteps(draft).replace(WATER, ' ')),
    isSoft: true,
  },
  {
    name: 'in the air fryer',
    appliance: 'air fryer',
    words: said(
      '(?:in|for|with|using) (?:the|an|my|our) air ?-?fryer|air[- ]?fr(?:yer|ied|ying|y)(?: (?:recipe|meal|dinner))?',
    ),
    isMet: (draft) =>
      /air[- ]fryer/i.test(ofSteps(draft)) ||
      ofPan(draft) !== undefined ||
      (ofOven(ofSteps(draft)) !== undefined &&
        !/\bloaf\b/i.test(draft.title) &&
        !/\b(?:batter|pour|sauce over|casserole|simmer|litres?|ml)\b/i.test(ofSteps(draft))),
    advise: adviseAirFryer,
    isMild: true,
    isSoft: true,
  },
  {
    name: 'for the slow cooker',
    appliance: 'slow cooker',
    words: said(
      '(?:in|for|with|using) (?:the|a|my|our) (?:slow[- ]?cooker|crock ?-?pot)|slow[- ]?cook(?:er|ed|ing)?(?: (?:recipe|meal|dinner))?|crock ?-?pot',
    ),
    isMet: (draft) => {
      const method = ofSteps(draft);
      // Rice and pasta turn to mush in so many hours.
      if (hasKind(draft, MUSHY) && !/slow cooker/i.test(method)) return false;
      return (
        /slow cooker/i.test(method) ||
        (/\b(?:simmer|brais|stew)/i.test(method) &&
          /main|soup|side|sauce|sweet/.test(draft.found.recipe.course) &&
          !/\b(?:oven to|deep[- ]fry|wok)\b/i.test(method)) ||
        /\b(?:cover|lid)\b[^.]*\b(?:oven|braise|cook)/i.test(method)
      );
    },
    advise: adviseSlowCooker,
    isMild: true,
    isSoft: true,
  },
  TIN,
  {
    name: 'low in carbohydrates',
    words: said(
      '(?:low|no|without|few|fewer|less|cut(?:ting)?(?: out)?|reduced)[- ](?:in )?carb(?:s|ohydrates?)?|keto(?:genic)?(?: diet)?|atkins|carb[- ]free',
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
      '(?:not|isnt|nothing|never|dont (?:like|want|make) it)(?: (?:be|all|that|it|so|very|overly|much|quite))* (?:too|so|very|overly|that|super|all that|sickly) (?:sweet|sugary)|(?:with )?(?:less|little|low|low in|not (?:too )?much|reduced|half the|easy on the|cut the)[- ](?:sugar|sweet)|less sweet|only (?:a little|slightly|lightly|a bit) sweet|(?:lightly|slightly|a little|barely) sweet(?:ened)?',
    ),
    halve: SUGARS,
  },
  {
    name: 'with hidden vegetables',
    words: said(
      '(?:hid(?:e|den|ing)|sneak(?: in)?|disguise)(?: (?:all|some|of|the|my|in|those))* (?:veg(?:gies|etables|etable|gie|g)?|carrots?|greens)|(?:kids?|children|son|daughter|he|she|they) (?:must|should)(?: ?not|nt) (?:see|notice|taste) the veg(?:gies|etables)',
    ),
    advise: () =>
      'To hide the vegetables, grate them on the fine side before they go in, or blend the sauce smooth before the meat and the pasta join it.',
    isSoft: true,
  },
];

const OWN_TITLE = /^(?:\w+ ){0,3}(microwave|kettle|slow cooker|air fryer) .*\n/i;

/** The appliance that a recipe is written for, by the text of its draft: it is cooked only for those who ask for that. */
export const applianceIn = (text: string): string | undefined => OWN_TITLE.exec(text)?.[1]?.toLowerCase();

/** Whether a dish that is made less sweet is a batter or a dough, which half of the sugar changes. */
export const isBaked = (draft: Draft): boolean =>
  BAKED.test(ofSteps(draft)) || (has(draft, /\begg\b/) && /\boven\b/.test(ofSteps(draft)));
