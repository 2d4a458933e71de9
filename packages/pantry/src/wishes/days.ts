import { ofSteps } from './appliances.ts';
import { totalMinutes } from './minutes.ts';
import { said, type Taste } from './taste.ts';

/** The wish for a dish that comes from the oven and not from the frying pan. */
export const BAKED = 'baked in place of fried';

/** In so many minutes a dish is ready that is to be quicker than usual. */
const QUICKER = 75;

/** Wishes that come of the day and its hours. */
export const DAYS: readonly Taste[] = [
  {
    name: 'good when you have a cold',
    words: said(
      '(?:(?:everyone|everybody|we|i|all of us|half the house|(?:my|our|the) \\p{L}+|he|she|they)(?: (?:is|are|here|all))* )?(?:ha(?:s|ve|ving)|got|ive|ive got|weve|weve got|with|caught|fighting|down with|full of)(?: (?:all|both|got|an?|the|this|bad|nasty|horrible|stinking|streaming|terrible))* (?:colds?|flu|man flu|sore throats?)(?: (?:here|at home|in (?:the|our|this) house))?|(?:(?:feel(?:s|ing)?|is|are|am|im|all|a bit) )+(?:ill|sick(?! of)|unwell|poorly|under the weather)',
    ),
    isMet: ({ title, found: { recipe } }) =>
      recipe.course === 'soup' || /congee|porridge|broth|\bdal\b|khichdi|toddy/i.test(title),
    isMild: true,
    isSoft: true,
  },
  {
    name: 'made the night before',
    words: said(
      '(?:(?:i|we|id|to|can|could|will|want|like|would|please|that|which|must|be|it|this) )*(?:leave|left|soak|stand|sit|rest|made?|make|mix|leave)(?: (?:it|this|them|these))?(?: in the fridge)? (?:overnight|the (?:night|evening) before(?: bed)?)|(?:it |this |they )?(?:can |must |should )?(?:sit|stand|soak|stay|be)(?: in the fridge)? overnight',
    ),
    needs: 'night before',
    isSoft: true,
  },
  {
    name: 'not soggy',
    words: said(
      '(?:(?:(?:my|our|the) \\p{L}+|he|she|they|i|we|it|which|that|must|should|can|does|do)(?: \\p{L}+)? )*(?:not|dont|doesnt|wont|cant|hates?|without|nothing|no|never)(?: (?:like|likes|want|eat|get|gets|getting|go|goes|going|turn|turns|be|being|too|anything|things|food))* soggy(?: (?:bread|sandwich(?:es)?|wraps?|food|things?|stuff))?(?: by (?:noon|lunch(?: ?time)?|midday|then))?',
    ),
    says: 'So that nothing is soggy: pat dry what is wet, keep it away from the bread, and pack sauces in a pot of their own.',
    isSoft: true,
  },
  {
    name: BAKED,
    words: said(
      '(?:(?:can|could|should|i|we|want|like|id|to|be|rather|prefer) )*bak(?:e|ed|ing)(?: (?:it|them|these|this))? (?:instead of|rather than|in place of|not) (?:fr(?:y|ied|ying)|the frying pan)(?: (?:it|them))?',
    ),
    isMet: (draft) => /\b(?:oven|fry)\b/i.test(ofSteps(draft)),
    isMild: true,
    isSoft: true,
  },
  {
    name: 'quicker than usual',
    words: said('(?:but )?(?:a (?:bit|lot|little) |much |made )?(?:quicker|faster)(?! (?:is|the) better)'),
    isMet: ({ steps }) => totalMinutes(steps) <= QUICKER,
    isMild: true,
    isSoft: true,
  },
];
