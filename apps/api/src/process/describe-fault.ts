/** The parts of an unforeseen error that may be logged. */
export interface Fault {
  type: string;
  code?: string;
  /** The calls that led to it, innermost first. */
  at: string[];
}

/**
 * Takes from an error the parts that say where the mistake is. Its message and its fields stay out of the log: they
 * may hold what a caller sent or a service answered, a credential even.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const calls = (error.stack ?? '').replace(error.message, '').split('\n');
  return {
    type: error.name,
    ...('code' in error && /^[A-Z][A-Z_]{2,40}$/.test(String(error.code)) && { code: String(error.code) }),
    at: calls.filter((call) => call.startsWith('    at ')).map((call) => call.slice(7)),
  };
}
