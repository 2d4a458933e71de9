import { plain, singular } from '../read/words.ts';

/** A word, a number or a mark of a line, and its place there. */
export interface TextWord {
  /** In small letters and the singular, as our tables keep words; a mark stands for itself. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a hyphen joins it to the word before it. */
  readonly isJoined: boolean;
}

/** Addresses, numbers, words, and the marks that part thoughts and lists. A hyphen counts only in front of a space. */
const WORD =
  /https?:\/\/[^\s)]+|\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛]|\p{L}[\p{L}\p{M}’']*|&|[.,;:!?()/|“”"–—]|-(?=[\s,])/gu;

/** A hyphen that hangs on a word, as in "nut- and egg-free". Any other one in front of a space is a dash. */
export const HANGING = '-';

/** The words of a line. Emoji are no words: they only decorate. */
export const wordsOf = (line: string): TextWord[] =>
  Array.from(line.matchAll(WORD)).flatMap(({ 0: said, index }) => {
    if (said.includes('://')) return [];
    const word = said.replace(/(?<=\p{L})[’']+$/u, '');
    const place = { start: index, end: index + word.length, isJoined: line[index - 1] === '-' };
    if (said === '&') return { text: 'and', ...place };
    if (said === '-') return { text: /\S/.test(line[index - 1] ?? ' ') ? HANGING : '–', ...place };
    return { text: singular(plain(word)), ...place };
  });

/** Whether a word is a number. */
export const isNumber = (text: string): boolean => /^\d/.test(text);

/** Whether a word is a mark that parts thoughts or lists. */
export const isMark = (text: string): boolean => /^[^\p{L}\d]/u.test(text);

/** The shorter names that a longer name ends with: "noodle" for "rice noodle". */
export const endsOf = (phrase: string): string[] => {
  const words = phrase.split(' ');
  return words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
};
