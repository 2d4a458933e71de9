import { EXTRA_RULES, type ExtraRule } from './foods/extra-rules.ts';
import type { Food } from './foods/food.ts';
import type { KnownRecipe } from './match-food.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';

const SAVOURY: ReadonlySet<string> = new Set(['main', 'side', 'soup', 'salad', 'sauce', 'snack']);

/** A food that a recipe takes besides its own, and the sentence that does it. */
export interface Extra {
  readonly items: readonly KnownFood[];
  readonly rule: ExtraRule;
  /** The step that takes it, by its position. */
  readonly step: number;
}

const BY_KIND = Map.groupBy(
  EXTRA_RULES.flatMap((rule) => rule.kinds.map((kind) => ({ kind, rule }))),
  ({ kind }) => kind,
);

/** What a recipe can take of the foods that have no place in it. */
export function extrasOf(
  { course, moments }: KnownRecipe,
  left: readonly KnownFood[],
  used: readonly KnownFood[],
): Extra[] {
  const kinds = new Set(used.map(({ food }) => food.kind));
  const taste = SAVOURY.has(course) ? 'savoury' : course === 'sweet' ? 'sweet' : undefined;
  const taken = new Map<ExtraRule, KnownFood[]>();
  for (const item of left) {
    const rule = BY_KIND.get(item.food.kind)?.find(
      (one) =>
        suits(one.rule, item, taste) &&
        (one.rule.courses?.includes(course) ?? true) &&
        !one.rule.unless?.some((kind) => kinds.has(kind)),
    )?.rule;
    const items = rule && (taken.get(rule) ?? []);
    if (rule && items && items.length < rule.most && moments[rule.moment] >= 0)
      taken.set(rule, [...items, item]);
  }
  return EXTRA_RULES.flatMap((rule) => {
    const items = taken.get(rule);
    return items ? { rule, items, step: moments[rule.moment] } : [];
  });
}

/** Only leaves are a bed: a radish is not. */
const isBed = (rule: ExtraRule, { name, plural }: Food): boolean =>
  !rule.kinds.includes('salad') || name === plural;

const suits = (rule: ExtraRule, { food, states }: KnownFood, taste: string | undefined): boolean =>
  rule.taste === taste &&
  isBed(rule, food) &&
  !/leaf$/.test(food.name) &&
  (rule.isDried === undefined || rule.isDried === states.has('dried'));

/** The sentence that puts them in. */
export const sayExtra = ({ rule }: Extra, names: readonly string[]): string => rule.say(andList(names));
