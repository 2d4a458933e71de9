import type { Logger } from 'pino';
import { describeFault } from './describe-fault.ts';

/** Does what is no caller's business, such as a figure of the metrics; where that fails, the log says so. */
export function harmless(logger: Logger, act: () => void): void {
  try {
    act();
  } catch (error) {
    logger.error({ bug: describeFault(error) }, 'a note could not be written');
  }
}
