import type { Dish, Method } from './dish.ts';
import { type Portion, the } from './portion.ts';
import { meansAny, pick } from './select.ts';
import { staged } from './stages.ts';
import { andList, capital, plural } from './words.ts';

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
export function fill(text: string, portions: readonly Portion[]): Filled | undefined {
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
