import { claimsOf } from '../claims/claims.ts';
import { withoutDishWords } from '../claims/dish-words.ts';
import type { KnownRecipe } from '../cookbook/known-recipe.ts';
import type { Draft } from '../draft-recipe.ts';
import { DIET_NAMES } from '../foods/diets.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { methodOf } from '../method-of.ts';
import { tokens } from '../read/words.ts';
import { ADVICE } from './advice.ts';
import { activeMinutes, totalMinutes } from './minutes.ts';
import { NEEDS, OVEN } from './needs.ts';
import type { WishedDiet } from './order.ts';
import type { Taste } from './taste.ts';

/** Something that a dish must be, or should be. */
export interface Want {
  readonly kind: 'minutes' | 'diet' | 'seen' | 'taste';
  /** The want as the recipe repeats it: "ready in 30 minutes". */
  readonly name: string;
  readonly isMet: (draft: Draft) => boolean;
  /** Words that advice beside the dish must not have. */
  readonly notIn?: RegExp;
  /** Whether a dish of this recipe can meet the want at all: a first test, before the recipe is filled with foods. */
  readonly isOpenTo?: (recipe: KnownRecipe) => boolean;
  /** The foods of which the dish gets half. */
  readonly halve?: RegExp;
  /** How a dish is cooked for the want; empty where there is nothing to say. */
  readonly advise?: (draft: Draft) => string;
  /** A sentence for the recipe that meets the want. */
  readonly says?: string;
  /** Whether the dish is cooked even where no recipe meets the want. */
  readonly isSoft?: true;
  /** Whether the want is about how a dish is, and no reason to cook one that suits the list much worse. */
  readonly isMild?: true;
}

/** All that is wished for beside the number of people and the foods to leave out. */
export function wantsOf(wished: {
  readonly minutes?: number;
  readonly diet?: WishedDiet;
  readonly tastes: readonly Taste[];
  readonly notAgain: readonly string[];
  readonly note: string;
}): Want[] {
  const { minutes, diet, tastes, notAgain, note } = wished;
  const isAhead = tastes.some(({ needs }) => needs === 'night before');
  return [
    ...(minutes === undefined ? [] : [(isAhead ? inMinutesOfWork : inMinutes)(minutes)]),
    ...(diet ? [ofDiet(diet)] : []),
    ...(notAgain.length > 0 ? [unlike(notAgain)] : []),
    ...tastes.flatMap((taste) => ofTaste(taste, note)),
  ];
}

/** A step that is done on the day before, however few minutes it takes; "an hour, or overnight" leaves the choice. */
const DAY_BEFORE =
  /(?<!\b(?:or|to|even|better)(?:,? [a-z]+){0,4} )\bovernight\b|(?<!\bor (?:on )?the )\b(?:night|day) before\b/i;

/** Whether a dish begins on the day before. */
export const isOfTwoDays = ({ steps }: Draft): boolean => DAY_BEFORE.test(methodOf(steps));

const inMinutes = (minutes: number): Want => ({
  kind: 'minutes',
  name: `ready in ${minutes} minutes`,
  isMet: (draft) => totalMinutes(draft.steps) <= minutes && !isOfTwoDays(draft),
});

/** The minutes of somebody who makes a dish the night before: the hours in the fridge are not theirs. */
const inMinutesOfWork = (minutes: number): Want => ({
  kind: 'minutes',
  name: `${minutes} minutes of work`,
  isMet: (draft) => activeMinutes(draft.steps) <= minutes,
});

/** The strictest diets that a dish for each wished diet may have. Cheese is named with a word of warning. */
const LAXEST = { vegan: 'vegan', vegetarian: 'rennet', pescatarian: 'fish' } as const;

const ofDiet = (diet: WishedDiet): Want => ({
  kind: 'diet',
  name: diet,
  isMet: (draft) => DIET_NAMES.indexOf(dietOf(draft)) <= DIET_NAMES.indexOf(LAXEST[diet]),
});

function dietOf({ title, portions, steps }: Draft) {
  const foods = portions.flatMap((portion) => portion.foods);
  const text = [title, ...portions.flatMap(({ lines }) => lines), methodOf(steps)].join('\n');
  return claimsOf(foods, withoutDishWords(title, text, foods)).diet;
}

/** Words that make no difference between two titles. */
const SMALL: ReadonlySet<string> = new Set(
  'a an the and with of in on for from to my style easy quick simple best classic'.split(' '),
);

/** The least share of the words of two titles that both have, for two names of one dish. */
const LEAST_ALIKE = 0.6;

const wordsOf = (title: string): string[] => [...new Set(tokens(title).filter((word) => !SMALL.has(word)))];

/** Whether two titles name the same dish: "Creamy tomato soup" is "Tomato soup" again. */
function isSameTitle(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const both = first.filter((word) => second.includes(word)).length;
  return both > 0 && both / (first.length + second.length - both) >= LEAST_ALIKE;
}

const unlike = (titles: readonly string[]): Want => ({
  kind: 'seen',
  name: 'another idea',
  isMet: ({ title }) => !titles.some((seen) => isSameTitle(seen, title)),
});

function ofTaste(taste: Taste, note: string): Want[] {
  const { name, courses, cuisines, titles, dishes, needs, shows, halve, says, leaveOut, minutes, isSoft } =
    taste;
  const { isMet, appliance, notIn } = taste;
  const advise = ADVICE[name];
  // The foods to leave out and the minutes are wishes of their own.
  if (minutes !== undefined || (leaveOut && !isMet && !halve)) return [];
  const isMild = taste.isMild ?? (shows !== undefined || (needs !== undefined && MILD.has(needs)));
  const want = {
    ...({ kind: 'taste', name } as const),
    ...(isSoft && { isSoft }),
    ...(isMild && { isMild }),
    ...(halve && { halve }),
    ...(says && { says }),
    ...(notIn && { notIn }),
    ...(advise && { advise: (draft: Draft) => advise(draft, note) }),
  };
  if (isMet && appliance) {
    const isOpenTo = ({ title }: KnownRecipe): boolean => title.toLowerCase().startsWith(appliance);
    return [
      { ...want, isMild: true, isOpenTo, isMet: ({ found }) => isOpenTo(found.recipe) },
      { ...want, isMet },
    ];
  }
  if (isMet) return [{ ...want, isMet }];
  if (leaveOut) return [{ ...want, isSoft: true, isMet: () => true }];
  const of = (isOpenTo: (recipe: KnownRecipe) => boolean): Want => ({
    ...want,
    isOpenTo,
    isMet: ({ found }) => isOpenTo(found.recipe),
  });
  if (courses) {
    const want = of((recipe) => courses.includes(recipe.course));
    if (name === 'for breakfast') {
      const { isOpenTo: _, ...brunch } = want;
      return [{ ...brunch, isMet: (draft) => want.isMet(draft) || isOfEggs(draft) }];
    }
    return [name === 'sweet' ? { ...want, isMet: (draft) => want.isMet(draft) && isSweet(draft) } : want];
  }
  if (titles) return [of(({ title }) => titles.test(title))];
  if (dishes) return [of(({ title }) => dishes.has(title))];
  if (cuisines) return [of(({ cuisine }) => cuisines.includes(cuisine))];
  if (shows) return [{ ...want, isMet: ({ title, steps }) => shows.test(`${title}\n${methodOf(steps)}`) }];
  return [{ ...want, isMet: needs ? NEEDS[needs] : () => true, ...(needs === 'no oven' && { notIn: OVEN }) }];
}

/** Wants that are no reason to cook a dish that suits the list much worse. */
const MILD: ReadonlySet<Taste['needs']> = new Set([
  'keeps',
  'travels',
  'night before',
  'freezes',
  'protein',
  'little work',
  'one pan',
] as const);

const DINNER: ReadonlySet<KindName> = new Set<KindName>(['rice', 'pasta', 'noodle', 'mince', 'slowmeat']);

/** Whether a dish has eggs in it, and nothing that people have in the evening: they have it for breakfast too. */
const isOfEggs = ({ portions }: Draft): boolean => {
  const foods = portions.flatMap((portion) => portion.foods.map(({ food }) => food));
  return foods.some(({ name }) => name === 'egg') && !foods.some(({ kind }) => DINNER.has(kind));
};

const SAVOURY: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  'cured',
  'allium',
  'garlic',
  'hardcheese',
]);
const SWEET: ReadonlySet<KindName> = new Set<KindName>([
  'sugar',
  'honey',
  'jam',
  'berry',
  'bakefruit',
  'tropical',
]);

function isSweet({ portions, found }: Draft): boolean {
  const has = (kinds: ReadonlySet<KindName>): boolean =>
    portions.some(({ foods }) => foods.some(({ food }) => kinds.has(food.kind)));
  return !has(SAVOURY) && (found.recipe.course === 'sweet' || has(SWEET));
}
