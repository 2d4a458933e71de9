import { freeOf, type NamedFood } from '../claims/contents.ts';
import { BEFORE_ONLY, DRIED_AS, FLAVOURED, LINKS, SORT_WORDS, STATES, type State } from '../foods/words.ts';
import { lexicon, nameOfFood } from './lexicon.ts';
import { isNamed, isPlain, isStray, isThing, type NamedPiece, type Piece, piecesOf } from './pieces.ts';
import { plantBased } from './plant-based.ts';
import { readAmount, type Stated } from './read-amount.ts';
import type { KnownFood } from './read-ingredient.ts';
import { correct } from './spelling.ts';

const MOST_STRAY_WORDS = 3;
const LEAST_OF_A_LIST = 3;

/** The foods that the words of one part of a line name. */
export function readPhrase(said: readonly string[]): KnownFood[] {
  const pieces = piecesOf(said);
  const words = pieces.map((piece) => (isKnown(piece) ? piece.text : (correct(piece.text) ?? piece.text)));
  const typed = pieces.map(({ text }) => text).filter((text, at) => text !== words[at]);
  const mended = typed.length > 0 ? piecesOf(words.join(' ').split(' ')) : pieces;
  // A correction must make the name longer: "parmezan cheese" is corrected, but not a brand in front of "cheese".
  if (lastOf(mended).length <= lastOf(pieces).length) return groupsOf(pieces).flatMap(readGroup);
  const foods = groupsOf(mended).flatMap(readGroup);
  const say = ({ food, variety = food.name }: KnownFood) => `I read “${typed.join(' ')}” as ${variety}.`;
  return foods.map((known) => ({ ...known, correction: say(known) }));
}

const isKnown = (piece: Piece): boolean => isNamed(piece) || isPlain(piece.text) || isThing(piece);
const lastOf = (pieces: readonly Piece[]): string => pieces.findLast(isNamed)?.text ?? '';

const linkOf = (piece: Piece | undefined) => (piece && !piece.named ? LINKS.get(piece.text) : undefined);

/** Splits pieces at each "and" between foods. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [[]];
  for (const piece of pieces) {
    if (linkOf(piece) === 'and') groups.push([]);
    else groups.at(-1)?.push(piece);
  }
  const named = groups.filter((group) => group.some(isNamed));
  return named.length > 1 ? named : [groups.flat()];
}

/** The states that these words give a food. What is fresh or was frozen was not in a can, even if it is drained. */
export const statesOf = (words: readonly string[]): State[] => {
  const isFresh = words.some((word) => /^(?:fresh|frozen|thawed|shelled|shucked)$/.test(word));
  return words.flatMap((word) => (isFresh && word === 'drained' ? [] : (STATES.get(word) ?? [])));
};

/** The food that a phrase names; several where somebody typed a list without commas. */
function readGroup(group: readonly Piece[]): KnownFood[] {
  const first = group.findIndex(isNamed);
  const end = group.findIndex((piece, at) => at > first && linkOf(piece) !== undefined);
  const before = end < 0 ? group : group.slice(0, end);
  const tail: readonly Piece[] = group.slice(before.length);
  const isChoice = linkOf(tail[0]) === 'or';
  const all = isChoice ? shareHead(before, tail) : before;
  const main = all.filter(({ text }, at) => text !== 'free' && all[at + 1]?.text !== 'free');
  const lacking = all.flatMap(({ text }, at) => (all[at + 1]?.text === 'free' ? [text] : []));
  const names = main.filter(isNamed);
  const head = headOf(main, names);
  const strays = main.filter(isStray).length;
  // An unknown word behind a name may name another thing: "chicken florble" is not chicken.
  const isOther = main.slice(main.findLastIndex(isNamed)).some(isStray) || main.some(isThing);
  if (!head || isOther || strays > MOST_STRAY_WORDS) {
    const or = group.findIndex((piece) => linkOf(piece) === 'or');
    return or < 0 ? [] : readGroup(group.slice(or + 1));
  }
  const foods = names.filter((name, at) => !repeatsSort(names[at - 1], name));
  if (foods.length >= LEAST_OF_A_LIST && strays === 0 && !isMade(head))
    return foods.map(({ named, text }) => ({ ...named, states: new Set(), typed: text }));
  const words = (isChoice ? main : group).flatMap(({ text, named }, at) =>
    named || (at > first && BEFORE_ONLY.has(text)) ? [] : text,
  );
  const amount = readAmount(words);
  const inside = linkOf(tail[0]) === 'with' ? tail.filter(isNamed) : [];
  const named = plantBased(freeOf(asKnown(head, names, inside), lacking), words.join(' '));
  const states = new Set(statesOf(words));
  // Dried cherries are no cherries.
  const dried = states.has('dried') ? nameOfFood(DRIED_AS.get(named.food.name) ?? '') : undefined;
  if (dried) states.delete('dried');
  const stated = amount && withoutBrine(amount, named, words);
  const { typed = '' } = named;
  return [{ ...(dried ? { ...dried, typed } : named), ...(stated && { stated }), states }];
}

/** A tin says what it weighs with its water. */
const GROSS_OF_TIN = 400;
const IN_TIN: ReadonlySet<string> = new Set(['can', 'tin', 'cans', 'tins']);

/** The amount of tinned beans without the water in the tins: "2 (15 oz) cans" are two drained tins. */
function withoutBrine(stated: Stated, { food }: NamedFood, words: readonly string[]): Stated {
  const { can = GROSS_OF_TIN } = food.weighs;
  const isGross = food.kind === 'legume' && can < GROSS_OF_TIN && words.some((word) => IN_TIN.has(word));
  return isGross && WEIGHTS.has(stated.unit)
    ? { ...stated, count: (stated.count * can) / GROSS_OF_TIN }
    : stated;
}
const WEIGHTS: ReadonlySet<string> = new Set(['g', 'gram', 'kg', 'oz', 'ounce', 'lb', 'pound']);

/** In "olive or vegetable oil", "olive" takes the last word of "vegetable oil", because both together are a name. */
function shareHead(main: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const last = main.at(-1);
  const text = `${last?.text}${/ \S+$/.exec(others.findLast(isNamed)?.text ?? '')}`;
  const named = last?.named && lexicon().get(text);
  return named ? [...main.slice(0, -1), { text, named }] : main;
}

/** Whether a name is of a food made of the food in front of it: "soup" in "lobster soup". */
const isMade = ({ named, text }: NamedPiece): boolean =>
  FLAVOURED.has(named.food.kind) && !text.includes(' ');

/** Whether a name only repeats the sort of the food in front of it: "cheese" in "parmesan cheese". */
const repeatsSort = (before: NamedPiece | undefined, { text }: NamedPiece): boolean =>
  before !== undefined && SORT_WORDS.get(text)?.includes(before.named.food.kind) === true;

/** The name of the food itself: the last one, except in phrases such as "gouda cheese", "salmon steak" and "juice of a lemon". */
function headOf(main: readonly Piece[], names: readonly NamedPiece[]): NamedPiece | undefined {
  const [before, head] = [names.at(-2), names.at(-1)];
  if (!before || !head) return head;
  const between = main.slice(main.indexOf(before) + 1, main.indexOf(head)).map(({ text }) => text);
  const text = `${head.text} ${before.text}`;
  const turned = between[0] === 'of' && between.every(isPlain) ? lexicon().get(text) : undefined;
  if (turned) return { text, named: turned };
  const isSort = before.named.food === head.named.food || repeatsSort(before, head);
  return isSort && between.length === 0 ? before : head;
}

/** The food of a name. The other names in the phrase are kept too, because one of them may be forbidden. */
function asKnown(head: NamedPiece, names: readonly NamedPiece[], inside: readonly NamedPiece[]): NamedFood {
  const textOf = (some: readonly NamedPiece[]): string => some.map(({ text }) => text).join(' ');
  const typed = textOf(names.slice(0, names.indexOf(head) + 1)) || head.text;
  const { food, variety } = head.named;
  const own = isMade(head) && typed !== head.text ? typed : variety;
  return { food, typed: `${typed} ${textOf(inside)}`.trim(), ...(own !== undefined && { variety: own }) };
}
