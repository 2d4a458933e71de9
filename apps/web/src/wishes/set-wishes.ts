import type { Wishes } from '@spatula/shared/wishes';
import { eachFood, typedNegation } from './typed-negation.ts';

/** The wishes as the visitor has set them, in the memory of the page only. */
export interface SetWishes extends Readonly<Pick<Wishes, 'servings' | 'minutes' | 'diet'>> {
  /** Foods to leave out. */
  readonly avoid: readonly string[];
  /** Foods to leave out that are still being typed. They count as well, so that no allergy is lost. */
  readonly typed: string;
  /** A word to the chef, as it is being typed. */
  readonly note: string;
}

/** The page as it is at first. */
export const NO_WISHES: SetWishes = { avoid: [], typed: '', note: '' };

/** A list of foods to leave out with some more, each of them once in whatever letter case. */
export function withFoods(avoid: readonly string[], more: readonly string[]): string[] {
  const foods = [...avoid, ...more];
  const names = foods.map((food) => food.toLowerCase());
  return foods.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** The wishes with the foods that are being typed on the list. */
export function settle(set: SetWishes): SetWishes {
  const typed = oneLine(set.typed);
  const negated = typedNegation(typed);
  const foods = negated.length > 0 ? negated : eachFood(typed);
  return { ...set, avoid: withFoods(set.avoid, foods), typed: '' };
}

/**
 * The wishes of a request; undefined where there are none.
 *
 * @param notAgain - titles of recipes that are not wanted again
 */
export function wishesOf(set: SetWishes, notAgain: readonly string[] = []): Wishes | undefined {
  const { servings, minutes, diet, avoid } = settle(set);
  const note = oneLine(set.note);
  const wishes: Wishes = {
    ...(servings && { servings }),
    ...(minutes && { minutes }),
    ...(diet && { diet }),
    ...(avoid.length > 0 && { avoid: [...avoid] }),
    ...(note && { note }),
    ...(notAgain.length > 0 && { notAgain: [...notAgain] }),
  };
  return Object.keys(wishes).length > 0 ? wishes : undefined;
}

/** Words on one line, as the API takes them: it refuses nothing that a visitor can type. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
