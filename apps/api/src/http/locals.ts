import type { Problem } from '../problem.ts';
import type { RecipeFormat, RecipeRecord } from './recipe-record.ts';

declare global {
  namespace Express {
    /** What is known of a request while it is answered; log and metrics read it when that is over. */
    interface Locals {
      requestId: string;
      /** Whether the answer is a file of the page: no route leads to those. */
      isPage?: boolean;
      format: RecipeFormat;
      recipe?: RecipeRecord;
      problem?: Problem;
      /** An error that nobody foresaw. */
      bug?: unknown;
    }
  }
}
