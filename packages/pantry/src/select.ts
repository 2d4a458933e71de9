import type { Food } from './food.ts';

/** What a rule can be asked about: a food and what was done to it. */
export interface Subject {
  readonly food: Food;
  readonly states: ReadonlySet<string>;
}

/** Rules are asked thousands of times for one recipe, so each is taken apart once. */
const CONDITIONS = new Map<string, readonly { readonly tag: string; readonly wanted: boolean }[]>();

/**
 * Whether a rule of a dish means this food. A rule names a role, a kind, a food (`_` for a space), a cuisine (`@it`), a state
 * (`cooked`) or a property (`raw`, `done`); `&` joins conditions and `!` turns one round: `main&!cooked`.
 */
function means({ food, states }: Subject, rule: string): boolean {
  const conditions =
    CONDITIONS.get(rule) ??
    rule.split('&').map((text) => ({ tag: text.replace('!', ''), wanted: !text.startsWith('!') }));
  CONDITIONS.set(rule, conditions);
  return conditions.every(({ tag, wanted }) => (food.tags.has(tag) || states.has(tag)) === wanted);
}

/** Whether any of the rules means this food. */
export const meansAny = (subject: Subject, rules: readonly string[]): boolean =>
  rules.some((rule) => means(subject, rule));

/** The subjects that the rules mean, in the order of the rules. */
export const pick = <Kind extends Subject>(subjects: readonly Kind[], rules: readonly string[]): Kind[] => [
  ...new Set(rules.flatMap((rule) => subjects.filter((subject) => means(subject, rule)))),
];
