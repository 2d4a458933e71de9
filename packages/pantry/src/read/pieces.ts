import type { NamedFood } from '../claims/contents.ts';
import { NOT_FOOD, PLAIN_WORDS } from '../foods/words.ts';
import { lexicon } from './lexicon.ts';

/** A piece of a line: the name of a food, or any other word. */
export interface Piece {
  readonly text: string;
  readonly named?: NamedFood;
}

/** A piece that names a food. */
export type NamedPiece = Required<Piece>;

/** Whether a piece names a food. */
export const isNamed = (piece: Piece): piece is NamedPiece => piece.named !== undefined;

/** Whether a word only describes a food: an amount, "fresh", "chopped", an emoji. */
export const isPlain = (word: string): boolean => PLAIN_WORDS.has(word) || /^\P{L}/u.test(word);

/** Whether a piece is an unknown word. Words with an ending like "dissolved" only describe a food. */
export const isStray = ({ text, named }: Piece): boolean =>
  !named && !isPlain(text) && !/(?:ed|ly|ing)$/.test(text);

/** Whether a piece is a thing that nobody eats. */
export const isThing = ({ text, named }: Piece): boolean => !named && NOT_FOOD.has(text);

/** The cheapest way to split words is the best one: few unknown words, and few names. */
const NAME_COST = 1;
const STRAY_COST = 2;
const PLAIN_COST = 0.3;
const LONGEST_NAMELESS = 20;

/**
 * Splits words into names of foods and other words, with as few unknown words and as few names as possible. Where this finds no name, a
 * plain word may be a name itself: "sugar".
 */
export function piecesOf(words: readonly string[]): Piece[] {
  const pieces = cheapest(words, PLAIN_COST);
  return pieces.some(isNamed) || words.length > LONGEST_NAMELESS ? pieces : cheapest(words, STRAY_COST);
}

/**
 * The cheapest split, found in one pass from the end. Of two equally cheap splits the one with the later names wins, because in English
 * the last word of a name says which food it is.
 */
function cheapest(words: readonly string[], ofPlain: number): Piece[] {
  const ways: { readonly piece: Piece; readonly next: number; readonly cost: number }[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const text = words[at] ?? '';
    const wayOf = (piece: Piece, own: number, next: number) => {
      return { piece, next, cost: own + (ways[next]?.cost ?? 0) };
    };
    const names = lexicon().startingAt(words, at);
    ways[at] = names
      .map(({ phrase, length, value }) => wayOf({ text: phrase, named: value }, NAME_COST, at + length))
      .reduce(
        (best, way) => (way.cost < best.cost ? way : best),
        wayOf({ text }, isPlain(text) ? ofPlain : STRAY_COST, at + 1),
      );
  }
  const pieces: Piece[] = [];
  for (let way = ways[0]; way; way = ways[way.next]) pieces.push(way.piece);
  return pieces;
}
