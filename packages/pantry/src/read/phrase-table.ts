import { tokens } from './words.ts';

/** Phrases with what they stand for, found in the midst of words. */
export class PhraseTable<Value> {
  readonly #values = new Map<string, Value>();
  /** For the two words that phrases begin with, the number of words of the longest. */
  readonly #longest = new Map<string, number>();

  /** Of two equal phrases the last one counts. */
  constructor(rows: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of rows) {
      const words = tokens(phrase);
      const start = words.slice(0, 2).join(' ');
      this.#values.set(words.join(' '), value);
      this.#longest.set(start, Math.max(this.#longest.get(start) ?? 0, words.length));
    }
  }

  /** What exactly these words, in the singular, stand for. */
  get(phrase: string): Value | undefined {
    return this.#values.get(phrase);
  }

  /** All phrases that begin at this word, the longest first. */
  startingAt(words: readonly string[], at: number) {
    const found: { phrase: string; length: number; value: Value }[] = [];
    const most = this.#longest.get(`${words[at]} ${words[at + 1]}`) ?? 1;
    let phrase = words[at] ?? '';
    for (let length = 1; length <= most; length += 1) {
      const value = this.#values.get(phrase);
      if (value !== undefined) found.unshift({ phrase, length, value });
      phrase += ` ${words[at + length]}`;
    }
    return found;
  }
}
