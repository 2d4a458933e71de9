import { CARES, type Care } from './data/cares.ts';
import { RAW_BEAN, STATES } from './data/words.ts';
import { type Food, foodNamed } from './food.ts';
import type { KnownFood } from './read-ingredient.ts';
import { singular, tokens } from './words.ts';

const isRawBean = (words: readonly string[]): boolean =>
  words.some((word) => RAW_BEAN.has(word)) &&
  !words.some((word) => word === 'canned' || STATES.get(word) === 'cooked');

const DRIED: Readonly<Record<string, string>> = {
  'kidney beans': 'dried kidney beans',
  chickpeas: 'dried chickpeas',
  edamame: 'dried soybeans',
};

/** Beans by themselves are those of a can; raw, dry or soaked ones are another food, for they must be boiled first. */
export function asRawBean(known: KnownFood, words: readonly string[]): KnownFood {
  const { food, variety, typed } = known;
  const isBean = food.kind === 'legume' || (food.name === 'edamame' && /^soy/.test(typed ?? ''));
  if (!isBean || food.name === 'baked beans' || !isRawBean(words)) return known;
  const own = DRIED[food.name];
  return {
    ...known,
    typed: '',
    food: foodNamed(own ?? 'dried beans'),
    ...(!own && { variety: `dried ${variety ?? singular(food.name)}` }),
  };
}

let careOf: ReadonlyMap<string, readonly Care[]> | undefined;

const COOKED = new Map<Food, Food>();

/** Adds what must be known of a food, and takes from it that it may be eaten raw where it may not. */
export function withCare(known: KnownFood, words: readonly string[]): KnownFood {
  careOf ??= new Map(
    [
      ...Map.groupBy(
        CARES.flatMap((care) => care.names.map((name) => ({ name, care }))),
        ({ name }) => name,
      ),
    ].map(([name, rows]) => [name, rows.map(({ care }) => care)]),
  );
  const line = words.join(' ');
  const names = [known.food.name, known.variety ?? '', known.typed ?? '', '*'].map(
    (name) => tokens(name).join(' ') || name,
  );
  const cares = [...new Set(names.flatMap((name) => careOf?.get(name) ?? []))].filter(
    ({ when, unless }) => (!when || when.test(line)) && !unless?.test(line),
  );
  if (cares.length === 0) return known;
  if (!cares.some(({ cooked }) => cooked)) return { ...known, cares };
  const { food } = known;
  const cooked = COOKED.get(food) ?? {
    ...food,
    tags: new Set([...food.tags].filter((tag) => tag !== 'raw')),
  };
  COOKED.set(food, cooked);
  return { ...known, food: cooked, cares };
}
