import { CUTS } from './data/cuts.ts';
import { HEAT } from './data/heat.ts';
import { SET_STEPS } from './data/set-steps.ts';
import type { Dish, Line, Method } from './dish.ts';
import { type Portion, soakOf, the } from './portion.ts';
import { fill, holds } from './script.ts';
import { pick } from './select.ts';
import { minutesOf, minutesText } from './stages.ts';
import { capital } from './words.ts';

/** One numbered step. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** Whether it needs no hands. */
  readonly waits: boolean;
  /** Whether it happens during the waiting before it. */
  readonly meanwhile: boolean;
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

const isMeat = ({ food }: Portion): boolean => food.role === 'main' && food.heat !== '';

const isReady = (portion: Portion): boolean =>
  portion.food.cut === '' ||
  portion.states.has('cut') ||
  (portion.states.has('cooked') && !isMeat(portion)) ||
  (portion.states.has('frozen') && portion.food.role !== 'main');

/** Washing, peeling and cutting, grouped by cut; raw meat and fish come last, so that the board stays clean until then. */
function prep(lead: string, portions: readonly Portion[], dish: Dish): Step[] {
  const uncut = portions
    .filter((portion) => !isReady(portion))
    .sort((a, b) => Number(isMeat(a)) - Number(isMeat(b)));
  const cutOf = ({ food, states }: Portion): string => {
    if (states.has('canned')) return 'drain';
    return states.has('cooked')
      ? 'pieces'
      : (dish.cuts.get(food.name) ?? dish.cuts.get(food.kind) ?? food.cut);
  };
  const sentences = [...Map.groupBy(uncut, cutOf)].map(
    ([cut, group]) => `${capital((CUTS[cut] ?? '').replace('@', the(group)))}.`,
  );
  const minutes = Math.min(LONGEST_PREP, Math.max(2, Math.round(uncut.length * MINUTES_PER_CUT)));
  return stepOf([lead, ...sentences], minutes, false);
}

/** A step of these sentences, or none where there is nothing to say. */
function stepOf(sentences: readonly string[], minutes: number, waits: boolean): Step[] {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text === '' ? [] : [{ text, minutes, waits, meanwhile: false }];
}

const STEEPS_BELOW = 5;

/** Rice, grain, pasta or noodles boiled by themselves, to be served with the rest. */
function boil(portion: Portion, isSalted: boolean): Step[] {
  const { food, states } = portion;
  const name = the([portion]);
  if (states.has('cooked')) return stepOf([SET_STEPS.warm.replace('@', name)], 4, false);
  const time = minutesOf(portion, 'simmer');
  const soaked = soakOf([portion]);
  const steeps = soaked > 0 && time <= STEEPS_BELOW;
  const template = SET_STEPS[steeps ? 'steep' : soaked > 0 ? 'absorb' : 'drain'];
  const water = `${soaked > 0 ? `${soaked} ml` : 'plenty'} of the water${isSalted ? ' and a pinch of the salt' : ''}`;
  const cue = `for ${minutesText(time)}, until ${food.simmerCue}`;
  const text = template.replace('@', name).replace('{water}', water).replace('{cue}', cue);
  return stepOf([text], time + (steeps ? 6 : 10), true);
}

const NIGHT = 480;
const HARD_BOIL = 30;

/** Hours of soaking or thawing that come before everything else. */
function beforehand(portions: readonly Portion[]): Step[] {
  const overnight = (template: string, foods: readonly Portion[]): Step[] =>
    foods.length > 0 ? stepOf([template.replace('@', the(foods))], NIGHT, true) : [];
  const beans = pick(portions, ['drybean&!canned&!cooked']);
  const boiled = beans.flatMap((bean) => {
    const { simmer } = bean.food;
    const text = SET_STEPS.boilBeans.replace('@', the([bean])).replace('{minutes}', `${simmer - HARD_BOIL}`);
    return stepOf([text], simmer + 15, true);
  });
  const treated = portions.flatMap((portion) =>
    portion.cares.flatMap(({ first }) =>
      first ? stepOf([first.text.replace('@', the([portion]))], first.minutes, false) : [],
    ),
  );
  return [
    ...overnight(SET_STEPS.thaw, pick(portions, ['frozen&main&!cooked']).filter(isMeat)),
    ...overnight(SET_STEPS.soak, beans),
    ...boiled,
    ...treated,
  ];
}

/** The steps that one line of a script makes with these foods. */
function stepsOf({ key, minutes, guards, text }: Line, portions: readonly Portion[], dish: Dish): Step[] {
  if (!holds(portions, guards)) return [];
  const [rules = '', lead = ''] = text.split(/:(.*)/s);
  const named = (): Portion[] => pick(portions, rules.trim().split(' '));
  if (key === 'boil') return named().flatMap((portion) => boil(portion, holds(portions, ['?salt'])));
  if (key === 'prep') return prep(fill(lead, portions)?.text ?? '', named(), dish);
  const filled = fill(text, portions);
  if (!filled || filled.text === '') return [];
  const total = minutes + filled.minutes;
  return stepOf([filled.text, safe(filled.cooked, total)], total, key === 'wait');
}

const asMeanwhile = (step: Step, when = 'Meanwhile'): Step => ({
  ...step,
  meanwhile: true,
  text: `${when}, ${step.text.charAt(0).toLowerCase()}${step.text.slice(1)}`,
});

/**
 * Work after a wait is done during it, as far as it fits, where the script marks it with `+`. Of two waits at once the longer comes
 * first, and what takes much less time begins late, so that both are hot together.
 */
function inParallel(steps: readonly (Step & { readonly together: boolean })[]): Step[] {
  const result: Step[] = [];
  let wait: Step | undefined;
  let left = 0;
  for (const { together, ...step } of steps) {
    if (together && wait && step.waits) {
      const [long, short] = step.minutes > wait.minutes ? [step, wait] : [wait, step];
      const when = long.minutes > 2 * short.minutes ? 'Towards the end of that' : undefined;
      result.splice(result.indexOf(wait), 1, long, asMeanwhile(short, when));
      wait = long;
      left = long.minutes;
    } else if (together && !step.waits && step.minutes <= left) {
      left -= step.minutes;
      result.push(asMeanwhile(step));
    } else {
      wait = step.waits ? step : undefined;
      left = wait?.minutes ?? 0;
      result.push(step);
    }
  }
  return result;
}

/** The steps of a method, with the foods in it. */
export function stepsFor(dish: Dish, method: Method, portions: readonly Portion[]): Step[] {
  const steps = method.steps.flatMap((line) =>
    stepsOf(line, portions, dish).map((step) => ({ ...step, together: line.together })),
  );
  return [...beforehand(portions), ...inParallel(steps)];
}
