import { KIND_GROUPS } from '../foods/kind-groups.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { type Place, SIZES, type Step, UNITS } from './recipe.ts';

/** A line of a recipe file, and its number, counted from 1. */
export interface Line {
  readonly at: number;
  readonly text: string;
}

/** Takes a mistake in a line. */
export type Complain = (line: number, message: string) => void;

/** Whether a name in a recipe is that of a food, or "any" with the name of a group. */
export const isKnown = (name: string): boolean =>
  name.startsWith('any ') ? Object.hasOwn(KIND_GROUPS, name.slice(4)) : nameOfFood(name) !== undefined;

/** The mistake of a name that is not known. */
export const unknown = (name: string): string =>
  name.startsWith('any ')
    ? `There is no group "${name}". The groups are any ${Object.keys(KIND_GROUPS).join(', any ')}.`
    : `No food has the name "${name}": add it to src/foods, or use another food.`;

/** An amount: `200 g`, `2 large (300 g)`, `1 (1.6 kg)`. The brackets may hold any words that tell how much it is. */
const AMOUNT = /^([\d.]+)(?: ([a-z]+))?((?: [a-z]+)*)(?: \((?:([\d.]+) (g|kg)|[^()]*)\))? $/;

/** Reads a line of the ingredients; undefined where it has a mistake. */
export function readPlace({ at, text }: Line, complain: Complain): Place | undefined {
  const [, optional, before = '', names = '', rest = ''] =
    /^- (\? )?([^[\]]*)\[([^[\]]+)\](.*)$/.exec(text) ?? [];
  if (names === '' || /[[\]{}]/.test(rest)) {
    complain(at, 'Write an ingredient as "- amount [food], how it is prepared", with one food in brackets.');
    return undefined;
  }
  const [, quantity, word = '', more = '', weight, scale] = AMOUNT.exec(before) ?? [];
  if (quantity === undefined || !(Number(quantity) > 0)) {
    complain(at, `"${before.trim()}" is not an amount. Amounts are "200 g", "1.5 tsp", "2 (300 g)".`);
    return undefined;
  }
  const unit = UNITS.find((known) => known === word);
  const size = (unit ? more : `${word}${more}`).trim();
  const strange = size.split(' ').find((one) => one !== '' && !SIZES.has(one));
  if (strange !== undefined)
    complain(at, `"${strange}" is no unit and no size. Units are ${UNITS.join(', ')}; pieces have none.`);
  const foods = names.split('|').map((food) => food.trim());
  for (const food of foods) if (!isKnown(food)) complain(at, unknown(food));
  const note = rest.replace(/^,? /, '');
  return {
    ...(optional !== undefined && { isOptional: true }),
    quantity: Number(quantity),
    ...(unit && { unit }),
    ...(size !== '' && { size }),
    ...(weight !== undefined && { grams: Number(weight) * (scale === 'kg' ? 1000 : 1) }),
    foods,
    ...(note !== '' && { note }),
  };
}

/** Reads a step of the method; undefined where it has a mistake. */
export function readStep(
  { at, text }: Line,
  number: number,
  check: (line: Line) => string,
  complain: Complain,
): Step | undefined {
  const [, count, words = '', minutes, how] =
    /^(\d+)\. (.*) \*\((\d+) min(?:, (hands off|meanwhile))?\)\*$/.exec(text) ?? [];
  if (count !== String(number)) {
    complain(
      at,
      `Write a step as "${number}. Stir the soup. *(5 min)*", or with "(5 min, hands off)" or "(5 min, meanwhile)".`,
    );
    return undefined;
  }
  return {
    text: check({ at, text: words }),
    minutes: Number(minutes),
    ...((how === 'hands off' || how === 'meanwhile') && { how }),
  };
}
