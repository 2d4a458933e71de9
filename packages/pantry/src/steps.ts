import { HEAT } from './data/heat.ts';
import { CUTS } from './data/kinds.ts';
import type { Plate, Step } from './dish.ts';
import { type Portion, the } from './portion.ts';
import { andList, capital } from './words.ts';

const step =
  (pace: Step['pace']) =>
  (minutes: number, ...sentences: readonly string[]): Step => ({
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    minutes,
    pace,
  });

/** A step that keeps the cook busy. */
export const active = step('active');
/** A step that needs no hands. */
export const waiting = step('waiting');

/** "1 minute", "12 minutes". */
export const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** Work that fits into a wait is done meanwhile; what does not fit follows it. */
export function alongside(wait: Step, steps: readonly Step[]): Step[] {
  let left = wait.minutes;
  return [
    wait,
    ...steps.map((next): Step => {
      left -= next.minutes;
      if (left < 0 || next.pace !== 'active') {
        left = -1;
        return next;
      }
      return {
        ...next,
        pace: 'meanwhile',
        text: `Meanwhile, ${next.text.charAt(0).toLowerCase()}${next.text.slice(1)}`,
      };
    }),
  ];
}

/** Cuts by food or kind where a dish wants another than the usual. */
export type Cuts = Readonly<Record<string, string>>;

const MINUTES_PER_CUT = 1.5;
const isCut = ({ states, food }: Portion): boolean =>
  states.has('cut') ||
  (states.has('cooked') && food.role !== 'egg') ||
  (states.has('frozen') && food.role !== 'main') ||
  food.cut === '';

/** Washing, peeling and cutting, grouped by cut; meat and fish come last, on their own board. */
export function prep(portions: readonly Portion[], cuts: Cuts = {}, lead = ''): Step[] {
  const uncut = portions.filter((portion) => !isCut(portion));
  const cutOf = ({ food, states }: Portion) =>
    states.has('canned') && food.cut !== 'rinse' ? 'drain' : (cuts[food.name] ?? cuts[food.kind] ?? food.cut);
  const last = (portion: Portion) => (portion.food.role === 'main' && portion.food.heat !== '' ? 1 : 0);
  const groups = Map.groupBy(
    [...uncut].sort((a, b) => last(a) - last(b)),
    cutOf,
  );
  const sentences = [...groups].flatMap(([cut, group]) => {
    const words = CUTS[cut];
    return words ? [`${capital(words.replace('@', the(group)))}.`] : [];
  });
  if (sentences.length === 0 && lead === '') return [];
  return [active(Math.min(15, Math.max(2, Math.round(uncut.length * MINUTES_PER_CUT))), lead, ...sentences)];
}

/** Minutes that a portion cooks: what is cooked already only gets hot. */
export function minutesOf({ food, states }: Portion, way: 'fry' | 'simmer' | 'roast'): number {
  const usual = food.kind === 'drybean' ? 5 : food[way];
  return states.has('cooked') || states.has('canned') ? Math.min(usual || 3, 4) : usual;
}

/** Sentences that put foods in one after the other, so that all are done together, and how long that takes. */
export interface Stages {
  readonly text: string;
  readonly minutes: number;
}

const CLOSE_ENOUGH = 3;

/** Foods that go in together, the longest-cooking first; times less than three minutes apart are one. */
function batches(
  portions: readonly Portion[],
  way: 'fry' | 'simmer' | 'roast',
): { time: number; foods: Portion[] }[] {
  const sorted = [...portions].sort((a, b) => minutesOf(b, way) - minutesOf(a, way));
  const groups: { time: number; foods: Portion[] }[] = [];
  for (const portion of sorted) {
    const time = minutesOf(portion, way);
    const group = groups.at(-1);
    if (group && group.time - time < CLOSE_ENOUGH) group.foods.push(portion);
    else groups.push({ time: Math.max(1, time), foods: [portion] });
  }
  return groups;
}

/** "Add the carrots and simmer for 8 minutes. Add the peas and simmer for 4 minutes more, until bright and tender." */
export function staged(portions: readonly Portion[], way: 'fry' | 'simmer' | 'roast', open = 'Add'): Stages {
  const groups = batches(portions, way);
  const sentences = groups.map(({ time, foods }, at) => {
    const next = groups[at + 1];
    const verb = at === 0 ? open : 'Add';
    const cue = next ? '' : `, until ${andList([...new Set(foods.map(({ food }) => food.cue))].slice(0, 2))}`;
    return `${verb} ${the(foods)} and ${way} for ${minutes(time - (next?.time ?? 0))}${at > 0 ? ' more' : ''}${cue}.`;
  });
  return { text: sentences.join(' '), minutes: groups[0]?.time ?? 0 };
}

/** What must be checked before the foods of this step are eaten. */
export function safe(portions: readonly Portion[]): string {
  const groups = Map.groupBy(portions, ({ food, states }) =>
    states.has('cooked') && food.role === 'main' ? 'cooked' : food.heat,
  );
  return [...groups]
    .flatMap(([heat, group]) => (HEAT[heat] ? [capital(HEAT[heat].replace('@', the(group)))] : []))
    .join(' ');
}

/** Hours of soaking or thawing that come before everything else. */
export function beforehand(portions: readonly Portion[]): Step[] {
  const beans = portions.filter(({ food, states }) => food.kind === 'drybean' && !states.has('canned'));
  const frozen = portions.filter(
    ({ food, states }) => states.has('frozen') && food.role === 'main' && food.heat !== '',
  );
  return [
    ...(frozen.length > 0
      ? [waiting(480, `The night before, put ${the(frozen)} in the fridge to thaw on a plate.`)]
      : []),
    ...(beans.length > 0
      ? [waiting(480, `The night before, put ${the(beans)} in a bowl with plenty of the water to soak.`)]
      : []),
    ...(beans.length > 0
      ? [
          waiting(
            85,
            `Drain ${the(beans)}, cover with fresh water and boil hard for 10 minutes: raw beans are poisonous until they have boiled. Then simmer for about 75 minutes, until soft right through, and drain.`,
          ),
        ]
      : []),
  ];
}

/** "Season with the salt and black pepper." or nothing. */
export const add = (verb: string, portions: readonly Portion[], end = ''): string =>
  portions.length === 0 ? '' : `${verb} ${the(portions)}${end}.`;

/** Onions, garlic and the like softened in fat, then the spices: how most savoury pots begin. */
export function flavourBase(plate: Plate, vessel: string, more: readonly Portion[] = []): Stages {
  const foods = [...plate('aromatic', 'cured'), ...more];
  const fried = staged(foods, 'fry');
  const spices = plate('spice', 'sweetspice');
  const fat = plate('fat');
  const text = [
    fat.length > 0 ? `Warm ${the(fat)} in ${vessel} over medium heat.` : `Set ${vessel} over medium heat.`,
    fried.text,
    spices.length > 0 ? `Stir in ${the(spices)} for 1 minute, until fragrant.` : '',
  ];
  return {
    text: text.filter((sentence) => sentence !== '').join(' '),
    minutes: 1 + fried.minutes + (spices.length > 0 ? 1 : 0),
  };
}

/** Rice, grain, pasta or noodles boiled by themselves, to be served with the rest. */
export function boiled(starch: readonly Portion[]): Step[] {
  return starch.map(({ food, ...rest }) => {
    const portion = { food, ...rest };
    if (portion.states.has('cooked'))
      return active(3, `Warm ${the([portion])} through with a splash of water, until steaming hot.`);
    const time = minutesOf(portion, 'simmer');
    if (food.liquid > 0) {
      const water = Math.round((portion.quantity * food.liquid) / 10) * 10;
      return waiting(
        time + 10,
        `Put ${the([portion])} in a pan with ${water} ml of the water and a pinch of the salt. Bring to the boil, cover and cook over the lowest heat for ${minutes(time)}, then leave covered for 5 minutes.`,
      );
    }
    return waiting(
      time + 10,
      `Bring a large pan of the water to the boil with half of the salt. Cook ${the([portion])} in it for ${minutes(time)}, until ${food.cue}, and drain.`,
    );
  });
}
