import type { Line } from '../markdown/read-lines.ts';
import { headingText, isAllBold, isFact, labelOf } from '../sections/labels.ts';

const NAMED = /^(?:the )?(?:recipe(?: name| title)?|title|dish(?: name)?|name)\s*[:–—-]\s*/i;
const NO_TITLE =
  /^(?:(?:recipe|introduction|overview|summary)\W*$|here\b|sure\b|certainly\b|enjoy\b|note\b)/i;
const YIELD = /\s*\((?:(?:serves|makes|for|yields)\W*)?(?:about )?\d[^)]*\)$/i;
const LONGEST = 80;

/**
 * The name of the dish, from the lines above the ingredients: a heading, else a line after "Recipe:", else a line in bold, else a
 * paragraph of one line, else a name in bold within a sentence.
 */
export function readTitle(lines: readonly Line[]): string | undefined {
  const named = lines.filter(({ text, kind }) => !isFact(text) && kind !== 'row' && mayBeTitle(text));
  const line =
    named.find(({ kind }) => kind === 'heading') ??
    named.find(({ kind, text }) => kind === 'text' && NAMED.test(text)) ??
    named.find((one) => one.kind === 'text' && isAllBold(one) && !/[.!?]$/.test(one.text)) ??
    named.find((one) => isAlone(one, lines));
  return (line ? headingText(line.text.replace(NAMED, '')) : nameInSentence(lines))
    ?.replace(YIELD, '')
    .replace(/^["“](.*)["”]$/, '$1');
}

function mayBeTitle(text: string): boolean {
  const name = text.replace(NAMED, '');
  return name !== '' && !NO_TITLE.test(name) && labelOf(name) === undefined;
}

/** Whether a line is a short paragraph of its own and no sentence. */
const isAlone = ({ kind, text, block }: Line, lines: readonly Line[]): boolean =>
  kind === 'text' &&
  text.length <= LONGEST &&
  !/[.!?:;,]$/.test(text) &&
  /^\p{Lu}/u.test(text) &&
  lines.filter((other) => other.block === block).length === 1;

/** "How about **Lemon Chicken with Rice**?": the only words in bold, where each begins with a capital. */
function nameInSentence(lines: readonly Line[]): string | undefined {
  const phrases = lines
    .filter(({ kind, text }) => kind === 'text' && !isFact(text))
    .flatMap((line) => line.boldPhrases);
  const [phrase] = phrases;
  return phrases.length === 1 && phrase && isName(phrase) ? phrase.replace(/[.,:;!?]+$/, '') : undefined;
}

function isName(phrase: string): boolean {
  const words = phrase
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}{4,}/u.test(word) && !/^with$|^from$/.test(word));
  return (
    phrase.length <= LONGEST &&
    words.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    mayBeTitle(phrase)
  );
}
