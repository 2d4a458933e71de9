import type { Place } from './recipe.ts';

/** A piece of a text and the text that takes its place. */
export interface Edit extends Place {
  text: string;
}

/** The text with its pieces replaced; all else stays as it is, character by character. Of two that overlap the first counts. */
export function editText(text: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = '';
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    if (edit.start < done) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** The edits of one piece of a text, as edits of the whole. */
export const shiftEdits = (edits: readonly Edit[], by: number): Edit[] =>
  edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }));
