import { FLESH, type KindName } from '../foods/kinds.ts';
import { has, hasKind, ofSteps } from './appliances.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';

/** Meat of animals that live on land. */
export const LAND_MEAT: ReadonlySet<KindName> = new Set<KindName>(
  FLESH.filter((kind) => !/fish|mollusc/.test(kind)),
);

const FIBRE: ReadonlySet<KindName> = new Set<KindName>(['legume', 'pulse', 'oats', 'grain', 'leaf', 'root']);

/** Foods that make a dish heavy, and names of heavy dishes. */
const HEAVY: ReadonlySet<KindName> = new Set<KindName>(['cream', 'dough']);
const HEAVY_TITLE =
  /\b(?:alfredo|gratin|carbonara|stroganoff|pot pie|burgers?|fritters|cheesesteaks?|macaroni and cheese|poutine)\b/i;

/** Desserts that are light although there is cream in them. */
const LIGHT_SWEETS = /\b(?:mousse|fool|posset|pavlova|meringues?|panna cotta)\b/i;

/** Wishes that come of a faith, of the health, or of a way of eating that forbids foods. */
export const WAYS_OF_EATING: readonly Taste[] = [
  {
    name: 'halal',
    words: said('halal(?: (?:food|meat|only|please))?|(?:im|we are|were|my (?:husband|wife) is) muslims?'),
    leaveOut: ['pork', 'alcohol', 'gelatine'],
  },
  {
    name: 'kosher',
    words: said('kosher(?! salt)(?: (?:food|meat|only|please))?'),
    leaveOut: ['pork', 'shellfish', 'gelatine'],
    isMet: (draft) => !(hasKind(draft, LAND_MEAT) && has(draft, /\b(?:milk|cream|butter|cheese|yogurt)\b/)),
  },
  {
    name: 'Jain',
    words: said('jains?(?: (?:food|style))?'),
    leaveOut: ['vegetarian', 'egg', 'onion', 'garlic', 'potatoes', 'beetroot'],
  },
  {
    name: 'low in FODMAPs',
    words: said(
      '(?:low[- ]?)?fodmaps?(?: (?:diet|friendly))?|(?:i have |has |have )?(?:ibs|irritable bowel(?: syndrome)?)|(?:nothing|so nothing) (?:that )?bloats?(?: (?:me|us|him|her))?',
    ),
    leaveOut: ['garlic', 'onion', 'gluten', 'beans', 'honey', 'mushrooms'],
  },
  {
    name: 'without grains, beans, dairy and sugar',
    words: said('whole ?30|paleo(?:lithic)?(?: diet)?'),
    leaveOut: ['gluten', 'bean', 'chickpeas', 'soy', 'peanuts', 'milk', 'sugar', 'corn', 'rice', 'alcohol'],
  },
  {
    name: 'rich in fibre',
    words: said(
      `${NOT_BEFORE}(?:(?:high|rich|lots?|more|extra|plenty)[- ](?:in |of )?fib(?:re|er)|fib(?:re|er)[- ]rich)`,
    ),
    isMet: (draft) => hasKind(draft, FIBRE) || has(draft, /\b(?:wholemeal|whole ?wheat|brown rice|peas)\b/),
    isMild: true,
    isSoft: true,
  },
  {
    name: 'light',
    words: said(
      `${NOT_BEFORE}(?:something |nice and |really )?(?:light(?! (?:soy|sauce|cream|on\\b))(?: and fresh)?|fresh(?=(?: (?:and light|meal|dish|lunch|dinner|supper))?\\s*(?:$|[,.;:!?)]|and\\b|but\\b|for\\b)))(?: (?:and light|meal|dish|lunch|dinner|supper))*|(?:not|nothing)(?: (?:be|too|very|so|that))* (?:heavy|rich|many calories)|(?:a )?(?:lighter|leaner)(?: version| option| one)?|(?:a )?(?:bit |little )?health(?:y|ier)(?: than usual)?|(?:low|few|fewer)[- ](?:in )?calories?|(?:(?:under|max|about|around|up to) )*\\d{3,4} ?(?:k?cals?|calories)(?: max| or (?:less|under))?|(?:im |were )?(?:on a diet|trying to lose weight|watching (?:my|our) (?:weight|waistline))|low[- ]fat`,
    ),
    isMet: (draft) =>
      LIGHT_SWEETS.test(draft.title) ||
      (!hasKind(draft, HEAVY) && !HEAVY_TITLE.test(draft.title) && !/\bdeep[- ]fr/i.test(ofSteps(draft))),
    isMild: true,
    isSoft: true,
  },
];
