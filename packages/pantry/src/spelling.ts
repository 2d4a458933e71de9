import { lexicon } from './lexicon.ts';

const SHORTEST = 5;
const LONGEST = 20;

/** Each known word by itself and by what is left of it when one letter is missing. */
let shorthand: Map<string, string[]> | undefined;

const gaps = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Built when the first unknown word comes, so that starting up costs nothing. */
function buildShorthand(): Map<string, string[]> {
  const words = new Set(
    [...lexicon().keys()].flatMap((name) => name.split(' ')).filter((word) => /^[a-z]{5,20}$/.test(word)),
  );
  const index = new Map<string, string[]>();
  for (const word of words) {
    for (const gap of gaps(word)) {
      const known = index.get(gap);
      if (known) known.push(word);
      else index.set(gap, [word]);
    }
  }
  return index;
}

/** Edits between two words: a letter more, less, changed, or two neighbours swapped. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const change = (row[j - 1] ?? 0) + (same ? 0 : 1);
      const swapped =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known word that was most likely meant: one letter off, or two in a long word; undefined when none or several would do. */
export function correct(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  shorthand ??= buildShorthand();
  const reach = word.length < 8 ? 1 : 2;
  const near = [...new Set(gaps(word).flatMap((gap) => shorthand?.get(gap) ?? []))]
    .map((known) => ({ known, edits: distance(word, known) }))
    .filter(({ edits }) => edits > 0 && edits <= reach)
    .sort((a, b) => a.edits - b.edits);
  const [best, second] = near;
  return best && best.edits !== second?.edits ? best.known : undefined;
}
