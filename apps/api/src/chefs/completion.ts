import type { CookNotes, CookResult } from './chef.ts';
import { ThoughtFilter } from './thought-filter.ts';
import { streamErrorOf, unintelligible } from './upstream-error.ts';

/** The parts that are read of a completion, or of a piece of a streamed one. It came from outside: nothing of it is sure. */
interface Chunk {
  choices?: { delta?: Message; message?: Message; finish_reason?: unknown }[] | null;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
  error?: unknown;
}

/** Ollama and OpenRouter write a model's thoughts into `reasoning`; vLLM, llama.cpp and DeepSeek into `reasoning_content`. */
type Message = { content?: unknown; reasoning?: unknown; reasoning_content?: unknown } | null;

/**
 * A chat completion as it is read, piece by piece or whole: its text without the model's thoughts, and how it ended.
 * Read by hand, since a recipe has hundreds of pieces: a schema took longer over each than all else together.
 */
export class Completion {
  /** Whether the service said why the text ends: the recipe is complete. */
  isFinished = false;
  readonly #notes: CookNotes;
  readonly #thoughts = new ThoughtFilter();
  #text = '';
  #hasNews = false;
  #hasThought = false;
  #hasWords = false;
  #truncated = false;

  constructor(notes: CookNotes) {
    this.#notes = notes;
  }

  /**
   * Reads one event of a streamed completion, or a whole one.
   *
   * @returns the text, of an event that says nothing else
   * @throws ChefError where it tells of a failure, or is neither
   */
  read(value: unknown): string | undefined {
    const chunk = (typeof value === 'object' ? value : null) as Chunk | null;
    if (chunk?.error) throw streamErrorOf(chunk);
    this.#count(chunk?.usage);
    const choice = chunk?.choices?.[0];
    if (!choice) return undefined;
    const { delta, message, finish_reason: finish } = choice;
    const said = delta ?? message;
    const hasThought = isWritten(said?.reasoning) || isWritten(said?.reasoning_content);
    if (hasThought) this.#noteThought();
    const content = said?.content ?? '';
    if (typeof content !== 'string' || typeof (finish ?? '') !== 'string') {
      throw unintelligible('its answer does not have the shape of a chat completion');
    }
    const isWhole = Boolean(message) && !delta;
    if (isWhole) this.#add(this.#thoughts.siftWhole(content));
    else if (content !== '') this.readText(content);
    // A whole completion is finished whether it says so or not.
    this.isFinished ||= isWhole || Boolean(finish);
    this.#truncated ||= finish === 'length';
    return isWhole || finish || hasThought || chunk.usage ? undefined : content;
  }

  /** Reads the text of an event that says nothing else. */
  readText(text: string): void {
    this.#add(this.#thoughts.sift(text));
  }

  /** The text that was read since the last call: empty where only thoughts came, undefined where nothing came. */
  take(): string | undefined {
    const taken = this.#hasNews ? this.#text : undefined;
    this.#text = '';
    this.#hasNews = false;
    return taken;
  }

  /** Says that nothing more comes. @returns the text that was held back until then */
  end(): string {
    const rest = this.#thoughts.end();
    this.#hasWords ||= isWritten(rest.trim());
    return rest;
  }

  /** How the recipe ended. @throws ChefError where it was cut, or the model came no further than its thoughts */
  get result(): CookResult {
    if (!this.isFinished)
      throw unintelligible('its answer ended without a finish_reason: it was cut, or is no chat completion');
    if (this.#hasThought && !this.#hasWords) {
      throw unintelligible(
        this.#truncated
          ? 'the tokens ran out while the model thought: raise MAX_TOKENS, or change MODEL to one that does not think'
          : 'the model thought and then wrote nothing: change MODEL to one that does not think',
      );
    }
    return { truncated: this.#truncated };
  }

  #noteThought(): void {
    this.#hasThought = true;
    this.#hasNews = true;
  }

  #add({ text, isThought, isStray }: ReturnType<ThoughtFilter['sift']>): void {
    if (isThought || isStray) this.#noteThought();
    if (isStray) {
      throw unintelligible(
        'it sent </think> without <think>, so that thoughts look like text: switch on its reasoning parser, or change MODEL to one that does not think',
      );
    }
    if (text === '') return;
    this.#text += text;
    this.#hasNews = true;
    this.#hasWords ||= /\S/.test(text);
  }

  #count(usage: Chunk['usage']): void {
    const prompt = usage?.prompt_tokens;
    const completion = usage?.completion_tokens;
    if (isCount(prompt) && isCount(completion)) this.#notes.tokens = { prompt, completion };
  }
}

/** The text in an event of a streamed completion. */
export function textIn(value: unknown): unknown {
  return (value as Chunk | null)?.choices?.[0]?.delta?.content;
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}

/** Whether something can be counted with: JSON may as well hold -1, 0.5 or 1e999, which is `Infinity`. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
