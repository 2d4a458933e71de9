import { methodOf } from '../method-of.ts';
import { said, type Taste } from './taste.ts';

const CM = String.raw`(\d{2}(?:[.,]5)?)\s*(?:-\s*)?(?:cm|centimet(?:re|er)s?)?`;
const INCH = String.raw`(\d{1,2})\s*(?:-\s*)?(?:in(?:ch(?:es)?)?|")`;
const SHAPE =
  '(?:round |square |loose[- ]bottomed |spring ?form |cake |baking |pie |tart |loaf |deep |small |big |shallow )*';
const VESSEL = '(?:tin|pan|mould|mold|spring ?form|cake tin|dish|form)s?';

/** A wish for a tin, of which the note tells the size. */
export const TIN: Taste = {
  name: 'in your tin',
  words: said(
    `(?:(?:i |we )?(?:only |just )?(?:have|got|use|own|want)? ?(?:only |just )?(?:in|for|with|using|into)? ?(?:an?|my|one|the|our) )?(?:(?:${SHAPE}${CM}\\s*[x×]\\s*${CM}|${SHAPE}${CM}|${SHAPE}${INCH}) ${SHAPE}${VESSEL}|loaf (?:tin|pan)|${SHAPE}${VESSEL} (?:of|with|that is|is) ${CM})(?: (?:in|of) diameter)?`,
  ),
  isMild: true,
  isSoft: true,
  isMet: (draft) => /\b(?:tins?|springform|moulds?|dish(?:es)?)\b/i.test(methodOf(draft.steps)),
};
