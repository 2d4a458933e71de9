import { cutAtFound } from './mark-found.ts';

interface MarkedTextProps {
  text: string;
  /** Matches the words to mark. */
  pattern: RegExp | undefined;
}

/** A text with the words marked that were found. */
export function MarkedText({ text, pattern }: MarkedTextProps) {
  return cutAtFound(text, pattern).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
