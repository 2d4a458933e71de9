import type { Food } from './food.ts';

/** What a rule can be asked about: a food and what was done to it. */
export interface Subject {
  readonly food: Food;
  readonly states: ReadonlySet<string>;
}

interface Condition {
  readonly tag: string;
  readonly wanted: boolean;
}

/** Rules are asked thousands of times for one recipe, so each is taken apart once. */
const CONDITIONS = new Map<string, readonly Condition[]>();

function conditionsOf(rule: string): readonly Condition[] {
  const known = CONDITIONS.get(rule);
  if (known) return known;
  const conditions = rule
    .split('&')
    .map((text) => ({ tag: text.replace('!', ''), wanted: !text.startsWith('!') }));
  CONDITIONS.set(rule, conditions);
  return conditions;
}

/**
 * Whether a rule of a dish means this food. A rule names a role, a kind, a food (`_` for a space), a cuisine (`@it`), a state
 * (`cooked`) or a property (`raw`, `done`); `&` joins conditions and `!` turns one round: `main&!cooked`.
 */
function means({ food, states }: Subject, rule: string): boolean {
  for (const { tag, wanted } of conditionsOf(rule))
    if ((food.tags.has(tag) || states.has(tag)) !== wanted) return false;
  return true;
}

/** Whether any of the rules means this food. */
export function meansAny(subject: Subject, rules: readonly string[]): boolean {
  for (const rule of rules) if (means(subject, rule)) return true;
  return false;
}

/** The subjects that the rules mean, in the order of the rules. */
export const pick = <Kind extends Subject>(subjects: readonly Kind[], rules: readonly string[]): Kind[] => [
  ...new Set(rules.flatMap((rule) => subjects.filter((subject) => means(subject, rule)))),
];
