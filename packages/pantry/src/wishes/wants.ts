import { claimsOf } from '../claims/claims.ts';
import { namesOf } from '../claims/contents.ts';
import { withoutDishWords } from '../claims/dish-words.ts';
import type { KnownRecipe } from '../cookbook/known-recipe.ts';
import type { Step } from '../cookbook/recipe.ts';
import type { Draft } from '../draft-recipe.ts';
import { DIET_NAMES } from '../foods/diets.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { keepingLine } from '../good-to-know.ts';
import { methodOf } from '../method-of.ts';
import { tokens } from '../read/words.ts';
import type { WishedDiet } from './order.ts';
import type { Taste } from './taste.ts';
import { HOT_FOODS, isFreezableRice } from './tastes.ts';

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

/** The minutes of all steps, without those that run during another one. */
export const totalMinutes = (steps: readonly Step[]): number =>
  sum(steps.filter(({ how }) => how !== 'meanwhile'));

/** The minutes in which somebody has to stand by: what is done while the oven works is work too. */
export const activeMinutes = (steps: readonly Step[]): number =>
  Math.min(totalMinutes(steps), sum(steps.filter(({ how }) => how !== 'hands off')));

const sum = (steps: readonly Step[]): number => steps.reduce((total, { minutes }) => total + minutes, 0);

/** All that is wished for beside the number of people and the foods to leave out. */
export function wantsOf(wished: {
  readonly minutes?: number;
  readonly diet?: WishedDiet;
  readonly tastes: readonly Taste[];
  readonly notAgain: readonly string[];
  readonly note: string;
}): Want[] {
  const { minutes, diet, tastes, notAgain, note } = wished;
  return [
    ...(minutes === undefined ? [] : [inMinutes(minutes)]),
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
  const { isMet, advise, appliance, notIn } = taste;
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
    const isBrunch = name === 'for breakfast';
    const want = of((recipe) => courses.includes(recipe.course) || (isBrunch && isOfEggs(recipe)));
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
  'freezes',
  'protein',
  'little work',
  'one pan',
] as const);

/** Whether eggs make the dish: people have it for breakfast too. */
const isOfEggs = ({ needs, places }: KnownRecipe): boolean =>
  needs.some((at) => places[at]?.options[0]?.food.name === 'egg');

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

const OVEN = /oven|\bbak(?:e|es|ed|ing)\b(?! (?:powder|soda))|\broast|\bbroil|\bgrill/i;
const HEATED = /\b(?:fr(?:y|ies|ied|ying)|simmer|boil|bake|roast|grill|oven|toast|sauté|melt|steam|heat)/i;
const VESSELS =
  /\b(saucepan|pan|pot|wok|skillet|casserole|tin|tray|baking sheet|griddle|steamer|(?:baking|ovenproof|gratin) dish|(?<!(?:serve|eat|spoon|move) the )dish)(?:e?s)?\b/gi;
/** Water for pasta or rice boils in a pot, even where the recipe does not name it. */
const WATER_POT =
  /\b(?:litres?|l) of (?:salted )?water to (?:the|a) boil\b|\bboil the [^.]*\bin [^.]*\bwater\b[^.]*\bdrain/i;
const SECOND = /\b(?:another|second|separate|other) (?:\w+ )?(?:pan|pot|saucepan)\b/i;

const PROTEIN: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  ...(['egg', 'legume', 'pulse', 'tofu', 'cannedfish'] as const),
]);
const SPOILT_BY_FROST: ReadonlySet<KindName> = new Set<KindName>(['salad', 'avocado', 'potato', 'yogurt']);

/** Words of a dish that cannot wait. */
const AT_ONCE = /\b(?:at once|straight away|immediately|within (?:the|an|two) hours?)\b/i;

/** Dishes that nobody takes along. */
const EATEN_WARM = /\b(?:porridge|omelette|scrambled|poached|soufflé)\b/i;

/** The most minutes of work in a dish that is little work. */
const LITTLE_WORK = 20;

/** The least minutes in which a dish cooks by itself and is little work too. */
const LONG_REST = 60;

const NEEDS: Readonly<Record<NonNullable<Taste['needs']>, Want['isMet']>> = {
  'no oven': ({ steps }) => !OVEN.test(methodOf(steps)),
  'no cooking': ({ steps }) => !HEATED.test(methodOf(steps)),
  'one pan': ({ steps }) => {
    const method = methodOf(steps);
    const vessels = new Set([...method.matchAll(VESSELS)].map(([, vessel = '']) => vessel.toLowerCase()));
    if (WATER_POT.test(method)) vessels.add('pot');
    return vessels.size <= 1 && !SECOND.test(method);
  },
  heat: ({ portions }) =>
    portions.some(({ foods }) => foods.some((known) => HOT_FOODS.test(namesOf(known).join(' ')))),
  // What simmers for an hour leaves its cook time for other things.
  'little work': ({ steps }) =>
    activeMinutes(steps) <= LITTLE_WORK || totalMinutes(steps) - activeMinutes(steps) >= LONG_REST,
  freezes: ({ steps, portions, found: { recipe } }) =>
    ((/main|soup|sauce|bread|sweet/.test(recipe.course) &&
      /\b(?:simmer|stew|bake|braise)/i.test(methodOf(steps))) ||
      /burrito|pancake|waffle|muffin/i.test(recipe.title)) &&
    // Mash and soup stand the frost, potatoes in pieces do not; sour cream that is served with it is not frozen.
    !portions.some(({ foods }) =>
      foods.some(
        ({ food }) =>
          SPOILT_BY_FROST.has(food.kind) &&
          food.name !== 'sweet potato' &&
          !(food.kind === 'potato' && (recipe.course === 'soup' || /\bmash/i.test(methodOf(steps)))) &&
          !(
            food.kind === 'yogurt' && /\bserve[^.]*\b(?:yogh?urt|cream|crème fraîche)/i.test(methodOf(steps))
          ),
      ),
    ),
  protein: ({ portions }) => portions.some(({ foods }) => foods.some(({ food }) => PROTEIN.has(food.kind))),
  // Of sweets and bread nothing is said, since nearly all of them keep.
  // What is packed in the morning is eaten at noon.
  travels: (draft) => {
    const line = keepingLine(draft);
    return (
      !AT_ONCE.test(methodOf(draft.steps)) &&
      !/^Eat it/.test(line) &&
      draft.found.recipe.course !== 'drink' &&
      !EATEN_WARM.test(draft.title)
    );
  },
  keeps: (draft) => {
    const line = keepingLine(draft);
    return line === ''
      ? !AT_ONCE.test(methodOf(draft.steps))
      : / keeps for [2-9] days/.test(line) || (isFreezableRice(draft) && / keeps for a day/.test(line));
  },
};
