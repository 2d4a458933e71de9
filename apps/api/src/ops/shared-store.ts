import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { harmless } from './note-answers.ts';

/** Pause between two attempts to have it back, in milliseconds. */
const RECONNECT_MS = 1000;

const PREFIX = 'spatula:rate:';

/** What the store needs. */
export interface SharedStoreOptions {
  /** Address of Valkey or Redis; may hold a password, so it is never logged. */
  url: string;
  logger: Logger;
  /** How long an answer may take before this replica counts alone, in milliseconds. Default 250. */
  answerMs?: number;
  /** Told at each change whether the replicas count together. */
  onChange(up: boolean): void;
}

/**
 * Counts visitors in Valkey or Redis, together with all replicas. While that is away, this replica counts in
 * its own memory: the limit neither opens wide nor refuses everybody. Each change is logged once, and no
 * visitor waits for a store that is known to be away.
 */
export class SharedStore implements Store {
  readonly #client: Redis;
  readonly #memory = new MemoryStore();
  readonly #options: SharedStoreOptions;
  #windowMs = 0;
  #up: boolean | undefined;

  constructor(options: SharedStoreOptions) {
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
    // Connected is not yet able to count: it may be loading, hanging, or a replica that only reads.
    this.#client.on(
      'ready',
      () => void this.#count('probe', 1000).then(() => this.#report(true), this.#giveUp),
    );
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    this.#memory.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    if (this.#up) {
      try {
        return await this.#count(key, this.#windowMs);
      } catch (error) {
        this.#giveUp(error);
      }
    }
    return this.#memory.increment(key);
  }

  async decrement(key: string): Promise<void> {
    await (this.#up ? this.#client.decr(PREFIX + key) : this.#memory.decrement(key));
  }

  async resetKey(key: string): Promise<void> {
    await (this.#up ? this.#client.del(PREFIX + key) : this.#memory.resetKey(key));
  }

  /** Lets go of the connection. */
  shutdown(): void {
    this.#client.removeAllListeners('close').disconnect();
    this.#memory.shutdown();
  }

  /** One transaction, so that no other replica counts in between and no count lives for ever. */
  async #count(key: string, windowMs: number): Promise<ClientRateLimitInfo> {
    const name = PREFIX + key;
    const counting = this.#client.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
    const replies = await within(this.#options.answerMs ?? 250, counting);
    const failure = replies?.find(([error]) => error)?.[0];
    if (failure) throw failure;
    const [totalHits, ttlMs] = [replies?.[1]?.[1], replies?.[2]?.[1]];
    if (typeof totalHits !== 'number' || typeof ttlMs !== 'number') throw new Error('no number of hits');
    return { totalHits, resetTime: new Date(Date.now() + ttlMs) };
  }

  /** Counts alone from here on, and begins anew with a connection on which nothing is pending. */
  readonly #giveUp = (error: unknown): void => {
    this.#report(false, error);
    this.#client.disconnect(true);
  };

  #report(up: boolean, error?: unknown): void {
    if (this.#up === up) return;
    this.#up = up;
    const { logger, onChange } = this.#options;
    harmless(logger, () => onChange(up));
    if (up) logger.info('the rate limit is shared through REDIS_URL');
    else
      logger.warn({ reason: reasonOf(error) }, 'REDIS_URL is away: this replica counts visitors by itself');
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
