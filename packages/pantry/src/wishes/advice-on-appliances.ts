import type { Draft } from '../draft-recipe.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { andList } from '../read/words.ts';
import { has, hasKind, namesIn, ofOven, ofPan, ofSteps } from './appliances.ts';

const SLOW_MEAT: ReadonlySet<KindName> = new Set<KindName>(['slowmeat']);

/** How a dish is cooked in an air fryer. */
export function adviseAirFryer(draft: Draft): string {
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

/** How a dish is cooked in a slow cooker. */
export function adviseSlowCooker(draft: Draft): string {
  if (/\bslow cooker\b/i.test(`${draft.title}\n${ofSteps(draft)}`)) return '';
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

/** How long the slowest food of a dish takes under pressure. */
function timeUnderPressure(draft: Draft): string {
  if (has(draft, /\b(?:shanks?|hocks?|oxtails?|shoulder|brisket)\b/)) return '50 minutes';
  if (hasKind(draft, SLOW_MEAT)) return '35 minutes';
  if (
    draft.portions.some(({ lines }) =>
      /\bdried (?:[\w-]+ )*(?:beans?|chickpeas|peas)\b/.test(lines.join('\n')),
    )
  )
    return '25 minutes';
  if (hasKind(draft, new Set(FLESH))) return '12 minutes';
  return has(draft, /\b(?:lentils?|split peas?)\b/) ? '10 minutes' : '5 minutes';
}

/** How a dish is cooked in a pressure cooker. */
export function advisePressureCooker(draft: Draft): string {
  if (/\bpressure\b/i.test(ofSteps(draft))) return '';
  if (/\brisotto\b/i.test(draft.title))
    return 'In the pressure cooker: toast the rice and boil away the wine in it, add all of the stock at once, three times as much as rice, close the lid and cook at high pressure for 6 minutes. Let the steam out, and stir for a minute until it is creamy.';
  const milky = [...new Set(namesIn(draft).filter((name) => MILKY.test(name) && !/coconut/.test(name)))];
  return [
    `In the pressure cooker: brown and soften in it what the first steps brown and soften, add what simmers with half of the liquid, but at least 250 ml, fill it no more than half, and cook at high pressure for ${timeUnderPressure(draft)}. Let the pressure fall by itself for 10 minutes, then simmer with the lid off until all is as the steps say.`,
    milky.length > 0 ? `Stir in the ${andList(milky)} only then.` : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
