import type { Place } from '../recipe.ts';

/** A plain text that knows for each of its characters where in the markdown it stands. */
export interface PlacedText {
  text: string;
  /** The place of each UTF-16 unit of the text. */
  offsets: number[];
}

export const NO_TEXT: PlacedText = { text: '', offsets: [] };

/** Finds each character of a node's value in its markdown, which may have escapes and references (`\*`, `&amp;`). */
export function placed(value: string, markdown: string, start: number, end: number): PlacedText {
  const offsets: number[] = [];
  let at = start;
  for (let index = 0; index < value.length; index += 1) {
    const found = markdown.indexOf(value[index] ?? '', at);
    // A reference is longer than what it stands for by a few characters; what is not found is where the last one was.
    const isNear = found >= 0 && found < end && found - at <= LONGEST_REFERENCE;
    if (isNear) at = found;
    offsets.push(Math.min(at, end - 1));
    if (isNear) at += 1;
  }
  return { text: value, offsets };
}

const LONGEST_REFERENCE = 16;

/** A part of the text, with one space for each run of white space inside and none at its ends. */
export function slicePlaced(whole: PlacedText, from = 0, to = whole.text.length): PlacedText {
  let text = '';
  const offsets: number[] = [];
  for (const match of whole.text.slice(from, to).matchAll(/(\s+)|\S+/g)) {
    const at = from + match.index;
    if (match[1] === undefined) {
      text += match[0];
      for (let index = 0; index < match[0].length; index += 1) offsets.push(whole.offsets[at + index] ?? 0);
    } else if (text !== '' && at + match[0].length < to) {
      text += ' ';
      offsets.push(whole.offsets[at] ?? 0);
    }
  }
  return { text, offsets };
}

/** Several texts after each other; as sentences, a full stop stands where one ends without any. */
export function joinPlaced(texts: readonly PlacedText[], as: 'line' | 'sentences'): PlacedText {
  let text = '';
  const offsets: number[] = [];
  for (const part of texts) {
    if (part.text === '') continue;
    if (text !== '') {
      const between = as === 'sentences' && /[\p{L}\p{N})"”'’°]$/u.test(text) ? '. ' : ' ';
      text += between;
      for (let index = 0; index < between.length; index += 1) offsets.push(offsets.at(-1) ?? 0);
    }
    text += part.text;
    for (const offset of part.offsets) offsets.push(offset);
  }
  return { text, offsets };
}

/** Where a part of the text stands in the markdown. */
export const placeIn = ({ offsets }: PlacedText, from: number, length: number): Place => ({
  start: offsets[from] ?? 0,
  end: (offsets[from + length - 1] ?? 0) + 1,
});
