import { PROBLEMS, type ProblemCode, type ProblemDetails } from '@spatula/shared/problem';

/** The optional parts of a problem. */
export interface ProblemOptions {
  /** The wrong places of the body, each by JSON pointer (`#/ingredients/0`). */
  errors?: NonNullable<ProblemDetails['errors']>;
  /** Header fields of the answer, such as `Allow` or `Retry-After`. */
  headers?: Record<string, string>;
}

/** Every error that a caller is told about. The status follows from the code, the words are safe to send. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: ProblemDetails['errors'];
  readonly headers: Record<string, string>;

  /**
   * @param code - which row of the table of problems
   * @param detail - what is wrong this time and what to do; it is sent, so no secret, path or stack
   */
  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    // A problem is about the caller or the chef, not about our code. Its stack would help nobody and takes long to make.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(detail);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'ProblemError';
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /**
   * The problem as it travels, as an answer or as the last event of a stream.
   *
   * @param basePath - the path that the API is served under; it begins and ends with a slash
   */
  toDetails(requestId: string, basePath: string): ProblemDetails {
    return {
      type: `${basePath}problems/${this.code}`,
      title: PROBLEMS[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      requestId,
    };
  }
}
