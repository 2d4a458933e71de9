import { amountText, gramsOf, gramsOfPlace, measured, scaleText } from './amounts.ts';
import type { Use } from './assign-places.ts';
import { type Extra, sayExtra } from './extras.ts';
import type { Found } from './find-recipe.ts';
import type { Food } from './foods/food.ts';
import { isCooked, type NamedFood, type OpenPlace, openPlace, POURED_WATER } from './match-food.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { plural } from './read/words.ts';

/** A place of a recipe with its food and amount. */
export interface Portion {
  readonly place: OpenPlace;
  /** The foods of the list in it; none where the cupboard fills it. */
  readonly uses: readonly Use[];
  /** The foods in it, from wherever they come. */
  readonly foods: readonly NamedFood[];
  /** How the recipe calls them. */
  readonly names: readonly string[];
  /** The lines of the ingredients, one for each food. */
  readonly lines: readonly string[];
}

/** A recipe measured out for a list. */
export interface Fitted {
  readonly found: Found;
  readonly servings: number;
  /** What the amounts of the file are multiplied by. */
  readonly factor: number;
  readonly portions: readonly Portion[];
  /** Sentences that put what has no place in the recipe into one of its steps. */
  readonly added: readonly { readonly step: number; readonly text: string }[];
}

/** Factors that keep the numbers of a recipe plain. */
const FACTORS = [4, 3, 2.5, 2, 1.5, 1.25, 1, 0.75, 0.67, 0.5, 0.33, 0.25];

/** Measures a recipe out: what is stated of its main foods decides for how many it is. */
export function fitRecipe(found: Found): Fitted {
  const { recipe, uses, fromCupboard } = found;
  const ratios = uses.flatMap((use) => {
    const place = recipe.places[use.place];
    const ratio = place && !place.isOptional ? statedRatio(use.item, place) : undefined;
    return ratio === undefined ? [] : [ratio];
  });
  const most = ratios.length > 0 ? Math.min(...ratios) : 1;
  const factor = FACTORS.find((one) => one <= most * 1.02) ?? 0.25;
  const placed = [...recipe.places.entries()].flatMap(([at, place]): Portion[] => {
    const here = uses.filter((use) => use.place === at);
    const filler = fromCupboard.get(at);
    return here.length > 0 || filler ? [portionOf(place, here, factor, filler)] : [];
  });
  const extras = found.extras.map((extra) => ({ extra, portions: extraPortions(extra, factor) }));
  return {
    found,
    servings: Math.max(1, Math.round(recipe.serves * factor)),
    factor,
    portions: [...placed, ...extras.flatMap(({ portions }) => portions), ...stockPortion(found, factor)],
    added: extras.map(({ extra, portions }) => ({
      step: extra.step,
      text: sayExtra(
        extra,
        portions.flatMap(({ names }) => names),
      ),
    })),
  };
}

/** Stock, as much as the recipe has water. */
function stockPortion({ recipe, stock }: Found, factor: number): Portion[] {
  const [, amount] = POURED_WATER.exec(scaleText(recipe.steps[recipe.watered]?.text ?? '', factor)) ?? [];
  if (!stock || amount === undefined) return [];
  const name = pluralOf(stock.food, stock.variety);
  const place = openPlace({ quantity: 1, foods: [name] });
  return [
    {
      place,
      uses: [{ item: stock, place: -1, quality: 1 }],
      foods: [stock],
      names: [name],
      lines: [`- ${amount} ${name}`],
    },
  ];
}

function extraPortions({ items, rule }: Extra, factor: number): Portion[] {
  return items.map((item) => {
    const own = item.food.weighs['clove'] ? ({ quantity: 2, unit: 'cloves' } as const) : rule;
    const place = {
      ...openPlace({
        quantity: own.quantity,
        ...(own.unit && { unit: own.unit }),
        foods: [pluralOf(item.food, item.variety)],
      }),
      options: [{ ...item, called: pluralOf(item.food, item.variety) }],
    };
    return portionOf(place, [{ item, place: -1, quality: 1 }], factor);
  });
}

function statedRatio({ food, stated }: KnownFood, place: OpenPlace): number | undefined {
  const has = stated && gramsOf(food, stated);
  const wants = gramsOfPlace(place);
  return has && wants ? has / wants : undefined;
}

/** The plural of what comes in pieces; what does not, such as sugar, has none. */
export const pluralOf = ({ name, plural: own }: Food, variety?: string): string => {
  if (variety === undefined) return own;
  return own === name && !name.endsWith('s') ? variety : plural(variety);
};

/** How a food of the list is called in a place. */
function nameOf({ item: { food, variety, states } }: Use, place: OpenPlace): string {
  const own =
    place.options.find((option) => option.food.name === food.name && option.variety === variety) ??
    // The juice of a lemon is what a place for lemon juice takes.
    place.options.find((option) => option.food.name === food.sortOf && option.food.name.endsWith(' juice'));
  const isBean = food.kind === 'legume' && states.has('dried');
  const name = own?.called ?? pluralOf(food, variety);
  return isBean && !name.startsWith('dried') ? `dried ${name}` : name;
}

function portionOf(place: OpenPlace, uses: readonly Use[], factor: number, filler?: NamedFood): Portion {
  const all = filler ? [fillerName(place, filler)] : uses.map((use) => nameOf(use, place));
  const isOnePiece = !place.unit && place.quantity * factor <= 1 && all.length === 1;
  const food = filler ?? uses[0]?.item;
  const names = isOnePiece && food ? all.map((name) => singularOf(name, food)) : all;
  const foods = filler ? [filler] : uses.map(({ item }) => item);
  const lines = names.map((name, at) => lineOf(place, uses[at], factor / names.length, name));
  return { place, uses, foods, names, lines };
}

function lineOf(place: OpenPlace, use: Use | undefined, factor: number, name: string): string {
  const isChanged = use && swellOf(use.item, place) !== 1;
  const notes = [
    ...STATE_NOTES.filter((state) => use?.item.states.has(state) && !place.note?.includes(state)),
    ...(place.note && !isChanged && isFor(place.note, use) ? [place.note] : []),
    ...(use?.replaces ? [`in place of ${use.replaces}`] : []),
  ];
  return `- ${[`${amountOf(place, use, factor)} ${name}`, ...notes].join(', ')}`;
}

/** Whether a note fits the food: only what has juice is squeezed. */
const isFor = (note: string, use: Use | undefined): boolean =>
  !use ||
  !/squeez|juice|zest|if whole/.test(note) ||
  (/if whole/.test(note) && use.item.food.kind === 'tomato') ||
  /lemon|lime|orange|grapefruit/.test(use.item.food.name);

const fillerName = (place: OpenPlace, filler: NamedFood): string =>
  place.options.find((option) => option === filler)?.called ?? filler.food.plural;

const STATE_NOTES = ['cooked', 'canned', 'frozen'] as const;

const singularOf = (name: string, { food, variety }: NamedFood): string => {
  if (variety && name === plural(variety)) return variety;
  return name === food.plural ? food.name : name.replace(/(?<=[^aeious])ies$/, 'y').replace(/(?<![s])s$/, '');
};

/** How many grams of a food stand for one of the place's: dry beans are less than boiled ones, cooked rice is more than dry. */
function swellOf(item: KnownFood, { note = '' }: OpenPlace): number {
  if (item.food.kind === 'legume' && item.states.has('dried')) return 0.4;
  const isGrain = ['rice', 'grain', 'pasta', 'noodle'].includes(item.food.kind);
  return isGrain && isCooked(item) && !/\b(?:cooked|leftover|boiled)\b(?!\))/.test(note) ? 2.4 : 1;
}

const SPOON = /^(?:tsp|tbsp)$/;
const PIECES: ReadonlySet<string> = new Set(['woodherb', 'spice', 'sweetspice', 'garlic']);

/** The amount in front of the food's name: "2 (300 g)", "500 g", "1½ tbsp". */
function amountOf(place: OpenPlace, use: Use | undefined, factor: number): string {
  const { quantity, unit, size, grams } = place;
  const count = measured(quantity * factor, unit ?? '');
  const usual = place.options[0]?.food;
  const stated = use?.item.stated;
  const has = use && stated && gramsOf(use.item.food, stated);
  const wants = gramsOfPlace(place);
  const swell = use ? swellOf(use.item, place) : 1;
  const scaled = wants === undefined ? undefined : wants * factor * swell;
  // Of a food that comes in other pieces than the usual one, and of one that there is too little of, the weight decides.
  if (use && scaled !== undefined && has && has < scaled * 0.98) {
    if (stated.unit === 'each') return amountText(stated.count);
    return amountText(Math.floor(has), place.unit === 'ml' || place.unit === 'l' ? 'ml' : 'g');
  }
  // Dried herbs are three times as strong as fresh ones.
  if (use?.item.food.kind === 'herb' && use.item.states.has('dried') && unit !== 'tsp')
    return amountText(
      measured(unit === 'tbsp' ? quantity * factor : Math.max(0.5, (quantity * factor) / 10), 'tsp'),
      'tsp',
    );
  if (swell !== 1 && scaled !== undefined) return amountText(measured(scaled, 'g'), 'g');
  // A teaspoon of leaves or pods that are counted is one or two of them.
  const isCounted =
    use && use.item.food.weighs['each'] !== undefined && use.item.food.plural !== use.item.food.name;
  if (isCounted && SPOON.test(unit ?? '') && PIECES.has(use.item.food.kind))
    return amountText(Math.max(1, Math.round(quantity * factor)));
  const isOther = use && usual && use.item.food.name !== usual.name;
  if (isOther && !unit && grams !== undefined) return amountText(measured(grams * factor, 'g'), 'g');
  const weight = grams === undefined ? '' : ` (${amountText(measured(grams * factor, 'g'), 'g')})`;
  return `${amountText(count, unit)}${size ? ` ${size}` : ''}${weight}`;
}
