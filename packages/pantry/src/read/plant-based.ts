import type { NamedFood } from '../claims/contents.ts';
import type { KindName } from '../foods/kinds.ts';
import { FLESH } from '../foods/kinds.ts';
import { nameOfFood } from './lexicon.ts';

/** Words in front of meat that say that it is none: "vegetarian bacon". */
const MEATLESS = /\b(?:vegan|plant[ -]based|vegetarian|veggie|meatless|mock|quorn|beyond|impossible|soya?)\b/;

/** Words in front of cheese or chocolate that say that nothing in it is from an animal. */
const VEGAN = /\b(?:vegan|plant[ -]based)\b/;

const MEAT: ReadonlySet<KindName> = new Set<KindName>([...FLESH, 'cured', 'coldcut', 'cannedfish']);

/** What stands for meat of a kind; for other meat it is the first. */
const STANDS_FOR: Readonly<Partial<Record<KindName, string>>> = {
  mince: 'plant mince',
  sausage: 'vegan sausage',
  cured: 'vegan bacon',
};

const ANIMAL = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'] as const;

/** The food that people mean who write "vegan" in front of meat, cheese or mayonnaise; the food itself where the words say nothing of that. */
export function plantBased(known: NamedFood, words: string): NamedFood {
  const { food, variety = food.name } = known;
  const typed = `vegan ${variety}`;
  if (MEAT.has(food.kind) && MEATLESS.test(words)) {
    const instead = nameOfFood(STANDS_FOR[food.kind] ?? 'vegan chicken');
    return instead ? { ...instead, variety: food.kind === 'mince' ? 'plant mince' : typed } : known;
  }
  if (!VEGAN.test(words) || food.diet === 'vegan' || food.diet === 'meat') return known;
  const names = { name: `vegan ${food.name}`, plural: `vegan ${food.plural}`, short: `vegan ${food.short}` };
  const allergens = food.allergens.filter((allergen) => !ANIMAL.some((one) => one === allergen));
  const own = { ...food, ...names, sortOf: food.sortOf ?? food.name, allergens, diet: 'vegan' } as const;
  return { food: own, ...(known.variety && { variety: typed }) };
}
