import { WISH_GROUPS } from '../foods/made-of.ts';
import { isStray } from '../read/pieces.ts';
import { typedFoods } from '../read/typed-foods.ts';
import { normal } from '../read/words.ts';
import { mayForbid } from '../wishes/may-forbid.ts';
import type { Order } from '../wishes/order.ts';
import { readWish } from '../wishes/read-wish.ts';
import { readWishedNote } from '../wishes/read-wished-note.ts';
import { readLine } from '../wishes/read-words.ts';
import type { Unwanted } from '../wishes/unwanted.ts';

/** A thing to look for: a wish, and what it forbids. */
export interface Sought {
  /** The words of the wish. */
  readonly wish: string;
  readonly unwanted: readonly Unwanted[];
  /** Exceptions: chicken in "no meat except chicken". */
  readonly allowed: readonly Unwanted[];
}

/** Everything that an order forbids: its words to avoid, its diet, its note, and ingredients such as "no peanuts" or "vegan". */
export function soughtIn({ ingredients, wishes = {} }: Order): Sought[] {
  const { avoid = [], diet, note } = wishes;
  const all = [...avoid.map(readAvoided), ...soughtBy(diet), ...ingredients.flatMap(inLine), ...inNote(note)];
  return [...new Map(all.map((one) => [one.wish, one])).values()];
}

const soughtBy = (diet: string | undefined): Sought[] => {
  if (!diet) return [];
  const unwanted = [{ name: diet, things: WISH_GROUPS[diet] ?? [], food: '', words: diet }];
  return [{ wish: diet, unwanted, allowed: [] }];
};

const inLine = (line: string): Sought[] => {
  // A program that does not know the foods makes the same test, and does not look where no line passes it.
  if (!mayForbid(line)) return [];
  const { diet, rest } = readLine(line);
  return diet ? [...soughtBy(diet), ...wishIn(rest)] : wishIn(line);
};

const inNote = (note: string | undefined): Sought[] => {
  if (!note) return [];
  const { said, bans } = readWishedNote(note);
  return [...soughtBy(said.diet), ...bans.map(({ said: wish, ...ban }) => ({ wish, ...ban }))];
};

/** Whether something unwanted may be a food: in "a cucumber, not peeled" nothing is. Else each peeled food would break the wish. */
const mayBeFood = ({ name, words }: Unwanted): boolean =>
  name !== '' || words.split(' ').some((text) => isStray({ text }));

const isFood = (words: string): boolean => typedFoods(words).foods.length > 0;

const wishIn = (said: string): Sought[] => {
  const { unwanted: all, allowed } = readWish(said, isFood);
  const unwanted = all.filter(mayBeFood);
  return unwanted.length > 0 ? [{ wish: said, unwanted, allowed }] : [];
};

/** A word to avoid is mostly a food, but may be a wish itself: "no nuts", "gluten-free". */
function readAvoided(wish: string): Sought {
  const [read = { unwanted: [], allowed: [] }] = [...wishIn(wish), ...wishIn(`without ${wish}`)];
  const unknown = { name: '', things: [], food: '', words: normal(wish) };
  return { wish, unwanted: read.unwanted.length > 0 ? read.unwanted : [unknown], allowed: read.allowed };
}
