import { tokens } from '../read/words.ts';

/** Words that tell nothing about a dish. */
const SMALL: ReadonlySet<string> = new Set(
  `a an and at best chef classic cold easy ever favorite for fresh from good grandma great homemade hot i ii iii in iv john low fat mom my
  of old fashioned on or perfect quick recipe s simple style super sweet the to v with world`.split(/\s+/),
);

/** American words for words of the cookbook, and the other way round where the cookbook uses both. */
const SYNONYMS: Readonly<Record<string, string>> = {
  shrimp: 'prawn',
  zucchini: 'courgette',
  eggplant: 'aubergine',
  cilantro: 'coriander',
  yogurt: 'yoghurt',
  chili: 'chilli',
  chile: 'chilli',
  hamburger: 'burger',
};

/** The words of a dish's name that tell something about it, each in the singular: "Roast potatoes with rosemary" is roast, potato, rosemary. */
export const titleWords = (name: string): string[] => [
  ...new Set(
    tokens(name)
      .map((word) => SYNONYMS[word] ?? word)
      .filter((word) => !SMALL.has(word)),
  ),
];
