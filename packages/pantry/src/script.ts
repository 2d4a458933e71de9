import { isWay } from './data/roles.ts';
import type { Dish, Method } from './dish.ts';
import { type Portion, soakOf, the } from './portion.ts';
import { meansAny, pick } from './select.ts';
import { type Stages, staged } from './stages.ts';
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
interface Filled extends Stages {
  readonly cooked: readonly Portion[];
}

/** The word for a food in the name of a dish: "mushroom soup", but "pasta with mushrooms". */
function shortOf({ food, name, plural: many }: Portion, asPlural: boolean): string {
  const short = name === food.name ? food.short : name;
  if (!asPlural) return short;
  if (short === name) return food.countable ? many : name;
  return plural(short) === food.plural ? food.plural : short;
}

const NOTHING: Filled = { text: '', minutes: 0, cooked: [] };

/** Fills one gap; undefined when no food is there for it. */
function fillGap(gap: string, portions: readonly Portion[]): Filled | undefined {
  const [, verb = '', open = 'Add', rules = ''] =
    /^(?:(fry|simmer|roast|safe|soak)(?: ([^:]+))?: )?(.*)$/.exec(gap) ?? [];
  const [first = '', ...others] = rules.split(' ');
  const most = /^\ds?$/.test(first) ? Number.parseInt(first, 10) : 0;
  const chosen = pick(portions, most > 0 ? others : [first, ...others]);
  if (chosen.length === 0) return undefined;
  const shorts = chosen.map((portion) => shortOf(portion, first.endsWith('s')));
  if (most > 0) return { ...NOTHING, text: andList([...new Set(shorts)].slice(0, most)) };
  if (verb === 'soak') return { ...NOTHING, text: `${soakOf(chosen)} ml` };
  if (verb === 'safe') return { ...NOTHING, cooked: chosen };
  return isWay(verb) ? { ...staged(chosen, verb, open), cooked: chosen } : { ...NOTHING, text: the(chosen) };
}

type Fill = (text: string) => Filled | undefined;

/** Fills what stands between brackets and what stands around them, in turn; undefined when one of them stays empty. */
function woven(pieces: readonly string[], around: Fill, between: Fill): Filled | undefined {
  const filled = pieces.flatMap((piece, at) => (at % 2 === 1 ? between : around)(piece) ?? []);
  if (filled.length < pieces.length) return undefined;
  return {
    text: filled.map(({ text }) => text).join(''),
    minutes: filled.reduce((sum, { minutes }) => sum + minutes, 0),
    cooked: filled.flatMap(({ cooked }) => cooked),
  };
}

/** Fills every gap of a text; undefined when one stays empty, or when the foods do not meet its guards. */
function fillAll(text: string, portions: readonly Portion[]): Filled | undefined {
  const [, guards = '', words = ''] = /^((?:[?!]\S+ )*)(.*)$/s.exec(text) ?? [];
  if (!holds(portions, guards.match(/\S+/g) ?? [])) return undefined;
  const around: Fill = (piece) => ({ ...NOTHING, text: piece });
  return woven(words.split(/\{([^}]+)\}/), around, (gap) => fillGap(gap, portions));
}

/** Fills a text in which `[one|another]` stands for the first of its choices that has all its foods, or for nothing. */
export function fill(text: string, portions: readonly Portion[]): Filled | undefined {
  const around: Fill = (piece) => fillAll(piece, portions);
  const firstOf: Fill = (choices) =>
    choices.split('|').flatMap((choice) => around(choice) ?? [])[0] ?? NOTHING;
  const filled = woven(text.split(/\[([^\]]*)\]/), around, firstOf);
  return filled && { ...filled, text: tidy(filled.text) };
}

/** Takes out the spaces that stood around what was not filled. */
const tidy = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,]|$)/g, '')
    .trim();

/** What a cook would call the dish. */
export function titleOf({ titles }: Method, portions: readonly Portion[]): string {
  const fitting = titles.filter(({ guards }) => holds(portions, guards));
  return capital(fitting.flatMap(({ text }) => fill(text, portions)?.text ?? [])[0] ?? '');
}
