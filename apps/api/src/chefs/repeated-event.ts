/** Text that JSON writes as it is. */
const PLAIN = /^[^"\\\p{Cc}]+$/u;
/** So many forms in a row that no event repeated: the service writes each event differently. */
const MOST_USELESS = 3;

/**
 * Knows again an event that differs from an earlier one in its text alone. A service writes the same 150 characters
 * around each word of a recipe: parsing them anew for each was the largest part of what a stream costs.
 */
export class RepeatedEvent {
  #before = '';
  #after = '';
  #useless = 0;

  /** The text of an event, where all else in it is as in the one that was learnt; else undefined. */
  textOf(data: string): string | undefined {
    const start = this.#before.length;
    const end = data.length - this.#after.length;
    // Slices compare several times as fast as `startsWith` and `endsWith`.
    if (start === 0 || data.slice(0, start) !== this.#before || data.slice(end) !== this.#after)
      return undefined;
    const text = data.slice(start, end);
    if (!PLAIN.test(text)) return undefined;
    this.#useless = 0;
    return text;
  }

  /**
   * Learns the form of an event that says nothing but its text.
   *
   * @param textIn - finds the text in the parsed event: what is learnt is tried with another text first
   */
  learn(data: string, text: string, textIn: (value: unknown) => unknown): void {
    if (this.#useless === MOST_USELESS || !PLAIN.test(text)) return;
    const at = data.lastIndexOf(`"${text}"`);
    if (at < 0) return;
    const before = data.slice(0, at + 1);
    const after = data.slice(at + 1 + text.length);
    const other = `${text}.`;
    if (textIn(parsed(before + other + after)) !== other) return;
    this.#useless += 1;
    this.#before = copyOf(before);
    this.#after = copyOf(after);
  }
}

/** A text of its own: a mere slice would keep the packet that it was cut from in memory, and is slow to compare. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
