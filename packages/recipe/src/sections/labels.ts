import type { Line } from '../markdown/read-lines.ts';

/** The part of a recipe below a heading. `other` is neither ingredients nor method: notes, nutrition. */
export type Label = 'ingredients' | 'method' | 'other';

const BEFORE =
  "(?:(?:the|a|your|my|our|here are|here is|here's|main|basic|key|full|complete|list of|required|necessary|detailed|simple|easy|quick|step by step|step-by-step|cooking|preparation|baking|recipe|assembly|mixing|for|and) ){0,4}";
const INGREDIENTS = new RegExp(
  `^(?:${BEFORE}ingredients?\\b|(?:things |what |all |items )?you(?:'ll| will)? ?(?:will )?need(?:ed)?\\b|shopping list\\b|(?!(?:add|assemble|blend|combine|gather|incorporate|measure|mix|prep|prepare|season|sift|whisk|wash|chop)(?:ing)? ).{1,40} ingredients$)`,
);
const METHOD = new RegExp(
  `^(?:${BEFORE}(?:instructions?|directions?|method|steps?|procedure|preparations?|process|how to (?:make|cook|prepare|bake|assemble|do)\\b.*|let's (?:cook|make|get cooking|get started)|cooking|making|guide)\\b|to (?:make|prepare|cook|assemble)\\b|.{1,40} (?:instructions|directions|steps|method|preparation)$)`,
);
const OTHER =
  /^(?:(?:[\w'&-]+ ){0,3}(?:notes?|tips?|variations?|tricks?|hints?|nutrition(?:al)?|storage|storing|reheating|serving instructions|substitutions?|equipment|tools?|utensils|cookware|suggestions?|allergens?|pairings?|calories|macros|history|background|disclaimer|benefits|overview|introduction|conclusion)\b|serve with|serving (?:ideas|suggestions?)|enjoy|good to know|why |about |make[- ]ahead|leftovers|customi[sz]|faq|safety|description)/;
/** Facts may look like headings, but no part of the recipe begins below them. */
const FACT =
  /^(?:servings?\b.*\d|serves\b|yields?\b|makes \d|difficulty|cuisine|(?:(?:prep|cook|cooking|total|preparation|baking|active|hands-on|inactive|chill(?:ing)?|rest(?:ing)?|ready) ?)*time\b|ready in)/;
const LONGEST_WORDS = 9;

/** A text in lower case, without numbers, signs and pictures at its start and end. */
export const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L})]+$/u, '');

/** Whether a line states a fact such as servings or a time, with any marks around it. */
export const isFact = (text: string): boolean => FACT.test(text.toLowerCase().replace(/^[^\p{L}]+/u, ''));

/** The part of a recipe that a heading's text names; undefined where it has none of the usual words. */
export function labelOf(text: string): Label | undefined {
  const words = plainLabel(text);
  if (isFact(text) || words.split(/\s+/).length > LONGEST_WORDS) return undefined;
  const bare = words.replace(/\s*\([^)]*\)/g, '');
  if (INGREDIENTS.test(bare)) return 'ingredients';
  if (OTHER.test(bare)) return 'other';
  if (METHOD.test(bare)) return 'method';
  return undefined;
}

/** Whether a heading offers one of several ways: "Method 2", "Option B". The text does not say which one to take. */
export const isAlternative = (text: string): boolean =>
  /^(?:\W*)(?:method|option|version|recipe|variation|way|idea|dish)\s*#?\s*(?:\d{1,2}|[A-D]|one|two|three)\b/i.test(
    text,
  );

/** The number at the start of "Step 1: Chop", "1. Chop" and "1) Chop". */
export const STEP_NUMBER =
  /^(?:step\s*(?:#\s*)?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\d{1,3}[.):](?=\s|$)|\d\ufe0f?\u20e3)\s*[:.)–—-]*\s*/i;

const LONGEST_HEADING = 80;
const LONGEST_IN_BOLD = 160;

/** Whether a line is a heading: one of markdown's, a line all in bold, or a short line that ends with a colon. */
export function isHeading(line: Line): boolean {
  if (line.kind === 'heading') return true;
  if (line.kind !== 'text' || line.level > 0) return false;
  if (isAllBold(line)) return line.text.length <= LONGEST_IN_BOLD;
  return line.text.endsWith(':') && line.text.length <= LONGEST_HEADING;
}

const withoutEnd = (text: string): string => text.replace(/[:.\s]+$/, '');

/** Whether all of a line is bold, except a colon or a full stop at its end. */
export const isAllBold = (line: Line): boolean =>
  line.bold !== '' && withoutEnd(line.text) === withoutEnd(line.bold);

/** The rank of a heading, 1 being the highest: 1 to 6 in markdown, 7 for a line in bold, 8 for a line with a colon. */
export const rankOf = (line: Line): number => line.depth ?? (isAllBold(line) ? 7 : 8);

/** A heading's text without its colon. */
export const headingText = (text: string): string => text.replace(/\s*:\s*$/, '');
