import { type NamedFood, thingsIn, thingsOf } from './contents.ts';
import type { Unwanted } from './read-wish.ts';
import { tokens } from './words.ts';

/** Whether what must not be in the dish is in a food, or in what a text names. */
export interface Ban {
  readonly isEmpty: boolean;
  readonly forbids: (known: NamedFood) => boolean;
  readonly isIn: (text: string) => boolean;
}

const holdsWords = (names: readonly string[], words: string): boolean =>
  names.some((name) => ` ${tokens(name).join(' ')} `.includes(` ${words} `));

/** Of a thing we look for what holds it; of any other food for its name and its varieties. */
const means = (
  { things, food, words }: Unwanted,
  holds: ReadonlySet<string>,
  names: readonly string[],
  own: string,
): boolean =>
  things.some((thing) => holds.has(thing)) ||
  (food !== '' && own === food) ||
  (things.length === 0 &&
    (holdsWords(names, words) || (food !== '' && holdsWords(names, tokens(food).join(' ')))));

/** What several wishes forbid together. */
export function banOf(unwanted: readonly Unwanted[], allowed: readonly Unwanted[] = []): Ban {
  const forbids = (known: NamedFood): boolean => {
    const holds = thingsOf(known);
    const names = [known.food.name, known.variety ?? '', known.typed ?? ''];
    const isMeant = (one: Unwanted) => means(one, holds, names, known.food.name);
    return unwanted.some(isMeant) && !allowed.some(isMeant);
  };
  const isNamed = (text: string): boolean => {
    const holds = thingsIn(text);
    return unwanted.some((one) => one.name !== '' && means(one, holds, [text], ''));
  };
  const allowedWords = new Set(allowed.flatMap(({ words }) => words.split(' ')));
  const isIn = (text: string): boolean =>
    isNamed(
      allowedWords.size > 0
        ? tokens(text)
            .filter((word) => !allowedWords.has(word))
            .join(' ')
        : text,
    );
  return { isEmpty: unwanted.length === 0, forbids, isIn };
}
