import type { Place } from '../recipe.ts';

/** A plain text with the place of each of its characters in the markdown. */
export interface PlacedText {
  text: string;
  /** For each UTF-16 unit of the text, its offset in the markdown. */
  offsets: number[];
}

export const NO_TEXT: PlacedText = { text: '', offsets: [] };

/** Finds each character of a node's value in its markdown, where it may be written as an escape (`\*`) or a reference (`&amp;`). */
export function placed(value: string, markdown: string, start: number, end: number): PlacedText {
  const offsets: number[] = [];
  let at = start;
  for (let index = 0; index < value.length; index += 1) {
    const found = markdown.indexOf(value[index] ?? '', at);
    // A reference is a few characters longer than its character. A character that is not found gets the place of the last one.
    const isNear = found >= 0 && found < end && found - at <= LONGEST_REFERENCE;
    if (isNear) at = found;
    offsets.push(Math.min(at, end - 1));
    if (isNear) at += 1;
  }
  return { text: value, offsets };
}

const LONGEST_REFERENCE = 16;

/** A part of the text. Each run of white space in it becomes one space, and there is none at its ends. */
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

/** Joins texts with a space. As sentences, each text that ends without a mark gets a full stop. */
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

/** The place of a part of the text in the markdown. */
export const placeIn = ({ offsets }: PlacedText, from: number, length: number): Place => ({
  start: offsets[from] ?? 0,
  end: (offsets[from + length - 1] ?? 0) + 1,
});
