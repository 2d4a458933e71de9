import type { Portion } from './portion.ts';
import type { KnownFood } from './read-ingredient.ts';

/** One numbered step. `waiting` needs no hands; `meanwhile` happens during the waiting before it. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  readonly pace: 'active' | 'waiting' | 'meanwhile';
}

/** The portions of a dish, asked for by role. */
export type Plate = (...roles: readonly string[]) => readonly Portion[];

/** How heat gets into a food; `none` where nothing is cooked. */
export type Way = 'fry' | 'simmer' | 'roast' | 'none';

/** A form of dish: what it needs, welcomes and cannot stand, and how it is cooked. */
export interface Dish {
  /** As it ends a sentence: "it has no place in a frittata". */
  readonly name: string;
  readonly sweet: boolean;
  /** Every one of these must be met, by a role, a kind or the name of a food. */
  readonly needs: readonly (readonly string[])[];
  /** How many foods of each role there is room for. */
  readonly takes: Readonly<Record<string, number>>;
  /** Roles, kinds and foods that it cannot stand, though it takes their role. */
  readonly refuses?: readonly string[];
  /** How its foods are cooked: what does not suit that is left out. */
  readonly way: Way;
  /** Minutes that nothing in it may need more than. */
  readonly longest?: number;
  readonly serves: number;
  /** What one serving holds where it differs from the food's usual serving, by food, kind or role. */
  readonly eats?: Readonly<Record<string, number>>;
  /** Added from the cupboard, in this order, unless the list already does their work; at most three. */
  readonly staples: readonly string[];
  /** Millilitres of water or stock that it needs. */
  readonly water?: (foods: readonly KnownFood[], servings: number) => number;
  /** Cuisines that it comes from. */
  readonly cuisines: readonly string[];
  /** How much a cook likes to make it, against others that fit as well. */
  readonly appeal: number;
  readonly title: (plate: Plate) => string;
  readonly cook: (plate: Plate) => Step[];
  readonly tips: readonly string[];
  readonly variations: readonly string[];
}
