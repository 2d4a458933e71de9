import type { ProblemCode } from '@spatula/shared/problem';

/** Why there is no recipe: a code of the API, or what only the page can see. */
export type FailureCode =
  | ProblemCode
  /** The visitor's device has no network. */
  | 'offline'
  /** The API's server does not answer. */
  | 'server-unreachable'
  /** The answer ended before the recipe did. */
  | 'cut'
  /** The answer has a form that nobody agreed on. */
  | 'unexpected-answer'
  /** Something in front of the API, such as a proxy, wants the visitor to sign in first. */
  | 'sign-in'
  /** The code of the built-in chef could not be fetched to this device. */
  | 'chef-not-loaded';

/** All that the visitor is told about a failure is made from this. It holds no text of the server. */
export interface RecipeProblem {
  code: FailureCode;
  /** How long the server asks to wait, in seconds. */
  retryAfterSeconds?: number;
  /** Positions in the list of the ingredients that the server refused. */
  wrongIngredients?: readonly number[];
  /** Whether the server refused a wish. */
  isWishWrong?: boolean;
}

/** A recipe request that did not end well. Its message is for the console. */
export class RecipeFailure extends Error {
  readonly problem: RecipeProblem;

  constructor(problem: RecipeProblem, message: string) {
    super(`${problem.code}: ${message}`);
    this.name = 'RecipeFailure';
    this.problem = problem;
  }
}

/**
 * The failure of something that could not be fetched.
 *
 * @param otherwise - what it is unless the visitor's device has no network
 */
export function networkFailure(
  error: unknown,
  otherwise: 'server-unreachable' | 'cut' | 'chef-not-loaded',
): RecipeFailure {
  const code = navigator.onLine ? otherwise : 'offline';
  return new RecipeFailure({ code }, error instanceof Error ? error.message : String(error));
}

/** Whether the visitor's list has to change before anybody can cook it. */
export function isOfTheList({ code }: RecipeProblem): boolean {
  return code === 'invalid-request' || code === 'body-too-large';
}
