import type { Diet } from '../foods/diets.ts';
import type { Unwanted } from '../wishes/unwanted.ts';
import type { Mention } from './mentions.ts';

/** The diets of foods that do not suit a diet which people wish for. */
const BREAKS: Readonly<Record<string, readonly Diet[]>> = {
  vegan: ['vegetarian', 'rennet', 'fish', 'meat'],
  vegetarian: ['fish', 'meat'],
  pescatarian: ['meat'],
};

/** The diet among the things to look for. */
export const dietIn = (unwanted: readonly Unwanted[]): string | undefined =>
  unwanted.find(({ words }) => words in BREAKS)?.words;

/** Whether a recipe calls a food vegan or vegetarian, and so means another food than its name says. */
export const isOfPlants = ({ lacks }: Mention): boolean => lacks.has('meat');

/** Whether a food by its entry in the tables does not suit a diet. An entry knows nothing of "egg-free mayonnaise". */
export function breaksDiet(unwanted: readonly Unwanted[], { known, lacks }: Mention): boolean {
  const diets = BREAKS[dietIn(unwanted) ?? ''] ?? [];
  return known !== undefined && lacks.size === 0 && diets.includes(known.food.diet);
}
