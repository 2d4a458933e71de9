import { type ChainableCommander, Redis } from 'ioredis';
import type { Logger } from 'pino';
import { harmless } from './harmless.ts';

/** Pause between two attempts to connect again, in milliseconds. */
const RECONNECT_MS = 1000;

/** The parts of a connection to the store. */
export interface StoreConnectionOptions {
  /** Address of Valkey or Redis; may hold a password, so it is never logged. */
  url: string;
  logger: Logger;
  /** How long an answer may take before this replica counts alone, in milliseconds. Default 250. */
  answerMs?: number;
  /** Told at each change whether the replicas count together. */
  onChange(up: boolean): void;
}

/**
 * A connection to the Valkey or Redis in which the replicas count together. Each loss and each return of the store is
 * logged once, and nobody waits for a store that is known to be away.
 */
export class StoreConnection {
  readonly #client: Redis;
  readonly #options: StoreConnectionOptions;
  #up: boolean | undefined;

  constructor(options: StoreConnectionOptions) {
    this.#options = options;
    this.#client = new Redis(options.url, {
      connectTimeout: 2000,
      enableOfflineQueue: false,
      enableReadyCheck: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RECONNECT_MS,
    });
    // Without a listener an error would end the process.
    this.#client.on('error', (error) => this.#report(false, error));
    this.#client.on('close', () => this.#report(false));
    // A store that is connected may still be unable to count: it may be loading, hang, or be a replica that only reads.
    const probe = (commands: ChainableCommander) =>
      commands.set('spatula:probe', 0, 'PX', 1000).incr('spatula:probe');
    this.#client.on('ready', () => void this.#run(probe).then(() => this.#report(true), this.#giveUp));
  }

  /**
   * Runs commands as one transaction, so that no other replica counts in between.
   *
   * @returns their replies, or undefined where the store is away
   */
  async run(
    commands: (transaction: ChainableCommander) => ChainableCommander,
  ): Promise<unknown[] | undefined> {
    if (!this.#up) return undefined;
    try {
      return await this.#run(commands);
    } catch (error) {
      this.#giveUp(error);
      return undefined;
    }
  }

  /** Lets go of the connection. */
  shutdown(): void {
    this.#client.removeAllListeners('close').disconnect();
  }

  async #run(commands: (transaction: ChainableCommander) => ChainableCommander): Promise<unknown[]> {
    const replies = await within(this.#options.answerMs ?? 250, commands(this.#client.multi()).exec());
    const failure = replies?.find(([error]) => error)?.[0];
    if (failure) throw failure;
    return (replies ?? []).map(([, reply]) => reply);
  }

  /** Counts alone from here on, and opens a new connection, on which no answer is still to come. */
  readonly #giveUp = (error: unknown): void => {
    this.#report(false, error);
    this.#client.disconnect(true);
  };

  #report(up: boolean, error?: unknown): void {
    if (this.#up === up) return;
    this.#up = up;
    const { logger, onChange } = this.#options;
    harmless(logger, () => onChange(up));
    if (up) logger.info('the replicas count together through REDIS_URL');
    else logger.warn({ reason: reasonOf(error) }, 'REDIS_URL is away: this replica counts by itself');
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // The reply may have come while this process was busy: it is read before an immediate runs.
  const giveUp = () => setImmediate(late.reject, new Error('TIMEOUT'));
  const timer = setTimeout(giveUp, ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Only the code: the rest of a message may name the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'CLOSED';
  const code = 'code' in error ? String(error.code) : error.message;
  return /^[A-Z][A-Z_]+/.exec(code)?.[0] ?? error.name;
}
