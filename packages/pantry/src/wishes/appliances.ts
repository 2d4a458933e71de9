import { namesOf } from '../claims/contents.ts';
import type { Draft } from '../draft-recipe.ts';
import type { KindName } from '../foods/kinds.ts';
import { methodOf } from '../method-of.ts';
import { said, type Taste } from './taste.ts';

/** The names of the foods in a dish. */
export const namesIn = ({ portions }: Draft): string[] => portions.flatMap(({ names }) => names);

export const hasKind = ({ portions }: Draft, kinds: ReadonlySet<KindName>): boolean =>
  portions.some(({ foods }) => foods.some(({ food }) => kinds.has(food.kind)));

/** Whether a food of a dish has a name with these words. */
export const has = (draft: Draft, words: RegExp): boolean =>
  draft.portions.some(({ foods }) => foods.some((known) => words.test(namesOf(known).join(' | '))));

/** The method of a dish as one text. */
export const ofSteps = ({ steps }: Draft): string => methodOf(steps);

const MUSHY: ReadonlySet<KindName> = new Set<KindName>(['rice', 'pasta', 'noodle']);

const WATER =
  /\b(?:bring|boil|pour)[^.;,]*?\b(?:boiling )?water\b(?: to (?:the|a) boil)?|\bboiling(?: hot)? water\b|\bjust off the boil\b|\bkettle\b/gi;
const HEATED = /\b(?:fr(?:y|ies|ied|ying)|simmer|boil|bake|roast|grill|oven|toast|sauté|melt|steam|heat)/i;

/** The temperature of the oven, and the minutes in it. */
export function ofOven(method: string): { degrees: number; minutes: number } | undefined {
  const [, degrees = ''] = /\boven\b[^.]*?\bto (\d{3}) °C/i.exec(method) ?? [];
  const all = [...method.matchAll(/\b(?:bake|roast)\b[^.]*?\b(\d{1,3}) minutes/gi)];
  const minutes = all.reduce((sum, [, count]) => sum + Number(count), 0);
  return degrees && minutes > 0 ? { degrees: Number(degrees), minutes } : undefined;
}

/** Small pieces that are fried in a pan, and cook as well in hot air. */
const PIECES =
  /\b(?:burgers?|patties|cutlets?|schnitzels?|nuggets|chops?|steaks?|sausages?|kebabs?|meatballs|tofu|halloumi|fillets?|fish|salmon|chicken breasts?|goujons)\b/i;
const A_SIDE = /\b(\d{1,2})(?: (?:to|or) (\d{1,2}))? minutes (?:a|each|on each|per|on the first) side\b/i;

export function ofPan(draft: Draft): number | undefined {
  const [found, few = '', many = few] = A_SIDE.exec(ofSteps(draft)) ?? [];
  return found && PIECES.test(draft.title) ? Number(many || few) : undefined;
}

/** The wordings for a kitchen without an appliance. */
const missing = (appliance: string): RegExp =>
  said(
    `(?:no|without(?: an?)?|nothing (?:that |which )?(?:needs|uses|requires)(?: an?| the)?|(?:(?:i|we) )?(?:dont (?:have|own|use)|havent got)(?: an?| any)?|have no|(?:my|our|the) broken) ${appliance}|(?:(?:my|our|the) )?${appliance}(?: (?:is|has))? (?:broken?|dead|not working|doesnt work|out of order|died)`,
  );

/** Wishes that come of what the kitchen has. */
export const APPLIANCES: readonly Taste[] = [
  ...(
    [
      ['microwave', 'microwave(?: oven)?', /\bmicrowave\b/i],
      ['kettle', 'kettle', /\bkettle\b/i],
      [
        'blender',
        '(?:(?:food processor|mixer|microwave) or (?:an? )?)?(?:stick |hand |immersion )?blender',
        /\b(?:blend|liquidi[sz]e|food processor|purée)/i,
      ],
      ['food processor', 'food processor', /\bfood processor\b/i],
      ['mixer', '(?:hand |stand |electric )?mixer', /\bmixer\b/i],
      ['machine', '(?:bread|pasta|ice[- ]?cream|waffle) (?:machine|maker|iron)', /\bmachine\b/i],
      ['rolling pin', 'rolling pin', /\broll(?:ed)?\b[^.]* (?:out|thin)\b|\brolling pin\b/i],
      ['wok', 'wok', /\bwok\b(?! or\b)/i],
    ] as const
  ).map(
    ([appliance, words, uses]): Taste => ({
      name: `without a ${appliance}`,
      words: missing(words),
      // What is blended into a soup can be crushed as well.
      isMet: (draft) =>
        !uses.test(ofSteps(draft)) || (appliance === 'blender' && draft.found.recipe.course === 'soup'),
      isSoft: true,
    }),
  ),
  {
    name: 'without a special pan',
    words: missing(
      '(?:paella pan|(?:loaf|muffin|cake|bundt|springform) (?:tin|pan)|griddle(?: pan)?|dutch oven|tagine|pie dish|pizza stone|ramekins?|moulds?|molds?|cast[- ]iron (?:pan|skillet))(?:,? (?:but|only|just)(?: have| got)* (?:an?|one) (?:big |large |small |normal |ordinary )?(?:frying pan|skillet|pan|pot|tray|(?:baking )?dish))?',
    ),
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
      '(?:(?:i |we )?(?:only |just )?(?:have |got |own |with )?(?:only |just )?(?:an? |the )?(?:kettle and (?:an? )?)?microwave(?:able)?(?: oven)?(?! and (?:an? |the |my )?(?:oven|hob|stove|cooker))(?:,? (?:and|or|but|no|without)(?: an?| the| any| no)? (?:kettle|stove|hob|cooker|oven|kitchen|hot ?plate))*(?: only)?(?: to (?:cook|use))?|(?:in|for) (?:the|a|my) microwave(?: only)?|microwave only|no kitchen)',
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
    name: 'in the bread machine',
    words: said(
      '(?:(?:i |we )?(?:have|own|got|ive got) an? |(?:in|for|with|using) (?:the|a|my|our) )?bread ?-?(?:machine|maker)',
    ),
    isMet: ({ found: { recipe } }) => recipe.course === 'bread',
    isMild: true,
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
    isMild: true,
    isSoft: true,
  },
  {
    name: 'for the pressure cooker',
    appliance: 'pressure cooker',
    words: said(
      '(?:(?:i have|ive|weve|we have|i own)(?: got)? an? |(?:in|for|with|using) (?:the|a|an|my|our) )?(?:(?:electric )?pressure[- ]?cooker|insta(?:nt)? ?pot)(?: (?:recipe|meal|dinner))?(?: (?:if (?:that|it) helps|so (?:it|that) can be (?:quick|fast)(?:er)?))?',
    ),
    isMet: (draft) => {
      const method = ofSteps(draft);
      if (/\brisotto\b/i.test(draft.title)) return true;
      if (hasKind(draft, MUSHY) && !/\bpressure\b/i.test(method)) return false;
      return (
        /\b(?:pressure|simmer|brais|stew)/i.test(method) &&
        /main|soup|side|sauce/.test(draft.found.recipe.course) &&
        !/\b(?:deep[- ]fry|wok)\b/i.test(method)
      );
    },
    isMild: true,
    isSoft: true,
  },
];

const OWN_TITLE = /^(?:\w+ ){0,3}(microwave|kettle|slow cooker|pressure cooker|air fryer) .*\n/i;

/** The appliance that a recipe is written for, by the text of its draft: it is cooked only for those who ask for that. */
export const applianceIn = (text: string): string | undefined => OWN_TITLE.exec(text)?.[1]?.toLowerCase();
