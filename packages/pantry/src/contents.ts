import { MADE_OF } from './data/made-of.ts';
import type { Food } from './food.ts';
import { singular, tokens } from './words.ts';

/** What the table knows: the things that a phrase holds, and the thing that a word of a wish means. */
interface Contents {
  readonly held: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many words the longest phrase has that begins with this one. */
  readonly longest: ReadonlyMap<string, number>;
  /** The thing that a name means. */
  readonly named: ReadonlyMap<string, string>;
}

const cells = (cell = ''): string[] =>
  cell
    .split(',')
    .map((name) => tokens(name).join(' '))
    .filter((name) => name !== '');

function readContents(): Contents {
  const direct = new Map<string, Set<string>>();
  const named = new Map<string, string>();
  const hold = (phrase: string, thing: string) =>
    direct.set(phrase, (direct.get(phrase) ?? new Set()).add(thing));
  for (const row of MADE_OF.trim().split('\n')) {
    const [names = '', phrases, others] = row.split('|');
    const thing = names.split(',')[0]?.trim() ?? '';
    for (const name of [...cells(names), ...cells(phrases)]) hold(name, thing);
    for (const name of [...cells(names), ...cells(others)]) named.set(name, thing);
  }
  const closed = new Map([...direct].map(([phrase, things]) => [phrase, close(things, direct)]));
  const longest = new Map<string, number>();
  for (const phrase of closed.keys()) {
    const words = phrase.split(' ');
    longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 0, words.length));
  }
  return { held: closed, longest, named };
}

/** Adds what the things themselves are held by: cheese is a thing, and something that milk is in. */
function close(things: ReadonlySet<string>, direct: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const all = new Set<string>();
  const add = (thing: string): void => {
    if (all.has(thing)) return;
    all.add(thing);
    for (const next of direct.get(tokens(thing).join(' ')) ?? []) add(next);
  };
  things.forEach(add);
  return all;
}

let contents: Contents | undefined;

/** Read on the first use, so that the API starts at once. */
const table = (): Contents => {
  contents ??= readContents();
  return contents;
};

/** The thing that these words (in the singular) name; undefined when they name none. */
export const thingNamed = (name: string): string | undefined => table().named.get(name);

/** The things that foods named in these words hold. In "gluten-free pasta" the pasta holds none of it. */
function thingsInWords(words: readonly string[]): Set<string> {
  const { held, longest, named } = table();
  const found = new Set<string>();
  let lacking: string | undefined;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (words[at + 1] === 'free') {
      lacking = named.get(word);
      at += 2;
      continue;
    }
    let length = Math.min(longest.get(word) ?? 0, words.length - at);
    while (length > 0 && !held.has(words.slice(at, at + length).join(' '))) length -= 1;
    for (const thing of held.get(words.slice(at, at + length).join(' ')) ?? [])
      if (thing !== lacking && thing !== 'nothing') found.add(thing);
    if (length > 0) lacking = undefined;
    at += Math.max(1, length);
  }
  return found;
}

/** The things that foods named in a text hold. */
export const thingsIn = (text: string): Set<string> =>
  // Our own texts are read whole for every recipe, and hold no accents: that spares the slow way to take words apart.
  thingsInWords(
    (
      text
        .toLowerCase()
        .replaceAll('’', '')
        .match(/[a-z]+/g) ?? []
    ).map(singular),
  );

/** What the kinds of our table are, in the words of the table of things. */
const KIND_THINGS: Readonly<Record<string, string>> = {
  hardcheese: 'cheese',
  softcheese: 'cheese',
  spooncheese: 'cheese',
  frycheese: 'cheese',
  yogurt: 'yogurt',
  cream: 'cream',
  legume: 'beans',
  pulse: 'beans',
  drybean: 'beans',
  alcohol: 'alcohol',
  wine: 'alcohol',
  sugar: 'sugar',
  jam: 'sugar',
  candy: 'sugar',
  chocolate: 'chocolate',
  oil: 'oil',
  butter: 'fat',
};

/** A food as a visitor named it. */
export interface NamedFood {
  readonly food: Food;
  readonly variety?: string;
  readonly typed?: string;
}

/** The things that a food holds: by its line in the table and by each of its names. */
export function thingsOf({ food, variety, typed }: NamedFood): Set<string> {
  const own = [
    ...food.allergens,
    food.diet === 'meat' ? 'meat' : '',
    food.diet === 'vegan' && DAIRY.has(food.kind) ? '' : (KIND_THINGS[food.kind] ?? ''),
  ];
  return new Set([...own, food.name, variety ?? '', typed ?? ''].flatMap((name) => [...thingsIn(name)]));
}

const DAIRY: ReadonlySet<string> = new Set([
  'hardcheese',
  'softcheese',
  'spooncheese',
  'frycheese',
  'yogurt',
  'cream',
]);
