import type { Plate } from './dish.ts';
import type { Portion } from './portion.ts';
import { andList, capital } from './words.ts';

/** What a dish is named after, most telling first. */
const TELLING = [
  'main',
  'egg',
  'cured',
  'vegetable',
  'tuber',
  'cheese',
  'fruit',
  'tomato',
  'salad',
  'starch',
  'nut',
  'nutbutter',
  'aromatic',
];

const shortOf = ({ food, name }: Portion): string => (name === food.name ? food.short : name);

/** The words a dish is called by: "salmon, pea and dill". */
export function lead(plate: Plate, most: number, roles: readonly string[] = TELLING): string {
  const names = plate(...roles).map(shortOf);
  return andList([...new Set(names)].slice(0, most));
}

/** "Spinach and feta frittata"; the second word alone when there is nothing to name it after. */
export const titled = (words: string, form: string): string => capital(`${words} ${form}`.trim());
