import { placeIn } from '../markdown/placed-text.ts';
import type { Line } from '../markdown/read-lines.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Recipe } from '../recipe.ts';

const ONE = String.raw`\d{1,3}|${NUMBER_WORDS.join('|')}`;
const NUMBER = String.raw`(?<from>${ONE})(?:(?:\s?[-–—]\s?|\s(?:to|or)\s)(?<to>${ONE}))?(?![\d.,/]*\d|\s?[-–—]\s?\d)`;
const ABOUT = '(?:about |approximately |approx\\. |around |up to |~ ?)?';
const EATERS =
  '(?:(?:generous|large|small|hearty|main-course|adult) )?(?:servings?|portions|people|persons|adults|guests)';
const PATTERNS = [
  String.raw`\b(?:serves|feeds|servings|portions|serving size)\b\W{0,6}${ABOUT}${NUMBER}`,
  // "Yield: 12" states servings, "Yield: 12 muffins" does not.
  String.raw`\byields?\b\W{1,6}${ABOUT}${NUMBER}(?=\s*(?:$|[^\p{L}\d\s]|${EATERS}))`,
  String.raw`\b${NUMBER}[ -]${EATERS}\b`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The number of servings, from the first line that states one. */
export function readServings(lines: readonly Line[]): Recipe['servings'] {
  for (const line of lines) {
    for (const pattern of PATTERNS) {
      const match = pattern.exec(line.text);
      const from = numberOf(match?.groups?.from);
      const to = numberOf(match?.groups?.to);
      if (match && from)
        return {
          from,
          ...(to && to > from ? { to } : {}),
          place: placeIn(line, match.index, match[0].length),
        };
    }
  }
  return undefined;
}

const numberOf = (said: string | undefined): number =>
  said === undefined ? 0 : NUMBER_WORDS.indexOf(said.toLowerCase()) + 1 || Number(said);
