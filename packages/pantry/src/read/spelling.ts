import { FOODS } from '../foods/food.ts';
import { lazy, remembered } from './lazy.ts';
import { lexicon } from './lexicon.ts';
import { tokens } from './words.ts';

/** Words that may be corrected. A word in "-ed" describes a food: "wrapped" is not a misspelt "wrapper". */
const CORRECTABLE = /^[a-z]{5,20}(?<!ed)$/;
const MOST_MOVED = 0.4;

/** A word, and the word without each of its letters: two words with one typing mistake between them share one of these. */
const slipsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Known words by their slips. They are from English names only, because a misspelt word may be correct in another language. */
const bySlip = lazy(() => {
  const english = FOODS.flatMap(({ name, plural, varieties }) => [name, plural, ...varieties]);
  const words = [...new Set(english.flatMap(tokens))].filter((word) => CORRECTABLE.test(word));
  const slips = words.flatMap((word) => slipsOf(word).map((slip) => ({ slip, word })));
  return Map.groupBy(slips, ({ slip }) => slip);
});

/** How many letters of two equally long words differ. "Shear" and "shark" share a slip, but three letters differ: too many for one mistake. */
const movedIn = (word: string, typed: string): number =>
  word.length === typed.length ? [...word].filter((letter, at) => letter !== typed[at]).length : 0;

const consonants = (word: string): string => word.replace(/[aeiouy]/g, '');

/** The known word that was most likely meant; undefined when none fits, or when several fit that name different foods. */
export const correct = remembered((typed: string): string | undefined => {
  if (!CORRECTABLE.test(typed)) return undefined;
  const near = [...new Set([typed, typed.replace(/s$/, '')])]
    .flatMap((one) => slipsOf(one).flatMap((slip) => bySlip().get(slip) ?? []))
    .map(({ word }) => word)
    .filter((word) => word[0] === typed[0] && movedIn(word, typed) <= word.length * MOST_MOVED);
  const alike = near.filter((word) => consonants(word) === consonants(typed));
  const likely = alike.length > 0 ? alike : near;
  const meant = new Set(likely.map((word) => lexicon().get(word)?.food ?? word));
  return meant.size === 1 ? likely[0] : undefined;
});
