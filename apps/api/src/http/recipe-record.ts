import type { RecipeDone } from '@spatula/shared/recipe';
import type { CookNotes } from '../chefs/chef.ts';

/** How a recipe can be written down. */
export type RecipeFormat = 'json' | 'json-ld' | 'event-stream';

/** The figures of one recipe for the log and the metrics. It holds no words of the recipe. */
export class RecipeRecord {
  readonly format: RecipeFormat;
  readonly notes: CookNotes;
  /** Milliseconds from the request to the first words. */
  firstWordMs: number | undefined;
  /** `open` until the chef has ended; `truncated` where the recipe was cut at a limit. */
  outcome: 'open' | 'done' | 'truncated' = 'open';
  /** How the look at the recipe ended; undefined where nothing was looked for. */
  look: 'clean' | 'warned' | 'failed' | undefined;
  readonly #start = performance.now();

  constructor(model: string, format: RecipeFormat) {
    this.notes = { model, attempts: 0, fallbacks: [] };
    this.format = format;
  }

  /** Notes that words came. */
  word(): void {
    this.firstWordMs ??= performance.now() - this.#start;
  }

  /** Notes that the recipe is complete, and what a look at it found. */
  end(truncated: boolean, findings?: Pick<RecipeDone, 'warnings' | 'lookedFor'>): void {
    this.outcome = truncated ? 'truncated' : 'done';
    if (findings?.lookedFor?.length) this.look = findings.warnings?.length ? 'warned' : 'clean';
  }
}
