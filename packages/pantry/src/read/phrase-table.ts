import { tokens } from './words.ts';

/** A table of phrases with a value each. It finds its phrases inside a row of words. */
export class PhraseTable<Value> {
  readonly #values = new Map<string, Value>();
  /** The first words, because most words of a text begin no phrase. */
  readonly #starts = new Set<string | undefined>();
  /** For each first two words: the number of words of the longest phrase that begins with them. */
  readonly #longest = new Map<string, number>();

  /** Of two equal phrases the last one counts. */
  constructor(rows: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of rows) {
      const words = tokens(phrase);
      const start = words.slice(0, 2).join(' ');
      this.#starts.add(words[0]);
      this.#values.set(words.join(' '), value);
      this.#longest.set(start, Math.max(this.#longest.get(start) ?? 0, words.length));
    }
  }

  /** The value of exactly this phrase, with its words in the singular. */
  get(phrase: string): Value | undefined {
    return this.#values.get(phrase);
  }

  /** All phrases that begin at this word, the longest first. */
  startingAt(words: readonly string[], at: number) {
    const found: { phrase: string; length: number; value: Value }[] = [];
    if (!this.#starts.has(words[at])) return found;
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
