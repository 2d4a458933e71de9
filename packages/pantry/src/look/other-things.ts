import {
  BAKED,
  BAKED_IN,
  BEFORE_ORDER,
  FORMS_OF_DAIRY,
  FORMS_OF_MEAT,
  ILLNESSES,
  IS_OTHER,
  IS_OTHER_JOINED,
  MAKES_DAIRY,
  MAKES_FORMS,
  VERBS,
} from '../foods/look-words.ts';
import { isMark } from './text-words.ts';

/**
 * Whether the name of a food means another thing there: "fish out", "walnut-sized", "cake tin".
 *
 * @param isJoined - whether a hyphen joins the word behind the name to it
 */
export function isOtherThing(words: readonly string[], at: number, end: number, isJoined: boolean): boolean {
  const [before = '.', name = '', last = '', next = ''] = [
    words[at - 1],
    words[at],
    words[end - 1],
    words[end],
  ];
  const isOrder = isMark(before) || /^\d/.test(before) || BEFORE_ORDER.has(before) || before.endsWith('ly');
  return (
    IS_OTHER.has(next) ||
    (isJoined && IS_OTHER_JOINED.has(next)) ||
    (BAKED.has(last) && BAKED_IN.has(next)) ||
    (isOrder && end === at + 1 && VERBS[name]?.has(next) === true) ||
    /\bsize of(?: an?)?$/.test(words.slice(Math.max(0, at - 3), at).join(' '))
  );
}

/** Whether a food is made from the plant in front of it: "cauliflower steak", "cashew cream cheese". */
export const isMadeOfPlant = (before: string, phrase: string): boolean => {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  const isDairy = FORMS_OF_DAIRY.has(last) && MAKES_DAIRY.has(before) && phrase !== 'ice cream';
  return isDairy || (FORMS_OF_MEAT.has(phrase) && MAKES_FORMS.has(before));
};

/** Whether an illness follows a food: "nut allergy". */
export const isIllness = (words: readonly string[], end: number): boolean => ILLNESSES.has(words[end] ?? '');

/** Whether the words behind a food say that the dish does without it: "eggs are not needed". */
export const isUnneeded = (words: readonly string[], end: number): boolean =>
  /^(?:(?:is|are) not|isnt|arent) (?:needed|required|used|necessary|included)\b/.test(
    words.slice(end, end + 3).join(' '),
  );
