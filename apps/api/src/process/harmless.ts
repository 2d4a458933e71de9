import type { Logger } from 'pino';
import { describeFault } from './describe-fault.ts';

/** Does something that no caller asked for, such as to count a metric. A failure is logged and goes no further. */
export function harmless(logger: Logger, act: () => void): void {
  try {
    act();
  } catch (error) {
    logger.error({ bug: describeFault(error) }, 'a note could not be written');
  }
}
