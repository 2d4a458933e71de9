/** The kinds of measure. No amount is ever converted from one kind to another. `other` is no amount of food: minutes, people. */
export type Dimension = 'mass' | 'volume' | 'length' | 'temperature' | 'count' | 'other';

/** A unit that a recipe may state an amount in. */
export interface Unit {
  /** Its name after 1, and its name after a larger number. */
  one: string;
  many: string;
  dimension: Dimension;
  /** Spoons belong to both systems; a unit that only counts belongs to none. */
  system: 'metric' | 'us' | 'both' | 'none';
  /** In grams, millilitres or centimetres; 1 where nothing is converted. Cups and spoons are those of US food labels. */
  size: number;
}

interface Measure extends Omit<Unit, 'one' | 'many'> {
  short: string[];
  long: string[];
}

const MEASURES: Measure[] = [
  { dimension: 'mass', system: 'metric', size: 1, short: ['g', 'gr', 'gm', 'gms'], long: ['gram', 'gramme'] },
  { dimension: 'mass', system: 'metric', size: 1000, short: ['kg', 'kgs'], long: ['kilogram', 'kilo'] },
  { dimension: 'mass', system: 'us', size: 28.35, short: ['oz'], long: ['ounce'] },
  { dimension: 'mass', system: 'us', size: 453.6, short: ['lb'], long: ['pound'] },
  {
    dimension: 'volume',
    system: 'metric',
    size: 1,
    short: ['ml', 'mls', 'cc'],
    long: ['milliliter', 'millilitre'],
  },
  { dimension: 'volume', system: 'metric', size: 10, short: ['cl'], long: ['centiliter', 'centilitre'] },
  { dimension: 'volume', system: 'metric', size: 100, short: ['dl'], long: ['deciliter', 'decilitre'] },
  { dimension: 'volume', system: 'metric', size: 1000, short: ['l', 'ltr'], long: ['liter', 'litre'] },
  { dimension: 'volume', system: 'us', size: 30, short: ['fl oz'], long: ['fluid ounce'] },
  { dimension: 'volume', system: 'us', size: 240, short: ['c'], long: ['cup'] },
  { dimension: 'volume', system: 'us', size: 475, short: ['pt'], long: ['pint'] },
  { dimension: 'volume', system: 'us', size: 950, short: ['qt'], long: ['quart'] },
  { dimension: 'volume', system: 'us', size: 3800, short: ['gal'], long: ['gallon'] },
  { dimension: 'volume', system: 'both', size: 5, short: ['tsp', 'tsps'], long: ['teaspoon'] },
  {
    dimension: 'volume',
    system: 'both',
    size: 15,
    short: ['tbsp', 'tbsps', 'tbs', 'tbl'],
    long: ['tablespoon'],
  },
  { dimension: 'length', system: 'metric', size: 0.1, short: ['mm'], long: ['millimeter', 'millimetre'] },
  { dimension: 'length', system: 'metric', size: 1, short: ['cm'], long: ['centimeter', 'centimetre'] },
  { dimension: 'length', system: 'us', size: 2.54, short: ['"', '”', '″'], long: ['inch'] },
  { dimension: 'temperature', system: 'metric', size: 1, short: ['°c'], long: ['celsius', 'centigrade'] },
  { dimension: 'temperature', system: 'us', size: 1, short: ['°f'], long: ['fahrenheit'] },
];

/** Packages. A size in brackets beside one of these is the size of each. */
// biome-ignore format: words are read more easily in lines
const CONTAINERS: readonly string[] = [
  'can', 'tin', 'jar', 'package', 'packet', 'pkg', 'pack', 'box', 'bag', 'bottle', 'carton', 'container',
  'tub', 'sachet', 'envelope', 'pouch', 'block', 'brick', 'tube', 'punnet',
];

/** Units that no cook divides: two cloves or three, not two and a half. */
// biome-ignore format: words are read more easily in lines
const WHOLE_ONLY: readonly string[] = [
  'clove', 'sprig', 'leaf', 'sheet', 'pinch', 'dash', 'drop', 'ball', 'scoop', 'wedge', 'cube',
];

// biome-ignore format: words are read more easily in lines
const COUNTED: readonly string[] = [
  'slice', 'piece', 'bunch', 'head', 'bulb', 'stalk', 'rib', 'stick', 'strip', 'rasher', 'ear', 'knob',
  'handful', 'fillet', 'dozen', 'thumb', 'shot',
];

/** After one of these words a number is no amount of food, but a time, a temperature, a number of people. */
// biome-ignore format: words are read more easily in lines
const NOT_FOOD: readonly string[] = [
  'second', 'sec', 'minute', 'min', 'hour', 'hr', 'h', 's', 'day', 'week', 'month', 'year', 'degree',
  'watt', 'w', 'kcal', 'calorie', 'cal', 'kj', 'person', 'serving', 'portion', 'adult', 'time', 'batch',
  'percent', 'guest', 'way', 'layer', 'side', 'setting', 'step', 'stage', 'part', 'third',
];

/** The plural of a name, by the rules that cover most names of food. */
export function plural(word: string): string {
  if (/^dozen$/i.test(word)) return word;
  if (/^person$/i.test(word)) return 'people';
  if (/(?:lea|loa|hal|shel)f$/i.test(word)) return `${word.slice(0, -1)}ves`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|[sxz]|tomato|potato|mango)$/i.test(word) ? `${word}es` : `${word}s`;
}

const UNITS = new Map<string, Unit>();

for (const { short, long, ...rest } of MEASURES) {
  for (const name of short) UNITS.set(name, { ...rest, one: name, many: name });
  for (const name of long) addWithPlural({ ...rest, one: name, many: plural(name) });
}
UNITS.set('lbs', { dimension: 'mass', system: 'us', size: 453.6, one: 'lb', many: 'lbs' });
for (const one of [...CONTAINERS, ...WHOLE_ONLY, ...COUNTED])
  addWithPlural({ dimension: 'count', system: 'none', size: 1, one, many: plural(one) });
for (const one of NOT_FOOD)
  addWithPlural({ dimension: 'other', system: 'none', size: 1, one, many: plural(one) });

function addWithPlural(unit: Unit): void {
  UNITS.set(unit.one, unit);
  UNITS.set(unit.many, unit);
}

/** The unit with this name, if there is one. A capital T is a tablespoon, a small t a teaspoon. */
export function unitNamed(written: string): Unit | undefined {
  if (written === 'T') return UNITS.get('tbsp');
  if (written === 't') return UNITS.get('tsp');
  if (/^(?:[°º˚]|degrees?)? ?[CF]$/.test(written)) return UNITS.get(`°${written.slice(-1).toLowerCase()}`);
  const name = written
    .toLowerCase()
    .replace(/^degrees? /, '')
    .replace(/^fl\b[. ]*/, 'fl ')
    .replace(/\.$/, '');
  return UNITS.get(name);
}

type WrittenUnit =
  | 'g'
  | 'kg'
  | 'oz'
  | 'ounce'
  | 'lb'
  | 'ml'
  | 'l'
  | 'tsp'
  | 'teaspoon'
  | 'tbsp'
  | 'tablespoon'
  | 'cup'
  | 'fl oz'
  | 'mm'
  | 'cm'
  | 'inch'
  | '°c'
  | '°f';

/** A unit that this package itself writes into recipes. */
export const unitOf = (name: WrittenUnit): Unit => UNITS.get(name) as Unit;

export const isContainer = (unit: Unit): boolean => CONTAINERS.includes(unit.one);

export const isWholeOnly = (unit: Unit): boolean => WHOLE_ONLY.includes(unit.one);
