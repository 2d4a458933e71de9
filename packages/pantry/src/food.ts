import { DIET_NAMES, type Diet } from './data/diets.ts';
import { FOOD_ROWS } from './data/foods.ts';
import { KIND_ROWS } from './data/kinds.ts';

const TASTES = ['sweet', 'savoury', 'both'] as const;

/** How much of a food one person eats, and what a cook measures it with. */
interface Serving {
  readonly quantity: number;
  /** `g`, `ml`, `tsp`, `tbsp`, `each`, or the name of a piece: `clove`, `slice` … */
  readonly unit: string;
  /** A household measure for foods in grams, or the piece itself, with its weight in grams. */
  readonly measure?: { readonly name: string; readonly grams: number };
}

/** One food, with what its kind says filled in. Minutes of 0 mean that this way of cooking does not suit it. */
export interface Food {
  readonly name: string;
  readonly plural: string;
  /** Whether it comes in pieces that have a plural. */
  readonly countable: boolean;
  /** The word a dish is named after. */
  readonly short: string;
  readonly kind: string;
  readonly role: string;
  readonly diet: Diet;
  readonly serving: Serving;
  readonly cut: string;
  readonly fry: number;
  readonly simmer: number;
  readonly roast: number;
  /** Millilitres that one gram soaks up. */
  readonly liquid: number;
  /** Which rule says when it is safe to eat. */
  readonly heat: string;
  readonly taste: (typeof TASTES)[number];
  readonly allergens: readonly string[];
  readonly cuisines: readonly string[];
  /** What to watch for in a pan or an oven, and in a pot. */
  readonly cue: string;
  readonly simmerCue: string;
  readonly swap: string;
  /** Everything a rule can call it: role, kind, name, cuisines (`@it`), `raw`, `done`. */
  readonly tags: ReadonlySet<string>;
  /** Varieties and other English names, which a recipe keeps as they were typed. */
  readonly varieties: readonly string[];
  /** Wordings, other languages and emoji, which it translates into the food's name. */
  readonly aliases: readonly string[];
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const optionsOf = (cell: string): Map<string, string> =>
  new Map(
    cell.split(' ').flatMap((word): [string, string][] => {
      const [key = '', value = ''] = word.split('=');
      return key === '' ? [] : [[key, value.replaceAll('_', ' ')]];
    }),
  );

const KINDS = new Map(rowsOf(KIND_ROWS).map((row) => [row[0] ?? '', row]));

function readServing(cell: string): Serving {
  const [, quantity, unit = '', weight, name, grams] =
    /^([\d.]+) ?([a-z]+)(\d+)?(?: ?([a-z]+)(\d+))?$/.exec(cell) ?? [];
  const measure =
    grams === undefined ? { name: unit, grams: Number(weight) } : { name: name ?? '', grams: Number(grams) };
  return { quantity: Number(quantity), unit, ...(measure.grams > 0 && { measure }) };
}

const listOf = (cell = ''): string[] => cell.split(',').flatMap((name) => name.trim() || []);

const tasteOf = (options: Map<string, string>): Food['taste'] | undefined =>
  TASTES.find((taste) => options.has(taste));

const marked = (options: Map<string, string>, mark: string): string[] =>
  [...options.keys()].filter((key) => key.startsWith(mark)).map((key) => key.slice(1));

function readFood([names = '', kind = '', amount = '', own = '', aliases = '']: readonly string[]): Food {
  const [, usualRole = '', diet = '', cut = '', minutes = '', common = '', cue = '', swap = ''] =
    KINDS.get(kind) ?? [];
  const [name = '', plural = ''] = names.split('/');
  const options = new Map([...optionsOf(common), ...optionsOf(own)]);
  const [fry, simmer, roast] = minutes.split(' ').map(Number);
  const number = (key: string, usual = 0) => Number(options.get(key) ?? usual);
  const role = options.get('role') ?? usualRole;
  const lacks = marked(options, '-');
  return {
    name,
    plural: plural || name,
    countable: names.includes('/'),
    short: options.get('short') ?? name,
    kind,
    role,
    diet: DIET_NAMES.find((word) => word === (options.get('diet') ?? diet)) ?? 'vegan',
    serving: readServing(amount),
    cut: options.get('cut') ?? cut,
    fry: number('fry', fry),
    simmer: number('simmer', simmer),
    roast: number('roast', roast),
    liquid: number('liquid'),
    heat: options.get('heat') ?? '',
    taste: tasteOf(optionsOf(own)) ?? tasteOf(options) ?? 'savoury',
    allergens: marked(options, '!').filter((allergen) => !lacks.includes(allergen)),
    cuisines: marked(options, '@'),
    cue: cue.split(' / ')[0] ?? '',
    simmerCue: cue.split(' / ').at(-1) ?? '',
    swap,
    tags: new Set([role, kind, name.replaceAll(' ', '_'), ...tagsOf(options)]),
    varieties: listOf(aliases.split(';')[0]),
    aliases: listOf(aliases.split(';')[1]),
  };
}

const tagsOf = (options: Map<string, string>): string[] =>
  [...options.keys()].filter(
    (key) => key.startsWith('@') || key === 'done' || (key === 'raw' && !options.has('cooked')),
  );

/** Every food the chef knows. */
export const FOODS: readonly Food[] = rowsOf(FOOD_ROWS).map(readFood);

/** The food of that name in the table; throws when there is none, which only a mistake in our own data can bring about. */
export function foodNamed(name: string): Food {
  const food = FOODS.find((known) => known.name === name);
  if (!food) throw new Error(`The table of foods has no line for "${name}"`);
  return food;
}
