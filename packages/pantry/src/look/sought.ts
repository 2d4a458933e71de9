import { WISH_GROUPS } from '../foods/made-of.ts';
import { readList } from '../read/read-list.ts';
import { normal } from '../read/words.ts';
import type { Order } from '../wishes/order.ts';
import type { Unwanted } from '../wishes/unwanted.ts';

/** A thing to look for: a wish, and what it forbids. */
export interface Sought {
  /** The words of the wish. */
  readonly wish: string;
  readonly unwanted: readonly Unwanted[];
  /** Exceptions: chicken in "no meat except chicken". */
  readonly allowed: readonly Unwanted[];
}

/** Everything that an order forbids: its words to avoid, its diet, and ingredients such as "no peanuts". */
export function soughtIn({ ingredients, wishes = {} }: Order): Sought[] {
  const { avoid = [], diet } = wishes;
  const all = [
    ...avoid.map(readAvoided),
    ...(diet ? [{ wish: diet, unwanted: [unwantedBy(diet)], allowed: [] }] : []),
    ...wishesIn(ingredients),
  ];
  return [...new Map(all.map((one) => [one.wish, one])).values()];
}

const unwantedBy = (diet: string): Unwanted => {
  return { name: diet, things: WISH_GROUPS[diet] ?? [], food: '', words: diet };
};

const wishesIn = (lines: readonly string[]): Sought[] =>
  readList(lines).readings.flatMap((reading) =>
    reading.kind === 'wish'
      ? [{ wish: reading.said, unwanted: reading.unwanted, allowed: reading.allowed }]
      : [],
  );

/** A word to avoid is mostly a food, but may be a wish itself: "no nuts", "gluten-free". */
function readAvoided(wish: string): Sought {
  const [own] = wishesIn([wish]);
  const [read] = own ? [own] : wishesIn([`without ${wish}`]);
  const unwanted = read?.unwanted ?? [{ name: '', things: [], food: '', words: normal(wish) }];
  return { wish, unwanted, allowed: read?.allowed ?? [] };
}
