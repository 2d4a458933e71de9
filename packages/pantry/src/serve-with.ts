import type { Draft } from './draft-recipe.ts';
import type { KindName } from './foods/kinds.ts';
import { capital, normal } from './read/words.ts';

const GRAINS: readonly KindName[] = ['rice', 'pasta', 'noodle', 'grain'];

/** Words for what fills, and the kinds of foods in whose dishes nobody wants more of it. */
const FILLS: readonly (readonly [words: RegExp, kinds: readonly KindName[]])[] = [
  [
    /\b(?:bread|toast|baguette|rolls?|pitt?as?|flatbreads?|naan|focaccia|tortillas?|chapatis?)\b/i,
    ['bread', 'wrap'],
  ],
  [/\b(?:potato(?:es)?|mash|chips|fries)\b/i, ['potato', ...GRAINS]],
  [/\b(?:pasta|noodles|spaghetti|couscous|bulgur|quinoa|rice(?! (?:vinegar|wine)))\b/i, GRAINS],
];

/** Words in front of the name of a food that is served beside a dish. */
const SOME = /^(?:a|an|some|plain|warm|hot|boiled|steamed) /;

/** Words that say something of what stands before them. */
const OF_THE_LAST = /^(?:which|that|to|for|with|because|since|if|when|as|so)\b/i;

/** What goes with a dish, without the foods that are in it: no potatoes beside a stew of potatoes. */
export function besideOf(advice: string, { portions }: Draft): string {
  const foods = portions.flatMap((portion) => (portion.isFromCupboard ? [] : portion.foods));
  const kinds = new Set(foods.map(({ food }) => food.kind));
  const names = new Set(portions.flatMap((portion) => portion.names.map(normal)));
  const isIn = (item: string): boolean =>
    names.has(normal(item.toLowerCase().replace(SOME, ''))) ||
    FILLS.some(([words, of]) => words.test(item) && of.some((kind) => kinds.has(kind)));
  const line = advice.replace(/\.$/, '');
  // Items and what stands between them, in turn.
  const parts = line.split(/(,? or (?!so\b)|, (?:and )?)/);
  const left = parts.filter((_, at) => at % 2 === 0 && !isIn(parts[at] ?? ''));
  if (/[.;:]/.test(line) || left.length * 2 === parts.length + 1) return advice;
  const [first = ''] = left;
  if (first === '' || left.some((item) => OF_THE_LAST.test(item))) return '';
  const rest = parts.flatMap((item, at) =>
    at > 0 && at % 2 === 0 && item !== first && left.includes(item) ? `${parts[at - 1]}${item}` : [],
  );
  return `${capital(first)}${rest.join('')}.`;
}
