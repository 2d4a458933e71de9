import { CUTS } from './data/cuts.ts';
import { HEAT } from './data/heat.ts';
import type { Dish, Line, Method } from './dish.ts';
import { type Portion, the } from './portion.ts';
import { meansAny, pick } from './select.ts';
import { minutesOf, minutesText, staged } from './stages.ts';
import { andList, capital, plural } from './words.ts';

/** One numbered step. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** `waiting` needs no hands; the `meanwhile` ones happen during the waiting before them. */
  readonly pace: 'active' | 'waiting' | 'meanwhile' | 'waiting meanwhile';
}

/** Whether the foods meet every guard: `?a,b` asks for one of these, `!a` for none. */
export const holds = (portions: readonly Portion[], guards: readonly string[]): boolean =>
  guards.every(
    (guard) =>
      portions.some((portion) => meansAny(portion, guard.slice(1).split(','))) === guard.startsWith('?'),
  );

/** The method whose guards the foods meet. */
export const methodFor = (dish: Dish, portions: readonly Portion[]): Method | undefined =>
  dish.methods.find(({ guards }) => holds(portions, guards));

/** The words of a gap, the minutes that its cooking takes, and what is cooked in it. */
interface Filled {
  readonly text: string;
  readonly minutes: number;
  readonly cooked: readonly Portion[];
}

/** The word for a food in the name of a dish: "mushroom soup", but "pasta with mushrooms". */
function shortOf({ food, name, plural: many }: Portion, asPlural: boolean): string {
  const short = name === food.name ? food.short : name;
  if (!asPlural) return short;
  if (short === name) return food.countable ? many : name;
  return plural(short) === food.plural ? food.plural : short;
}

/** Fills one gap; undefined when no food is there for it. */
function fillGap(gap: string, portions: readonly Portion[]): Filled | undefined {
  const [, verb = '', open = 'Add', rules = ''] =
    /^(?:(fry|simmer|roast|safe)(?: ([^:]+))?: )?(.*)$/.exec(gap) ?? [];
  const [first = '', ...others] = rules.split(' ');
  const most = /^\ds?$/.test(first) ? Number.parseInt(first, 10) : 0;
  const chosen = pick(portions, most > 0 ? others : [first, ...others]);
  if (chosen.length === 0) return undefined;
  const shorts = chosen.map((portion) => shortOf(portion, first.endsWith('s')));
  if (most > 0) return { text: andList([...new Set(shorts)].slice(0, most)), minutes: 0, cooked: [] };
  if (verb === 'safe') return { text: '', minutes: 0, cooked: chosen };
  if (verb !== 'fry' && verb !== 'simmer' && verb !== 'roast')
    return { text: the(chosen), minutes: 0, cooked: [] };
  return { ...staged(chosen, verb, open), cooked: chosen };
}

/** Fills every gap of a text; undefined when one stays empty. */
function fillAll(text: string, portions: readonly Portion[]): Filled | undefined {
  const [, guards = '', words = ''] = /^((?:[?!]\S+ )*)(.*)$/s.exec(text) ?? [];
  if (
    !holds(
      portions,
      guards.split(' ').filter((guard) => guard !== ''),
    )
  )
    return undefined;
  const gaps = [...words.matchAll(/\{([^}]+)\}/g)].map(([, gap = '']) => fillGap(gap, portions));
  let at = 0;
  if (gaps.some((gap) => gap === undefined)) return undefined;
  return {
    text: words.replace(/\{[^}]+\}/g, () => gaps[at++]?.text ?? ''),
    minutes: gaps.reduce((sum, gap) => sum + (gap?.minutes ?? 0), 0),
    cooked: gaps.flatMap((gap) => gap?.cooked ?? []),
  };
}

/** Fills a text in which `[one|another]` stands for the first of its choices that has all its foods, or for nothing. */
function fill(text: string, portions: readonly Portion[]): Filled | undefined {
  const choices = text.split(/\[([^\]]*)\]/).map((piece, at) => {
    const options = (at % 2 === 1 ? piece.split('|') : [piece]).map((option) => fillAll(option, portions));
    return (
      options.find((option) => option !== undefined) ??
      (at % 2 === 1 ? { text: '', minutes: 0, cooked: [] } : undefined)
    );
  });
  if (choices.some((choice) => choice === undefined)) return undefined;
  return {
    text: choices
      .map((choice) => choice?.text ?? '')
      .join('')
      .replace(/ +/g, ' ')
      .replace(/ (?=[.,]|$)/g, '')
      .trim(),
    minutes: choices.reduce((sum, choice) => sum + (choice?.minutes ?? 0), 0),
    cooked: choices.flatMap((choice) => choice?.cooked ?? []),
  };
}

/** What a cook would call the dish. */
export function titleOf({ titles }: Method, portions: readonly Portion[]): string {
  const fitting = titles.filter(({ guards }) => holds(portions, guards));
  return capital(
    fitting.map(({ text }) => fill(text, portions)?.text).find((text) => text !== undefined) ?? '',
  );
}

/** What must be checked before the foods of a step are eaten. */
function safe(portions: readonly Portion[]): string {
  const groups = Map.groupBy(portions, ({ food, states }) =>
    states.has('cooked') && food.role === 'main' ? 'cooked' : food.heat,
  );
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
export function beforehand(portions: readonly Portion[]): Step[] {
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
      text: [filled.text, safe(filled.cooked)].filter((part) => part !== '').join(' '),
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
