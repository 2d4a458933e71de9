import { withoutDishWords } from './claims/dish-words.ts';
import { type Draft, draftOf } from './draft-recipe.ts';
import { type Found, findRecipes } from './find-recipe.ts';
import { withoutReplaced } from './line-notes.ts';
import { methodOf } from './method-of.ts';
import { lazy } from './read/lazy.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { hurried } from './wishes/hurry.ts';
import { totalMinutes } from './wishes/minutes.ts';
import type { ReadOrder } from './wishes/read-order.ts';
import { shareOf } from './wishes/servings.ts';
import type { Want } from './wishes/wants.ts';
import { mostOf, worthOf } from './worth-of.ts';

/** The most points by which the score of a recipe that is drawn can lie below the best score. */
const NEAR = 0.68;

/** The same limit, as a share of the best score. The lower of both limits counts. */
const NEAR_SHARE = 0.14;

/** The number of recipes, at most, from which one is drawn. */
const MOST_CANDIDATES = 3;

/** The number of recipes that are tried first where nothing was wished for. */
const FEW = 2 * MOST_CANDIDATES;

/**
 * The shares of the worth that the best recipe uses, of which a dish that meets the wants must use one. A dish that uses most of the list
 * is tried first; one that uses less than the last share is no dish of this list.
 */
const SHARES = [0.65, 0.4];

/** A food of this share of the greatest worth is the heart of a list too. A dish that uses all of them is tried before any other. */
const NEARLY_HEART = 0.99;

/** By how much worse a dish may suit a list that uses its heart: quinoa boiled in milk is no lunch of quinoa, feta and olives. */
const MOST_FOR_HEART = 10;

/** The recipe that is cooked, and the wants that no recipe for the list meets. */
export interface Choice {
  readonly draft: Draft;
  readonly unmet: readonly Want[];
  /** A dish that suits the list much better, and takes longer than was wished. */
  readonly longer?: Draft;
}

/** All recipes for an order, and how to fill them. */
export interface Menu {
  /** The recipes for the foods of the list, the best first: in each tier those of the tier before, and more. */
  readonly tiers: readonly (() => readonly Found[])[];
  /** A recipe filled with the foods; undefined when it names something that must not be in the dish. */
  readonly draft: (found: Found) => Draft | undefined;
}

/** Finds all recipes for these foods that an order may take. */
export function menuOf(items: readonly KnownFood[], { ban, servings, minutes, wants }: ReadOrder): Menu {
  const all = lazy(() => {
    const found = findRecipes(items, ban);
    return servings === undefined ? found : forPeople(found, servings, wants);
  });
  const isHalved = (name: string): boolean => wants.some(({ halve }) => halve?.test(name));
  const drafts = new Map<Found, Draft | undefined>();
  const make = (found: Found): Draft | undefined => {
    const leisurely = draftOf(found, servings, isHalved);
    const { steps } = leisurely;
    const draft =
      minutes === undefined
        ? leisurely
        : { ...leisurely, steps: hurried(steps, totalMinutes(steps), minutes) };
    const lines = draft.portions.flatMap((portion) => portion.lines.map(withoutReplaced));
    const foods = draft.portions.flatMap((portion) => portion.foods);
    const all = [draft.title, methodOf(draft.steps), ...lines].join('\n');
    const text = withoutDishWords(draft.title, all, foods);
    return ban.isIn(text) ? undefined : draft;
  };
  const usesShare = (share: number) => () => {
    const most = Math.max(...all().map(({ worth }) => worth));
    return all().filter(({ worth }) => worth >= share * most);
  };
  const heart = Math.max(...items.map(worthOf));
  const usesHeart = ({ left, score }: Found): boolean =>
    left.every((item) => worthOf(item) < heart * NEARLY_HEART) &&
    score >= (all()[0]?.score ?? 0) - MOST_FOR_HEART;
  const few = lazy(() => findRecipes(items, ban, FEW));
  return {
    tiers:
      wants.length > 0
        ? [() => all().filter(usesHeart), ...SHARES.map(usesShare)]
        : servings === undefined
          ? [few, all]
          : [all],
    draft: (found) => {
      if (!drafts.has(found)) drafts.set(found, make(found));
      return drafts.get(found);
    },
  };
}

/** By how much one dish suits a list much better than another one. */
const MUCH = 3;

/** How much worse a dish may suit a list for a want that is mild. */
const MOST_FOR_MILD = 5.5;

/** Nobody who asked for a quick dish wants to hear of one that takes longer than this. */
const MOST_MINUTES = 240;

/** Dishes that are made in a mug for each person, one after the other, and for how many that is sensible. */
const IN_A_MUG = /\bmug\b/i;
const MOST_MUGS = 3;

/** How much it counts against a dish when the stated amounts are enough for hardly any of the people. */
const SCARCE = 3;

/**
 * The recipes, with those behind others for which the stated amounts are too little. A sauce or a drink is no meal for so many, so it
 * stays only where hardly anything suits the list better, or where it was wished for.
 */
function forPeople(recipes: readonly Found[], servings: number, wants: readonly Want[]): Found[] {
  const isMeal = ({ recipe }: Found): boolean =>
    !/sauce|drink|preserve/.test(recipe.course) || wants.some(({ isOpenTo }) => isOpenTo?.(recipe));
  const least = (recipes[0]?.score ?? 0) - MUCH;
  return recipes
    .filter((found) => found.score > least || isMeal(found))
    .filter(({ recipe }) => servings <= MOST_MUGS || !IN_A_MUG.test(recipe.title))
    .map((found) => {
      const share = isMeal(found) ? shareOf(found, servings) : 0;
      return { ...found, score: found.score - SCARCE * (1 - share) };
    })
    .sort((one, other) => other.score - one.score);
}

/**
 * Draws one of the recipes that fit this order nearly as well as the best. Where no recipe meets all wants, a soft one is given up, then
 * the last two, and so on.
 */
export function chooseRecipe(menu: Menu, wants: readonly Want[], random: () => number): Choice | undefined {
  const soft = wants.filter(({ isSoft }) => isSoft);
  const without = (some: readonly Want[]): Want[] => wants.filter((want) => !some.includes(want));
  const singly = soft.toReversed().map((one) => without([one]));
  const together = soft.map((_, at) => without(soft.slice(-1 - at)));
  for (const some of [wants, ...singly, ...together.slice(1)]) {
    for (const recipes of menu.tiers) {
      const draft = draw(recipes(), menu.draft, some, random);
      if (draft) {
        const longer = longerOf(menu, draft, wants);
        return { draft, unmet: wants.filter(({ isMet }) => !isMet(draft)), ...(longer && { longer }) };
      }
    }
  }
  return undefined;
}

function longerOf(
  { tiers, draft }: Menu,
  { found, title }: Draft,
  wants: readonly Want[],
): Draft | undefined {
  const [best] = tiers[0]?.() ?? [];
  const better = best && best.score > found.score + MUCH ? draft(best) : undefined;
  const isOther = better && better.title !== title && totalMinutes(better.steps) <= MOST_MINUTES;
  const dish = isOther ? better : undefined;
  const unmet = dish ? wants.filter(({ isMet }) => !isMet(dish)) : [];
  return unmet.length === 1 && unmet[0]?.kind === 'minutes' ? dish : undefined;
}

function draw(
  recipes: readonly Found[],
  fill: Menu['draft'],
  wants: readonly Want[],
  random: () => number,
): Draft | undefined {
  const open = recipes.filter(({ recipe }) => wants.every(({ isOpenTo }) => isOpenTo?.(recipe) ?? true));
  const least = wants.some(({ isMild }) => isMild) ? (open[0]?.score ?? 0) - MOST_FOR_MILD : -Infinity;
  const rest = open.filter(({ score }) => score >= least);
  while (rest.length > 0) {
    const [best] = rest;
    const isNear = ({ score, left }: Found) =>
      best !== undefined &&
      score >= best.score - Math.min(NEAR, NEAR_SHARE * best.score) &&
      left.length <= best.left.length &&
      mostOf(left) <= mostOf(best.left);
    const near = rest.slice(0, MOST_CANDIDATES).filter(isNear);
    const [found] = rest.splice(Math.floor(random() * Math.max(1, near.length)), 1);
    const draft = found && fill(found);
    if (draft && wants.every(({ isMet }) => isMet(draft))) return draft;
  }
  return undefined;
}
