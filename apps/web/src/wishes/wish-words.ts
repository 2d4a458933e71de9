import type { RecipeRequest } from '@spatula/shared/recipe';
import type { SetWishes } from './set-wishes.ts';

type Asked = NonNullable<RecipeRequest['wishes']>;

/** The times that may be chosen. */
export const TIMES: readonly (readonly [minutes: number, words: string])[] = [
  [15, '15 minutes'],
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [120, '2 hours'],
];

/** Each wish that is set, in words, with the wishes that are left without it. */
export function eachWish(set: SetWishes): { words: string; without: SetWishes }[] {
  const { servings, minutes, diet, avoid, note } = set;
  const time = TIMES.find(([choice]) => choice === minutes)?.[1] ?? `${minutes} minutes`;
  return [
    servings && {
      words: servings === 1 ? '1 serving' : `${servings} servings`,
      without: { ...set, servings: undefined },
    },
    minutes && { words: `ready in ${time}`, without: { ...set, minutes: undefined } },
    diet && { words: diet, without: { ...set, diet: undefined } },
    ...avoid.map((food) => ({
      words: `no ${food}`,
      without: { ...set, avoid: avoid.filter((other) => other !== food) },
    })),
    note.trim() && { words: `“${note.trim()}”`, without: { ...set, note: '' } },
  ].filter((wish) => typeof wish === 'object');
}

/** The wishes of a request in one line; empty where there are none. */
export function wishLine({ avoid = [], note = '', notAgain = [], ...rest }: Asked = {}): string {
  const set = eachWish({ ...rest, avoid, note, typed: '' }).map(({ words }) => words);
  return [...set, ...(notAgain.length > 0 ? ['another idea'] : [])].join(' · ');
}

/** A word as it stands on a button. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
