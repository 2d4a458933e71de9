import { lexicon } from './lexicon.ts';

const SHORTEST = 5;
/** Of six letters and fewer, too many words end in an s of their own. */
const LONGEST_TIGHT = 6;
const LONG = 8;

type Edge = readonly [edge: string, word: string];

/** The known words by how they begin and how they end: one slip of the finger leaves one of the two as it was. */
let byEdge: ReadonlyMap<string, readonly Edge[]> | undefined;

const edgesOf = (word: string): Edge[] => [
  [`${word.slice(0, 2)}…`, word],
  [`…${word.slice(-2)}`, word],
];

/** Built when the first unknown word comes, so that starting up costs nothing. */
function readEdges(): ReadonlyMap<string, readonly Edge[]> {
  const words = new Set([...lexicon().keys()].flatMap((name) => name.split(' ')));
  const plain = [...words].filter((word) => /^[a-z]{5,20}$/.test(word));
  return Map.groupBy(plain.flatMap(edgesOf), ([edge]) => edge);
}

const VOWEL = /^[aeiouy]$/;

/**
 * How far apart two words are: 1 when a letter is more, less or changed, half of that for the likeliest slips, two neighbours
 * swapped or one vowel for another; 2 when a letter has moved further ("brocolli" doubles another one), otherwise infinitely far.
 */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return Infinity;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const here = one.slice(start, one.length - end);
  const there = other.slice(start, other.length - end);
  if (VOWEL.test(here) && VOWEL.test(there)) return 0.5;
  if (here.length + there.length < 3) return Math.max(here.length, there.length);
  const moved = here.slice(1) === there.slice(0, -1) || here.slice(0, -1) === there.slice(1);
  if (!moved) return Infinity;
  return here.length === 2 && here[0] === there[1] && here[1] === there[0] ? 0.5 : 2;
}

/** The known word that was most likely meant, for a plural such as "lentlis" too; undefined when none or several would do. */
export const correct = (word: string): string | undefined =>
  nearest(word) ??
  (word.endsWith('s') && word.length > LONGEST_TIGHT ? nearest(word.slice(0, -1)) : undefined);

/** The known word one slip away, or two in a long word. Two names of one food are as good as one. */
function nearest(word: string): string | undefined {
  if (word.length < SHORTEST) return undefined;
  byEdge ??= readEdges();
  const reach = word.length < LONG ? 1 : 2;
  const alike = edgesOf(word).flatMap(([edge]) => byEdge?.get(edge) ?? []);
  const near = [...new Set(alike.map(([, known]) => known))]
    .map((known) => ({ known, edits: distance(word, known) }))
    .filter(({ edits }) => edits > 0 && edits <= reach)
    .sort((a, b) => a.edits - b.edits);
  const [best, ...others] = near;
  if (!best) return undefined;
  const foodOf = (known: string) => lexicon().get(known)?.food;
  const food = foodOf(best.known);
  const isTied = others.some(({ known, edits }) => edits === best.edits && (!food || foodOf(known) !== food));
  return isTied ? undefined : best.known;
}
