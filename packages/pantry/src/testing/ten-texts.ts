import { writeRecipe } from '../write-recipe.ts';
import { chance } from './chance.ts';

/** Ten texts for one list, so that no lucky draw hides a dish. */
export const tenTexts = (list: readonly string[]): string[] =>
  Array.from({ length: 10 }, (_, seed) => writeRecipe(list, chance(seed * 7919)));
