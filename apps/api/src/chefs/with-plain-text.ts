import { plainText } from '@spatula/shared/plain-text';
import type { Chef } from './chef.ts';
import { unintelligible } from './upstream-error.ts';

/** Most white space before the first word, in characters. */
const MAX_BLANK = 16 * 1024;

/** The first half of a line end or of a character: its other half may come with the next piece. */
const HALF = /[\r\ud800-\udbff]$/;

/**
 * A chef whose text can be shown, copied and saved without harm, and whose first piece holds a word: neither
 * white space nor dropped characters begin a recipe. It stands between the chef and its retries and deadlines, so that
 * they take a model that sends nothing but those for silent.
 *
 * Its text is {@link plainText}, wherever it is cut into pieces.
 */
export function withPlainText(chef: Chef): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      const recipe = chef.cook(request, options);
      let begun = false;
      let blank = '';
      let half = '';
      try {
        for (;;) {
          const next = await recipe.next();
          if (next.value === '') yield '';
          const written = next.done ? half : half + next.value;
          half = next.done ? '' : (HALF.exec(written)?.[0] ?? '');
          const text = plainText(written.slice(0, written.length - half.length));
          begun ||= /\S/.test(text);
          if (!begun) blank += text;
          else if (blank + text) {
            yield blank + text;
            blank = '';
          }
          if (blank.length > MAX_BLANK) throw unintelligible('its text began with white space without end');
          if (!next.done) continue;
          if (!begun) throw unintelligible('its answer held no text');
          return next.value;
        }
      } finally {
        await recipe.return({ truncated: false });
      }
    },
  };
}
