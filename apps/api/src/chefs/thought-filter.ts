const OPENING = '<think>';
const CLOSING = '</think>';
/** Most white space before a block of thoughts, in characters: more of it is passed on as text. */
const MAX_LEAD = 1000;

/** A piece of a model's text, taken apart. */
export interface Sifted {
  /** The words for the reader; may be empty. */
  text: string;
  /** Whether some of the piece was thought. */
  isThought: boolean;
  /** Whether a closing mark came without its opening one: what was taken for text was thought. */
  isStray: boolean;
}

/**
 * Takes the block of thoughts, `<think> … </think>`, off the beginning of a model's text, however that is cut into
 * pieces, with the white space around it. Keeps none of the thoughts.
 */
export class ThoughtFilter {
  #state: 'beginning' | 'thoughts' | 'after thoughts' | 'text' = 'beginning';
  /** The beginning of the text that may become an opening mark, or the end of a piece that may become a closing one. */
  #held = '';

  /** @param piece - not empty */
  sift(piece: string): Sifted {
    if (this.#state === 'text') return { text: piece, isThought: false, isStray: this.#closes(piece) };
    let text = this.#held + piece;
    let isThought = false;
    if (this.#state === 'beginning') {
      const start = text.trimStart();
      if (start !== OPENING && OPENING.startsWith(start) && text.length <= MAX_LEAD) return this.#hold(text);
      this.#held = '';
      this.#state = start.startsWith(OPENING) ? 'thoughts' : 'text';
    }
    if (this.#state === 'thoughts') {
      const end = text.indexOf(CLOSING);
      if (end < 0) return { ...this.#hold(text.slice(1 - CLOSING.length)), isThought: true };
      this.#held = '';
      isThought = true;
      text = text.slice(end + CLOSING.length);
      this.#state = 'after thoughts';
    }
    if (this.#state === 'after thoughts') {
      text = text.trimStart();
      if (text === '') return { text, isThought, isStray: false };
      this.#state = 'text';
    }
    return { text, isThought, isStray: this.#closes(text) };
  }

  /** Sifts a whole text: all before a closing mark is thought, wherever the opening one is. */
  siftWhole(text: string): Sifted {
    const end = text.lastIndexOf(CLOSING);
    if (end >= 0)
      return { text: text.slice(end + CLOSING.length).trimStart(), isThought: true, isStray: false };
    const isThought = text.trimStart().startsWith(OPENING);
    return { text: isThought ? '' : text, isThought, isStray: false };
  }

  /** The text that was held back as a possible mark and is none, once the last piece has come. */
  end(): string {
    return this.#state === 'beginning' ? this.#held : '';
  }

  /** Whether a closing mark ends in this piece of text. */
  #closes(text: string): boolean {
    const read = this.#held + text;
    const mark = read.slice(read.lastIndexOf('<'));
    this.#held = CLOSING.startsWith(mark) ? mark : '';
    return read.includes(CLOSING);
  }

  #hold(text: string): Sifted {
    this.#held = text;
    return { text: '', isThought: false, isStray: false };
  }
}
