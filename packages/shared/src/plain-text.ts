/**
 * Control characters except line feed and tab, and the characters that change the direction of the text after them:
 * embeddings, overrides and isolates. They can hide text, show it in another order, and control a terminal.
 */
const DROPPED = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes a text that somebody else wrote safe to show, copy and save.
 *
 * - CR LF and a lone CR are line ends in markdown and become a line feed, so that no words run together.
 * - Every other control character, and each character that changes the direction, is dropped. The visible part of an
 *   escape sequence stays.
 * - A lone surrogate becomes U+FFFD, as in every encoder: no file could hold it.
 * - Everything else stays: right-to-left recipes need the marks U+200E, U+200F and U+061C, emoji and many scripts the
 *   joiners; U+2028, U+2029 and U+FEFF are white space that does no harm.
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(DROPPED, '');
}
