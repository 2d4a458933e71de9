import type { Food } from './food.ts';
import type { State } from './read-ingredient.ts';

/** What a rule can be asked about: a food and what was done to it. */
export interface Subject {
  readonly food: Food;
  readonly states: ReadonlySet<State>;
}

/**
 * Whether a rule of a dish means this food. A rule names a role, a kind, a food (`_` for a space), a cuisine (`@it`), a state
 * (`cooked`) or a property (`raw`, `done`); `&` joins conditions and `!` turns one round: `main&!cooked`.
 */
export function means(subject: Subject, rule: string): boolean {
  const conditions = CONDITIONS.get(rule) ?? readConditions(rule);
  return conditions.every(({ part, name, wanted }) => meansOne(subject, part, name) === wanted);
}

interface Condition {
  readonly part: string;
  readonly name: string;
  readonly wanted: boolean;
}

/** Rules are asked thousands of times for one recipe, so each is taken apart once. */
const CONDITIONS = new Map<string, readonly Condition[]>();

function readConditions(rule: string): readonly Condition[] {
  const conditions = rule.split('&').map((text) => {
    const part = text.replace('!', '');
    return { part, name: part.replaceAll('_', ' '), wanted: part === text };
  });
  CONDITIONS.set(rule, conditions);
  return conditions;
}

function meansOne({ food, states }: Subject, part: string, name: string): boolean {
  if (food.role === part || food.kind === part || food.name === name) return true;
  if (part.startsWith('@')) return food.cuisines.includes(part.slice(1));
  return (
    (part === 'raw' && food.raw) ||
    (part === 'done' && food.done) ||
    [...states].some((state) => state === part)
  );
}

/** Whether any of the rules means this food. */
export const meansAny = (subject: Subject, rules: readonly string[]): boolean =>
  rules.some((rule) => means(subject, rule));

/** The subjects that the rules mean, in the order of the rules. */
export const pick = <Kind extends Subject>(subjects: readonly Kind[], rules: readonly string[]): Kind[] => [
  ...new Set(rules.flatMap((rule) => subjects.filter((subject) => means(subject, rule)))),
];
