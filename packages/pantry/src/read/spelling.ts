import { FOODS } from '../foods/food.ts';
import { lazy, remembered } from './lazy.ts';
import { lexicon } from './lexicon.ts';
import { tokens } from './words.ts';

/** "Wrapped" says what was done, and is no wrapper. */
const SPELT = /^[a-z]{5,20}(?<!ed)$/;
const MOST_MOVED = 0.4;

/** A word, and the word without each of its letters: two words that are one slip of the finger apart share one of these. */
const slipsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Words by their slips; of English names only, for a slip of one may be a word of another language. */
const bySlip = lazy(() => {
  const english = FOODS.flatMap(({ name, plural, varieties }) => [name, plural, ...varieties]);
  const words = [...new Set(english.flatMap(tokens))].filter((word) => SPELT.test(word));
  const slips = words.flatMap((word) => slipsOf(word).map((slip) => ({ slip, word })));
  return Map.groupBy(slips, ({ slip }) => slip);
});

/** How many letters stand elsewhere: "shears" is not "shark" though one letter moved makes it so. */
const movedIn = (word: string, typed: string): number =>
  word.length === typed.length ? [...word].filter((letter, at) => letter !== typed[at]).length : 0;

const consonants = (word: string): string => word.replace(/[aeiouy]/g, '');

/** The known word that was most likely meant; undefined when none or several would do. Two names of one food are as good as one. */
export const correct = remembered((typed: string): string | undefined => {
  if (!SPELT.test(typed)) return undefined;
  const near = [...new Set([typed, typed.replace(/s$/, '')])]
    .flatMap((one) => slipsOf(one).flatMap((slip) => bySlip().get(slip) ?? []))
    .map(({ word }) => word)
    .filter((word) => word[0] === typed[0] && movedIn(word, typed) <= word.length * MOST_MOVED);
  const alike = near.filter((word) => consonants(word) === consonants(typed));
  const likely = alike.length > 0 ? alike : near;
  const meant = new Set(likely.map((word) => lexicon().get(word)?.food ?? word));
  return meant.size === 1 ? likely[0] : undefined;
});
