import type { Draft } from '../draft-recipe.ts';
import { andList } from '../read/words.ts';
import { adviseAirFryer, advisePressureCooker, adviseSlowCooker } from './advice-on-appliances.ts';
import { adviseTin } from './advice-on-tins.ts';
import { has, hasKind, namesIn, ofSteps } from './appliances.ts';
import { CURED, NO_RAW_EGGS } from './circumstances.ts';
import { BAKED } from './days.ts';
import { isFreezableRice } from './tastes.ts';
import { TIN } from './tins.ts';
import { LAND_MEAT } from './ways-of-eating.ts';

/** Whether the eggs of a dish thicken its sauce and stay soft. */
const hasSoftEgg = ({ found }: Draft): boolean => /\[?eggs?\]? stay soft/.test(found.recipe.tip);

const WARM_EGGS =
  'So that the eggs are not raw: beat them with 100 ml of the hot cooking water in a bowl over barely simmering water, stirring all the time, until they thicken at 71 °C (160 °F), before they meet the rest.';

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

/** How a dish of rice is kept for later days. */
function adviseKeeping(draft: Draft): string {
  return isFreezableRice(draft)
    ? 'Rice keeps for a day only: cool it within an hour, freeze what is for later days, and heat it from frozen until it steams all through.'
    : '';
}

/** Blends and sauces that are sold hot and mild. */
const HOT_OR_MILD = /curry powder|chili powder|(?:taco|fajita) seasoning|salsa/;

function adviseMild(draft: Draft): string {
  const names = namesIn(draft).filter((name) => HOT_OR_MILD.test(name));
  return names.length > 0 ? `Take a mild ${andList(names)}.` : '';
}

const adviseMeat =
  (sold: string) =>
  (draft: Draft): string =>
    hasKind(draft, LAND_MEAT) ? `Take meat that is sold as ${sold}.` : '';

/** How a dish is cooked for a wish, by the name of the wish; empty where there is nothing to say. The look needs none of it. */
export const ADVICE: Readonly<Record<string, (draft: Draft, note: string) => string>> = {
  [NO_RAW_EGGS]: (draft) => (hasSoftEgg(draft) ? WARM_EGGS : ''),
  [TIN.name]: adviseTin,
  'safe in pregnancy': advisePregnant,
  'for a baby': (draft) =>
    [
      'For a baby: cook it until it crushes between two fingers, with no salt in the water either, mash it or cut it into soft sticks as long as a finger, and serve it lukewarm. Give nothing hard, round or whole, and salt the portions of the others on the plate.',
      has(draft, /\b(?:curry (?:paste|sauce)|spice paste)\b/i)
        ? 'Curry paste is salty: cook the share of the baby without it, in a small pan beside the dish.'
        : '',
      has(draft, /peanut butter|almond butter/) ? 'Nut butter must be smooth, and stirred in thinly.' : '',
    ]
      .filter((one) => one !== '')
      .join(' '),
  'with runny yolks': (draft) =>
    /\beggs\b[^.]* for (?:8|9|1\d) minutes/i.test(ofSteps(draft))
      ? 'For soft yolks boil the eggs for 6 to 7 minutes only.'
      : '',
  [BAKED]: (draft) =>
    /\boven\b/.test(ofSteps(draft))
      ? ''
      : 'In the oven in place of the pan: brush the pieces with the oil, lay them on a lined tray and bake them at 210 °C (410 °F) for about 20 minutes, turning once, until they show what the steps tell of.',
  'with hidden vegetables': () =>
    'To hide the vegetables, grate them on the fine side before they go in, or blend the sauce smooth before the meat and the pasta join it.',
  'without a special pan': () => 'An ordinary pan, tin or dish of about the same size does for all of it.',
  'without a blender': (draft) =>
    /\bblend/i.test(ofSteps(draft))
      ? 'Without a blender: crush the soft vegetables in the pot with a masher, and leave it chunky.'
      : '',
  'in the bread machine': () =>
    'In the bread machine: put in the liquid and the fat first, then flour and salt, and the yeast last, where it stays dry; take the basic programme for a loaf of this much flour.',
  'in the air fryer': adviseAirFryer,
  'for the slow cooker': adviseSlowCooker,
  'for the pressure cooker': advisePressureCooker,
  'a dish that keeps': adviseKeeping,
  mild: adviseMild,
  'for children': adviseMild,
  halal: adviseMeat('halal'),
  kosher: adviseMeat('kosher'),
  'low in FODMAPs': () =>
    'Milk, yoghurt and soft cheese must be lactose-free, and your own list of foods decides.',
};
