import type { NamedFood } from '../claims/contents.ts';
import { FOODS, type Food } from '../foods/food.ts';
import { lazy } from './lazy.ts';
import { PhraseTable } from './phrase-table.ts';
import { normal } from './words.ts';

const namesOf = (food: Food): [name: string, named: NamedFood][] => [
  ...food.varieties.map((variety): [string, NamedFood] => [variety, { food, variety }]),
  ...[...food.names, food.plural, food.name].map((name): [string, NamedFood] => [name, { food }]),
];

/** The names of all foods that the chef knows. */
export const lexicon = lazy(() => new PhraseTable(FOODS.flatMap(namesOf)));

/** The food with exactly this name. */
export const nameOfFood = (name: string): NamedFood | undefined => lexicon().get(normal(name));
