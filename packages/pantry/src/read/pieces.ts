import type { NamedFood } from '../claims/contents.ts';
import { NOT_FOOD, PLAIN_WORDS } from '../foods/words.ts';
import { lexicon } from './lexicon.ts';

/** A name of a food, or a word that is none. */
export interface Piece {
  readonly text: string;
  readonly named?: NamedFood;
}

/** A piece that names a food. */
export type NamedPiece = Required<Piece>;

/** Whether a piece names a food. */
export const isNamed = (piece: Piece): piece is NamedPiece => piece.named !== undefined;

/** Whether a word says something of a food but names none: an amount, "fresh", "chopped", an emoji. */
export const isPlain = (word: string): boolean => PLAIN_WORDS.has(word) || /^\P{L}/u.test(word);

/** Whether a piece is a word of which we know nothing; "dissolved" says what was done. */
export const isStray = ({ text, named }: Piece): boolean =>
  !named && !isPlain(text) && !/(?:ed|ly|ing)$/.test(text);

/** Whether a piece is a thing that nobody eats. */
export const isThing = ({ text, named }: Piece): boolean => !named && NOT_FOOD.has(text);

const NAME = 1;
const STRAY = 2;
const PLAIN = 0.3;
const LONGEST_NAMELESS = 20;

/**
 * Takes words apart into names and other words, so that the fewest words stay unknown and the names are the fewest. Where that finds no
 * name, plain words may be names themselves: "sugar".
 */
export function piecesOf(words: readonly string[]): Piece[] {
  const pieces = cheapest(words, PLAIN);
  return pieces.some(isNamed) || words.length > LONGEST_NAMELESS ? pieces : cheapest(words, STRAY);
}

/** One pass from the end; of two ways as good, the one whose names stand later, for in English the last word says what a thing is. */
function cheapest(words: readonly string[], ofPlain: number): Piece[] {
  const ways: { readonly piece: Piece; readonly next: number; readonly cost: number }[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const text = words[at] ?? '';
    const wayOf = (piece: Piece, own: number, next: number) => {
      return { piece, next, cost: own + (ways[next]?.cost ?? 0) };
    };
    const names = lexicon().startingAt(words, at);
    ways[at] = names
      .map(({ phrase, length, value }) => wayOf({ text: phrase, named: value }, NAME, at + length))
      .reduce(
        (best, way) => (way.cost < best.cost ? way : best),
        wayOf({ text }, isPlain(text) ? ofPlain : STRAY, at + 1),
      );
  }
  const pieces: Piece[] = [];
  for (let way = ways[0]; way; way = ways[way.next]) pieces.push(way.piece);
  return pieces;
}
