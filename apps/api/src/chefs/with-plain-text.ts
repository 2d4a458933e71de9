import type { Chef } from './chef.ts';
import { unintelligible } from './upstream-error.ts';

/** Most white space before the first word, in characters. */
const MAX_BLANK = 16 * 1024;

/**
 * Control characters but for line feed and tab, and what turns the direction of the text after it: embeddings,
 * overrides and isolates. They can hide text, show it in another order, and steer a terminal.
 */
const DROPPED = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** May be one with what comes next: the first half of a line end, or of a character. */
const HALF = /[\r\ud800-\udbff]$/;

/**
 * A chef whose text can be shown, copied and saved without harm, and whose first piece holds a word: neither
 * white space nor dropped characters begin a recipe. Between the chef and its retries and deadlines, so that
 * a model that sends nothing else is silent to them.
 *
 * - CR LF and a lone CR are line ends in markdown and become a line feed, so that no words run together.
 * - Every other control character and each change of direction is dropped, wherever the text is cut into pieces.
 *   Of an escape sequence the visible rest stays.
 * - A lone surrogate becomes U+FFFD, as in every encoder: no file could hold it.
 * - All else stays: right-to-left recipes need the marks U+200E, U+200F and U+061C, emoji and many scripts the
 *   joiners; U+2028, U+2029 and U+FEFF are white space that does no harm.
 */
export function withPlainText(chef: Chef): Chef {
  return {
    model: chef.model,
    async *cook(ingredients, options) {
      const recipe = chef.cook(ingredients, options);
      let begun = false;
      let blank = '';
      let half = '';
      try {
        for (;;) {
          const next = await recipe.next();
          if (next.value === '') yield '';
          const written = next.done ? half : half + next.value;
          half = next.done ? '' : (HALF.exec(written)?.[0] ?? '');
          const text = plain(written.slice(0, written.length - half.length));
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

function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(DROPPED, '');
}
