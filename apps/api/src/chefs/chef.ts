import type { ProblemCode } from '@spatula/shared/problem';
import type { RecipeRequest } from '@spatula/shared/recipe';
import { ProblemError } from '../problem-error.ts';

/** Facts about one recipe that the chef writes down for the log and the metrics. */
export interface CookNotes {
  /** Id of the model that was asked last. */
  model: string;
  /** Requests sent to the inference service so far; none for the built-in chef. */
  attempts: number;
  /** Models that were asked before this one and failed, in order. */
  fallbacks: { model: string; code: ProblemCode }[];
  /** Tokens as the inference service counted them, where it reports them. */
  tokens?: { prompt: number; completion: number };
}

/** How a recipe is to be cooked. */
export interface CookOptions {
  /** Whether the pieces are wanted as they come (`true`) or the recipe whole. */
  stream: boolean;
  /** Ends the cooking; its reason is what {@link Chef.cook} then throws. */
  signal: AbortSignal;
  /** When the first word is due, on the clock of `performance.now()`; of an unstreamed recipe, its end. Default: never. */
  firstWordBy?: number;
  notes: CookNotes;
}

/** How a recipe ended. */
export interface CookResult {
  /** Whether the recipe was cut off at a limit, the model's or ours. */
  truncated: boolean;
}

/**
 * Cooks one recipe. Yields markdown: piece by piece as it comes, or whole when `stream` is false. Throws a
 * {@link ChefError}, or the signal's reason once that aborts. Frees all it holds when it ends, throws, is
 * aborted or is returned early. An empty piece is no word: it says that the model thinks. The first other
 * piece of a chef that `createChef` made holds a word, and all of them are plain text.
 */
export interface Chef {
  /** Id of the model that is asked first, as configured. */
  readonly model: string;
  cook(request: RecipeRequest, options: CookOptions): AsyncGenerator<string, CookResult, undefined>;
}

/** The problems that a chef can have. */
export type ChefErrorCode = Extract<ProblemCode, `chef-${string}`>;

/** The optional parts of a {@link ChefError}. */
export interface ChefErrorOptions {
  /** Seconds after which to ask again, as the inference service said. */
  retryAfter?: number | undefined;
  /** Whether the same request is likely to succeed a moment later. */
  retryable?: boolean;
  /** Whether another model at the same address is likely to succeed. */
  isModelsFault?: boolean;
  /** For the operator's log only: what happened and which variable to change. No credential, no ingredient. */
  hint?: string;
}

/** A recipe that could not be cooked. Holds nothing of the request and nothing the inference service wrote. */
export class ChefError extends ProblemError {
  readonly retryAfter: number | undefined;
  readonly retryable: boolean;
  readonly isModelsFault: boolean;
  readonly hint: string | undefined;

  constructor(code: ChefErrorCode, detail: string, options: ChefErrorOptions = {}) {
    const { retryAfter, retryable = false, isModelsFault = false, hint } = options;
    super(code, detail, retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } });
    this.name = 'ChefError';
    this.retryAfter = retryAfter;
    this.retryable = retryable;
    this.isModelsFault = isModelsFault;
    this.hint = hint;
  }
}
