import { heldByName, thingNamed, thingNames } from '../claims/contents.ts';
import { DIET_QUALIFIERS } from '../foods/look-words.ts';
import { WISH_GROUPS } from '../foods/made-of.ts';
import { NOT_ALLERGEN_FREE } from '../foods/negations.ts';
import { normal } from '../read/words.ts';
import type { WordRow } from './names.ts';
import { HANGING, isMark } from './text-words.ts';

/** Words that say what a food is made without: "vegan", "gluten-free", "eggless". */
export interface Qualifier {
  readonly length: number;
  /** Names of entries in `MADE_OF`. */
  readonly lacks: readonly string[];
}

/** Words behind "free" that take the meaning of lacking from it: "free-range". */
const AFTER_FREE = new Set(['range', 'run', 'flowing', 'from', 'of']);

/** How many words may stand between the parts of "nut-, soy- and egg-free". */
const LONGEST_HANGING = 10;

/** How many words a name in front of "free" has at most. */
const LONGEST_NAME = 4;

const thingsMeant = (name: string): readonly string[] =>
  NOT_ALLERGEN_FREE.has(name)
    ? []
    : (WISH_GROUPS[name] ?? [thingNamed(name)].flatMap((thing) => thing ?? []));

/** The qualifier that begins at this word. */
export function qualifierAt(row: WordRow, at: number): Qualifier | undefined {
  const first = row.at(at);
  const pair = `${first} ${row.at(at + 1)}`;
  const diet = DIET_QUALIFIERS[pair] ?? DIET_QUALIFIERS[first];
  if (diet) return { length: pair in DIET_QUALIFIERS ? 2 : 1, lacks: WISH_GROUPS[diet] ?? [] };
  const [, stem] = /^(\p{L}+)less$/u.exec(first) ?? [];
  if (stem && thingNamed(stem)) return { length: 1, lacks: thingsMeant(stem) };
  if (first === 'non') return nonAt(row.words, at + 1);
  if (!mayBeFree(row.words, at)) return undefined;
  const length = Math.max(1, row.nameLength(at));
  if (!isFreeAt(row.words, at + length)) return undefined;
  return { length: length + 1, lacks: thingsMeant(row.words.slice(at, at + length).join(' ')) };
}

/** A quick first test: whether "free" or a hanging hyphen stands near enough. */
function mayBeFree(words: readonly string[], at: number): boolean {
  for (let near = at + 1; near <= at + LONGEST_NAME; near += 1)
    if (words[near] === 'free' || words[near] === HANGING) return true;
  return false;
}

/** "Alcoholic" in "non-alcoholic beer" is no name of a thing. */
function nonAt(words: readonly string[], at: number): Qualifier | undefined {
  if (words[at] === 'alcoholic') return { length: 2, lacks: ['alcohol'] };
  const [thing] = thingNames().startingAt(words, at).slice(-1);
  return thing && { length: 1 + thing.length, lacks: thingsMeant(thing.phrase) };
}

function isFreeAt(words: readonly string[], at: number): boolean {
  if (words[at] === 'free') return !AFTER_FREE.has(words[at + 1] ?? '');
  if (words[at] !== HANGING) return false;
  const rest = words.slice(at + 1, at + LONGEST_HANGING);
  const end = rest.findIndex((word) => isMark(word) && word !== ',' && word !== HANGING);
  return rest.slice(0, end < 0 ? undefined : end).includes('free');
}

/** The things without those that a food lacks, and without those made of them: cheese is made of milk. */
export const without = (things: ReadonlySet<string>, lacks: ReadonlySet<string>): Set<string> =>
  new Set(
    [...things].filter(
      (thing) =>
        !lacks.has(thing) && ![...(heldByName().get(normal(thing)) ?? [])].some((held) => lacks.has(held)),
    ),
  );
