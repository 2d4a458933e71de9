import type { RecipeDone, RecipeRequest } from '@spatula/shared/recipe';
import { act } from '@testing-library/react';
import type { CookRecipe } from '../recipe/cook-recipe.ts';

/** A piece of the recipe, its good end, or a failure. */
type Step = string | RecipeDone | Error;

/** One request for a recipe. */
class FakeCall {
  readonly request: RecipeRequest;
  readonly signal: AbortSignal;
  readonly #steps: Step[] = [];
  #given = Promise.withResolvers<void>();

  constructor(request: RecipeRequest, signal: AbortSignal) {
    this.request = request;
    this.signal = signal;
  }

  /** Hands over what comes next, and waits until the page has taken it in. */
  async give(...steps: Step[]) {
    await act(async () => {
      this.#steps.push(...steps);
      this.#given.resolve();
      await new Promise(requestAnimationFrame);
    });
  }

  async next(): Promise<Step> {
    for (;;) {
      const step = this.#steps.shift();
      if (step !== undefined) return step;
      this.#given = Promise.withResolvers();
      await this.#given.promise;
    }
  }
}

/** A chef whose words the test hands over. */
export function fakeChef() {
  const calls: FakeCall[] = [];
  const cook: CookRecipe = async function* (request, signal) {
    const call = new FakeCall(request, signal);
    calls.push(call);
    for (;;) {
      const step = await call.next();
      if (step instanceof Error) throw step;
      if (typeof step === 'object') return step;
      yield step;
    }
  };
  /** Hands over what comes next for the request that was made last. */
  async function give(...steps: Step[]) {
    const call = calls.at(-1);
    if (!call) throw new Error('The chef was not asked');
    await call.give(...steps);
  }
  return { cook, calls, give };
}
