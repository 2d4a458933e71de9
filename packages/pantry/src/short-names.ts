import type { Portion } from './fit-recipe.ts';
import { SHORT_NAMES } from './foods/short-names.ts';

const inSingular = (name: string): string => name.toLowerCase().replace(/(?:(?<=o)e)?s$/, '');

/** Gives foods with long names the short ones by which the method calls them, where no other food of the dish could be meant. */
export function shortened(portions: readonly Portion[]): readonly Portion[] {
  const all = portions.flatMap(({ names }) => names);
  return portions.map((portion) => ({
    ...portion,
    names: portion.names.map((name, at) => {
      const kind = portion.foods[at]?.food.kind ?? portion.foods[0]?.food.kind;
      const rule = SHORT_NAMES.find(({ kinds, from }) => kind && kinds.includes(kind) && from.test(name));
      const short = rule ? name.replace(rule.from, rule.to) : name;
      const one = inSingular(short);
      const others = all.filter((other) => other !== name).map(inSingular);
      const isTaken = others.some((other) =>
        rule?.isAlone ? ` ${other} `.includes(` ${one} `) : ` ${other}`.endsWith(` ${one}`),
      );
      return isTaken ? name : short;
    }),
  }));
}
