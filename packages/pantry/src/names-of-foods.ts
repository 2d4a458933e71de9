import type { NamedFood } from './claims/contents.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import { PIECES } from './foods/spices.ts';
import { isDriedBean } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { plural } from './read/words.ts';

/** Varieties of food in pieces that come without pieces. */
export const PULP = /(?:pur[eé]e|passata|sauce|paste)$/;

/** Varieties that are weighed and not counted, although others of their food are. */
const MASS =
  /(?:meat|meal|flour|sirloin)$|^lasagn[ae]$|(?<!\b(?:kiw|chil|chill))i$|^(?:turkey|chicken|duck|ramen|udon|soba|vermicelli)$/;

/** The plural of a food that comes in pieces; the name as it is for any other food, such as sugar. */
export const pluralOf = ({ food: { name, plural: many, kind }, variety }: NamedFood): string => {
  if (variety === undefined) return many;
  if (MASS.test(variety)) return variety;
  const isCounted =
    PIECES.test(variety) ||
    (!/herb$/.test(kind) && !PULP.test(variety) && (many !== name || name.endsWith('s')));
  return isCounted ? plural(variety) : variety;
};

/** The name of one piece. */
export function singularOf(name: string, { food, variety }: NamedFood): string {
  const one = variety !== undefined && name === plural(variety) ? variety : name;
  return one === food.plural ? food.name : one.replace(/(?<=[^aeious])ies$/, 'y').replace(/(?<![su])s$/, '');
}

/** The part of an egg that a place takes, for whole eggs in a place for whites or yolks. */
export function eggPart({ food }: NamedFood, { options }: OpenPlace): 'whites' | 'yolks' | undefined {
  const usual = options[0]?.food.name;
  if (food.name !== 'egg' || options.some((option) => option.food.name === 'egg')) return undefined;
  return usual === 'egg white' ? 'whites' : usual === 'egg yolk' ? 'yolks' : undefined;
}

/** Names of which everybody leaves out the last word. */
const SAID_TWICE =
  /^(?:pure )?((?:(?:(?:extra[- ])?sharp|mild|mature|white|part-skim|fat-free|vegan) )*(?:cheddar|mozzarella|parmesan|parmigiano reggiano|pecorino|pecorino romano|feta|gruy[eè]re|provolone|ricotta|asiago|gouda|monterey jack|brie|gorgonzola|mascarpone|halloumi|fontina|cotija|vanilla)) (?:cheese|extract|essence)$/;

/** The name of a food in a place: the recipe's name for it, or else the plural of the list's name. */
export function nameOf(item: KnownFood, place: OpenPlace): string {
  const { food, variety } = item;
  const { options, unit, note = '' } = place;
  const part = eggPart(item, place);
  if (part) return `egg ${part}`;
  // Only the juice of a lemon is measured in spoons.
  if (unit && /^(?:tsp|tbsp|ml)$/.test(unit) && !/\bzest\b/.test(note) && food.sortOf?.endsWith(' juice'))
    return food.sortOf;
  if (!unit && food.kind === 'stock') return `${food.name.replace(/ ?stock$/, '')} stock cubes`.trim();
  const isWhole =
    /peppercorns?$/.test(variety ?? '') && !options.some((option) => /peppercorn/.test(option.called));
  if (isWhole && unit && options.some((option) => option.food.name === food.name))
    return 'freshly ground pepper';
  const own =
    options.find((option) => option.food.name === food.name && option.variety === variety) ??
    // A lemon takes a place for lemon juice under the name "lemon juice".
    options.find((option) => option.food.name === food.sortOf && option.food.name.endsWith(' juice'));
  const name = (own?.called ?? pluralOf(item)).replace(SAID_TWICE, '$1');
  return isDriedBean(item) && !name.startsWith('dried') ? `dried ${name}` : name;
}
