import { CUTS } from './data/cuts.ts';
import { HEAT } from './data/heat.ts';
import type { Dish, Line, Method } from './dish.ts';
import { type Portion, the } from './portion.ts';
import { fill, holds } from './script.ts';
import { pick } from './select.ts';
import { minutesOf, minutesText } from './stages.ts';
import { capital } from './words.ts';

/** One numbered step. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** `waiting` needs no hands; the `meanwhile` ones happen during the waiting before them. */
  readonly pace: 'active' | 'waiting' | 'meanwhile' | 'waiting meanwhile';
}

const LONG_SIMMER = 45;

/** What must be checked before the foods of a step are eaten. */
function safe(portions: readonly Portion[], minutes: number): string {
  const groups = Map.groupBy(portions, ({ food, states }) => {
    if (states.has('cooked') && food.role === 'main') return 'cooked';
    return food.heat === 'whole' && minutes > LONG_SIMMER ? 'slow' : food.heat;
  });
  return [...groups]
    .flatMap(([heat, group]) => (HEAT[heat] ? capital(HEAT[heat].replaceAll('@', the(group))) : []))
    .join(' ');
}

const MINUTES_PER_CUT = 1.5;
const LONGEST_PREP = 15;

const isReady = ({ states, food }: Portion): boolean =>
  food.cut === '' ||
  states.has('cut') ||
  (states.has('cooked') && food.role !== 'egg') ||
  (states.has('frozen') && food.role !== 'main');

const isRawMeat = ({ food }: Portion): boolean => food.role === 'main' && food.heat !== '';

/** Washing, peeling and cutting, grouped by cut; raw meat and fish come last, so that the board stays clean until then. */
function prep({ text, pace }: Step, portions: readonly Portion[], dish: Dish): Step[] {
  const uncut = portions
    .filter((portion) => !isReady(portion))
    .sort((a, b) => Number(isRawMeat(a)) - Number(isRawMeat(b)));
  const cutOf = ({ food, states }: Portion): string =>
    states.has('canned') ? 'drain' : (dish.cuts.get(food.name) ?? dish.cuts.get(food.kind) ?? food.cut);
  const sentences = [...Map.groupBy(uncut, cutOf)].map(
    ([cut, group]) => `${capital((CUTS[cut] ?? '').replace('@', the(group)))}.`,
  );
  if (sentences.length === 0 && text === '') return [];
  const minutes = Math.min(LONGEST_PREP, Math.max(2, Math.round(uncut.length * MINUTES_PER_CUT)));
  return [{ text: [text, ...sentences].filter((part) => part !== '').join(' '), minutes, pace }];
}

/** Rice, grain, pasta or noodles boiled by themselves, to be served with the rest. */
function boil(portion: Portion, salt: readonly Portion[]): Step {
  const { food, states, quantity } = portion;
  const time = minutesOf(portion, 'simmer');
  const name = the([portion]);
  if (states.has('cooked'))
    return {
      text: `Warm ${name} through with a splash of water, until steaming hot.`,
      minutes: 4,
      pace: 'active',
    };
  const soaked = Math.floor((quantity * food.liquid) / 10) * 10;
  const water = `${soaked > 0 ? `${soaked} ml` : 'plenty'} of the water${salt.length > 0 ? ' and a pinch of the salt' : ''}`;
  const end = `for ${minutesText(time)}, until ${food.simmerCue}`;
  if (soaked > 0 && time <= STANDS_BELOW) {
    return {
      text: `Bring ${water} to the boil, stir in ${name}, take it off the heat and leave covered ${end}. Loosen with a fork.`,
      minutes: time + 6,
      pace: 'waiting',
    };
  }
  const text =
    soaked > 0
      ? `Put ${name} in a pan with ${water}. Bring to the boil, cover and cook over the lowest heat ${end}, then leave covered for 5 minutes.`
      : `Bring a large pan with ${water} to the boil. Cook ${name} in it ${end}, and drain.`;
  return { text, minutes: time + 10, pace: 'waiting' };
}

const STANDS_BELOW = 5;

const NIGHT = 480;

/** Hours of soaking or thawing that come before everything else. */
function beforehand(portions: readonly Portion[]): Step[] {
  const beans = pick(portions, ['drybean&!canned&!cooked']);
  const frozen = pick(portions, ['frozen&main&!cooked']).filter(isRawMeat);
  const night = (text: string): Step => ({ text, minutes: NIGHT, pace: 'waiting' });
  return [
    ...(frozen.length > 0
      ? [night(`The night before, put ${the(frozen)} on a plate in the fridge to thaw.`)]
      : []),
    ...(beans.length > 0
      ? [night(`The night before, put ${the(beans)} in a bowl with plenty of the water to soak.`)]
      : []),
    ...beans.map(
      (bean): Step => ({
        text: `Drain ${the([bean])}, cover with fresh water and boil hard for 30 minutes, for raw beans are poisonous until they have boiled. Then simmer for about ${bean.food.simmer - 30} minutes, until soft right through, and drain.`,
        minutes: bean.food.simmer + 15,
        pace: 'waiting',
      }),
    ),
  ];
}

const PACES: Readonly<Record<string, Step['pace']>> = {
  do: 'active',
  prep: 'active',
  wait: 'waiting',
  boil: 'waiting',
};

function stepsOf({ key, minutes, guards, text }: Line, portions: readonly Portion[], dish: Dish): Step[] {
  if (!holds(portions, guards)) return [];
  const pace = PACES[key] ?? 'active';
  const [rules = '', lead = ''] = text.split(/:(.*)/s);
  if (key === 'boil')
    return pick(portions, rules.split(' ')).map((portion) => boil(portion, pick(portions, ['salt'])));
  if (key === 'prep')
    return prep(
      { text: fill(lead, portions)?.text ?? '', minutes, pace },
      pick(portions, rules.trim().split(' ')),
      dish,
    );
  const filled = fill(text, portions);
  if (!filled || filled.text === '') return [];
  return [
    {
      text: [filled.text, safe(filled.cooked, minutes + filled.minutes)]
        .filter((part) => part !== '')
        .join(' '),
      minutes: minutes + filled.minutes,
      pace,
    },
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Work after a wait is done during it, as far as it fits, where the script marks it with `+`. Of two waits at once the longer comes
 * first.
 */
function inParallel(steps: readonly (Step & { readonly together: boolean })[]): Step[] {
  const result: Step[] = [];
  let wait: Step | undefined;
  let left = 0;
  for (const { together, ...step } of steps) {
    if (together && wait && step.pace === 'waiting') {
      const [long, short] = step.minutes > wait.minutes ? [step, wait] : [wait, step];
      result.splice(result.indexOf(wait), 1, long, {
        ...short,
        pace: 'waiting meanwhile',
        text: `Meanwhile, ${lower(short.text)}`,
      });
      wait = long;
      left = long.minutes;
    } else if (together && step.pace === 'active' && step.minutes <= left) {
      left -= step.minutes;
      result.push({ ...step, pace: 'meanwhile', text: `Meanwhile, ${lower(step.text)}` });
    } else {
      wait = step.pace === 'waiting' ? step : undefined;
      left = wait?.minutes ?? 0;
      result.push(step);
    }
  }
  return result;
}

/** The steps of a method, with the foods in it. */
export function stepsFor(dish: Dish, method: Method, portions: readonly Portion[]): Step[] {
  const steps = method.steps.flatMap((line) => {
    const together = line.key.startsWith('+');
    return stepsOf({ ...line, key: line.key.replace('+', '') }, portions, dish).map((step) => ({
      ...step,
      together,
    }));
  });
  return [...beforehand(portions), ...inParallel(steps)];
}
