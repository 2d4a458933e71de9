import type { Unwanted, Wish } from '../read/read-wish.ts';
import { andList, literal, normal, tokens } from '../read/words.ts';
import { type NamedFood, namesOf, thingsIn, thingsOf } from './contents.ts';

/** Whether what must not be in the dish is in a food, or in what a text names. */
export interface Ban {
  readonly isEmpty: boolean;
  readonly forbids: (known: NamedFood) => boolean;
  readonly isIn: (text: string) => boolean;
}

const holdsWords = (names: readonly string[], words: string): boolean =>
  names.some((name) => ` ${normal(name)} `.includes(` ${words} `));

/** Of a thing we look for what holds it; of any other food for its name and its varieties. */
const means = (
  { things, food, words }: Unwanted,
  holds: ReadonlySet<string>,
  names: readonly string[],
  own: string,
): boolean =>
  things.some((thing) => holds.has(thing)) ||
  (food !== '' && own === food) ||
  (things.length === 0 && (holdsWords(names, words) || (food !== '' && holdsWords(names, normal(food)))));

/** Each thing once, however often it was said. */
const once = (all: readonly Unwanted[]): Unwanted[] => [
  ...new Map(all.map((one) => [[one.name, one.food, one.words, ...one.things].join('|'), one])).values(),
];

/** What several wishes forbid together. */
export function banOf(wishes: readonly Omit<Wish, 'wanted'>[]): Ban {
  const unwanted = once(wishes.flatMap((wish) => wish.unwanted));
  const allowed = once(wishes.flatMap((wish) => wish.allowed));
  const answers = new Map<string, boolean>();
  const forbids = (known: NamedFood): boolean => {
    const names = namesOf(known);
    const key = names.join('|');
    const answered = answers.get(key);
    if (answered !== undefined) return answered;
    const holds = thingsOf(known);
    const isMeant = (one: Unwanted) => means(one, holds, names, known.food.name);
    const answer = unwanted.some(isMeant) && !allowed.some(isMeant);
    answers.set(key, answer);
    return answer;
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

const callsOf = (all: readonly Unwanted[]): string[] => [
  ...new Set(all.flatMap(({ name }) => (name === '' ? [] : [name]))),
];

/** "As you asked (“no nuts”): I left out nuts, and all that I know is made of them." */
export function sayWish({
  said,
  unwanted,
  allowed,
}: Omit<Wish, 'wanted'> & { readonly said: string }): string {
  const known = callsOf(unwanted);
  const spared = callsOf(allowed);
  const isAllKnown = unwanted.every(({ name }) => name !== '');
  const them = known.length > 1 || known[0]?.endsWith('s') ? 'them' : 'it';
  const others = spared.length > 0 ? ` other than ${andList(spared)}` : '';
  const what = known.length > 0 ? 'all of that' : 'that';
  const sentences = [
    known.length > 0 ? `I left out ${andList(known)}${others}, and all that I know is made of ${them}` : '',
    isAllKnown ? '' : `I do not know ${what} as food, so I left out only what has that name`,
    ...new Set(unwanted.map(({ why = '' }) => why)),
  ];
  return `As you asked (${literal(said)}): ${sentences.filter((one) => one !== '').join('; ')}.`;
}
