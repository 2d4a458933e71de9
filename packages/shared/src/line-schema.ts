import * as z from 'zod/mini';

/** The lengths of a text and the advice of its messages. */
export interface LineRules {
  /** Most UTF-16 code units (JavaScript's `length`), counted after trimming. */
  readonly max: number;
  /** An example in quotes, for the message about a value that is no text. */
  readonly example: string;
  /** The advice to somebody who sent a blank text. */
  readonly orElse: string;
}

/**
 * Makes the schema of one line of a visitor's words: trimmed first, then 1 to `max` characters without control
 * characters or lone surrogates. The length is a refinement and no `maxLength`, since a JSON Schema cannot
 * express that it counts after trimming.
 */
export function lineSchema({ max, example, orElse }: LineRules) {
  return z.string(`Must be text in quotes, such as ${example}.`).check(
    z.trim(),
    z.refine((text) => text.length > 0, `Must not be blank: ${orElse}.`),
    z.refine((text) => text.length <= max, `Must be at most ${max} characters long: shorten it.`),
    z.refine(
      (text) => !/\p{Cc}/u.test(text),
      'Must not contain control characters, such as tabs or line breaks: remove them.',
    ),
    z.refine(
      (text) => text.isWellFormed(),
      'Must be well-formed Unicode: a surrogate stands alone, send the whole character.',
    ),
  );
}
