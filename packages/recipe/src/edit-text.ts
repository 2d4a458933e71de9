import type { Place } from './recipe.ts';

/** A place in a text, and the new text for it. */
export interface Edit extends Place {
  text: string;
}

/** Applies edits to a text; every other character stays as it is. Where two edits overlap, the first one counts. */
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

/** Edits of a part of a text as edits of the whole text, in which that part begins at `by`. */
export const shiftEdits = (edits: readonly Edit[], by: number): Edit[] =>
  edits.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }));
