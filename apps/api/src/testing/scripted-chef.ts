import type { RecipeRequest } from '@spatula/shared/recipe';
import type { Chef, CookNotes, CookOptions, CookResult } from '../chefs/chef.ts';
import { pause } from '../chefs/pause.ts';

/** The steps of a {@link ScriptedChef}: a text is said, a number is waited for in milliseconds, an error is thrown. */
export type Script = readonly (string | number | Error)[];

/** A chef for tests that plays scripts and tells how often it was asked and how many recipes it still holds. */
export class ScriptedChef implements Chef {
  readonly model = 'test-model';
  begun = 0;
  open = 0;
  /** How the recipes end that no script breaks. */
  result: CookResult = { truncated: false };
  readonly #scripts: readonly Script[];

  /** @param scripts - one for each recipe, the last for all that follow */
  constructor(...scripts: Script[]) {
    this.#scripts = scripts;
  }

  async *cook(
    _request: RecipeRequest,
    { signal }: CookOptions,
  ): AsyncGenerator<string, CookResult, undefined> {
    const script = this.#scripts[Math.min(this.begun, this.#scripts.length - 1)] ?? [];
    this.begun += 1;
    this.open += 1;
    try {
      for (const step of script) {
        signal.throwIfAborted();
        if (step instanceof Error) throw step;
        if (typeof step === 'number') await pause(step, signal);
        else yield step;
      }
      return this.result;
    } finally {
      this.open -= 1;
    }
  }
}

/** Asks a chef for a recipe, of eggs unless said otherwise; gives all pieces and the end, which is the result or the error that was thrown. */
export async function taste(
  chef: Chef,
  options: Partial<CookOptions> = {},
  request: RecipeRequest = { ingredients: ['eggs'] },
): Promise<{ pieces: string[]; end: unknown }> {
  const cooking = chef.cook(request, order(options));
  const pieces: string[] = [];
  try {
    for (;;) {
      const next = await cooking.next();
      if (next.done) return { pieces, end: next.value };
      pieces.push(next.value);
    }
  } catch (error) {
    return { pieces, end: error };
  }
}

/** Options of a streamed recipe, unless said otherwise. */
export function order(options: Partial<CookOptions> = {}): CookOptions {
  return { stream: true, signal: new AbortController().signal, notes: noNotes(), ...options };
}

/** The notes of a recipe of which nothing is known yet. */
export function noNotes(): CookNotes {
  return { model: 'none yet', attempts: 0, fallbacks: [] };
}
