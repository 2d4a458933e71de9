import { FOR_A_BABY } from './data/cares.ts';
import type { Reading } from './read-ingredient.ts';
import { readLine } from './read-line.ts';
import type { Unwanted, Wish } from './read-wish.ts';
import { type Ban, banOf } from './unwanted.ts';
import { andList, literal, tokens } from './words.ts';

/** A list as it was understood. */
export interface List {
  readonly readings: readonly Reading[];
  /** What must not be in the dish. */
  readonly ban: Ban;
  /** How each line that says so was understood, as sentences. */
  readonly wishes: readonly string[];
}

const HONEY: Unwanted = { name: 'honey', things: ['honey'], food: '', words: 'honey' };

/** Reads every line of a list. */
export function readList(lines: readonly string[]): List {
  const forBaby = lines.filter((line) => FOR_A_BABY.test(tokens(line).join(' ')));
  const readings = lines
    .flatMap((line) => readLine(line))
    .filter((reading) => reading.kind === 'foods' || !('said' in reading && forBaby.includes(reading.said)));
  const wishes = readings.flatMap((reading) => (reading.kind === 'wish' ? [reading] : []));
  const unwanted = wishes.flatMap((wish) => wish.unwanted);
  return {
    readings,
    ban: banOf(
      [...unwanted, ...(forBaby.length > 0 ? [HONEY] : [])],
      wishes.flatMap((wish) => wish.allowed),
    ),
    wishes: [
      ...wishes.map(sentence),
      ...forBaby.map(
        (line) =>
          `${literal(line)}: I left out honey, which no baby under one year should eat, not even cooked: it can hold the spores of botulism.`,
      ),
    ],
  };
}

const namesOf = (all: readonly Unwanted[]): string[] => [
  ...new Set(all.flatMap(({ name }) => (name === '' ? [] : [name]))),
];

/** "As you asked (“no nuts”): I left out nuts, and all that I know is made of them." */
function sentence({
  said,
  unwanted,
  allowed,
}: Pick<Wish, 'unwanted' | 'allowed'> & { said: string }): string {
  const known = namesOf(unwanted);
  const spared = namesOf(allowed);
  const unknown = unwanted.some(({ name }) => name === '');
  const them = known.length > 1 || known[0]?.endsWith('s') ? 'them' : 'it';
  const others = spared.length > 0 ? ` other than ${andList(spared)}` : '';
  const done =
    known.length > 0 ? [`I left out ${andList(known)}${others}, and all that I know is made of ${them}`] : [];
  const looked = unknown
    ? [
        `I do not know ${known.length > 0 ? 'all of that' : 'that'} as food, so I left out only what has that name`,
      ]
    : [];
  return `As you asked (${literal(said)}): ${[...done, ...looked].join('; ')}.`;
}
