import type { ProblemError } from '../problem-error.ts';
import type { RecipeFormat, RecipeRecord } from './recipe-record.ts';

declare global {
  namespace Express {
    /** Facts about the whole application. */
    interface Application {
      locals: {
        /** The path that page and API are served under; it begins and ends with a slash. */
        basePath: string;
      };
    }
    /** The facts that are gathered while a request is answered. The log and the metrics read them afterwards. */
    interface Locals {
      requestId: string;
      /** Whether the answer is a file of the page: no route leads to those. */
      isPage?: boolean;
      format: RecipeFormat;
      recipe?: RecipeRecord;
      problem?: ProblemError;
      /** An error that nobody foresaw. */
      bug?: unknown;
    }
  }
}
