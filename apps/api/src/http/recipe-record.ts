import type { CookNotes } from '../chefs/chef.ts';

/** How a recipe can be written down. */
export type RecipeFormat = 'json' | 'json-ld' | 'event-stream';

/** What is known of one recipe when its answer is over: figures for the log and the metrics, no words. */
export class RecipeRecord {
  readonly format: RecipeFormat;
  readonly notes: CookNotes;
  /** Milliseconds from the request to the first words. */
  firstWordMs: number | undefined;
  /** Whether the chef came to an end, and if so whether the recipe was cut at a limit. */
  outcome: 'open' | 'done' | 'truncated' = 'open';
  readonly #start = performance.now();

  constructor(model: string, format: RecipeFormat) {
    this.notes = { model, attempts: 0, fallbacks: [] };
    this.format = format;
  }

  /** Notes that words came. */
  word(): void {
    this.firstWordMs ??= performance.now() - this.#start;
  }

  /** Notes that the recipe is complete. */
  end(truncated: boolean): void {
    this.outcome = truncated ? 'truncated' : 'done';
  }
}
