import type { KindName } from './kinds.ts';

/** Kinds of food that a recipe may ask for together: "any quick vegetables". */
interface KindGroup {
  readonly kinds: readonly KindName[];
  /** Kinds that belong to the group only when the food has been cooked before. */
  readonly cookedKinds?: readonly KindName[];
}

/** The groups of kinds, by the name that stands behind "any". */
export const KIND_GROUPS: Readonly<Record<string, KindGroup>> = {
  'quick vegetables': { kinds: ['firmveg', 'softveg', 'podveg', 'leaf', 'tomato', 'root'] },
  'roasting vegetables': { kinds: ['firmveg', 'softveg', 'tomato'] },
  'root vegetables': { kinds: ['potato', 'root'] },
  'leafy greens': { kinds: ['leaf', 'salad'] },
  herbs: { kinds: ['herb'] },
  cheese: { kinds: ['hardcheese', 'softcheese', 'frycheese'] },
  meat: { kinds: ['poultry', 'meat', 'slowmeat', 'mince', 'sausage'] },
  'stewing meat': { kinds: ['poultry', 'meat', 'slowmeat'] },
  'cooked meat': {
    kinds: ['coldcut', 'cured'],
    cookedKinds: ['poultry', 'wholebird', 'meat', 'slowmeat', 'sausage'],
  },
  fish: { kinds: ['fish'] },
  fruit: { kinds: ['bakefruit', 'berry', 'tropical', 'citrus'] },
  berries: { kinds: ['berry'] },
  nuts: { kinds: ['nut'] },
  pasta: { kinds: ['pasta'] },
  spices: { kinds: ['spice', 'woodherb', 'herb', 'sweetspice'] },
  beans: { kinds: ['legume'] },
};
