import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RedisStore } from 'rate-limit-redis';

/** How long Valkey may take to answer before this replica counts alone, in milliseconds. */
const COMMAND_TIMEOUT_MS = 250;
const MAX_RECONNECT_MS = 2000;

/** What the store needs. */
export interface SharedStoreOptions {
  /** Address of Valkey or Redis; may hold a password, so it is never logged. */
  url: string;
  logger: Logger;
  /** Told at each change whether the replicas count together. */
  onChange(up: boolean): void;
}

/**
 * Counts visitors in Valkey or Redis, together with all replicas. While that is away, this replica counts in
 * its own memory: the limit neither opens wide nor refuses everybody. Each change is logged once.
 */
export class SharedStore implements Store {
  readonly prefix = 'spatula:rate:';
  readonly #client: Redis;
  readonly #memory = new MemoryStore();
  readonly #options: SharedStoreOptions;
  #shared: RedisStore | undefined;
  #limits: Options | undefined;
  #up: boolean | undefined;

  constructor(options: SharedStoreOptions) {
    this.#options = options;
    this.#client = new Redis(options.url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_MS),
    });
    // Without a listener an error would end the process; what it means is said by #report.
    this.#client.on('error', () => this.#report(false));
    this.#client.on('ready', () => void this.#connect());
  }

  init(options: Options): void {
    this.#limits = options;
    this.#memory.init(options);
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#either((store) => store.increment(key));
  }

  decrement(key: string): Promise<void> {
    return this.#either(async (store) => store.decrement(key));
  }

  resetKey(key: string): Promise<void> {
    return this.#either(async (store) => store.resetKey(key));
  }

  /** Lets go of the connection. */
  shutdown(): void {
    this.#memory.shutdown();
    this.#client.disconnect();
  }

  /** The scripts are loaded anew at each connection: a restarted server has forgotten them. */
  async #connect(): Promise<void> {
    const shared = new RedisStore({
      prefix: this.prefix,
      sendCommand: (command: string, ...args: string[]) => this.#client.call(command, ...args) as never,
    });
    if (this.#limits) shared.init(this.#limits);
    this.#shared = shared;
    this.#report(true);
  }

  async #either<T>(use: (store: Store) => Promise<T> | T): Promise<T> {
    if (this.#shared && this.#client.status === 'ready') {
      try {
        const result = await use(this.#shared);
        this.#report(true);
        return result;
      } catch {
        this.#report(false);
      }
    }
    return use(this.#memory);
  }

  #report(up: boolean): void {
    if (this.#up === up) return;
    this.#up = up;
    this.#options.onChange(up);
    if (up) this.#options.logger.info('the rate limit is shared through REDIS_URL');
    else {
      this.#options.logger.warn('REDIS_URL does not answer: this replica counts visitors in its own memory');
    }
  }
}
