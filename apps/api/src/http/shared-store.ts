import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import type { StoreConnection } from '../process/store-connection.ts';

const PREFIX = 'spatula:rate:';

/**
 * Counts visitors together with all replicas. While the store is away, this replica counts in its own memory, so that
 * there still is a limit and not everybody is refused.
 */
export class SharedStore implements Store {
  readonly #connection: StoreConnection;
  readonly #memory = new MemoryStore();
  #windowMs = 0;

  constructor(connection: StoreConnection) {
    this.#connection = connection;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    this.#memory.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const name = PREFIX + key;
    const windowMs = this.#windowMs;
    const replies = await this.#connection.run((commands) =>
      commands.set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name),
    );
    const [, totalHits, ttlMs] = replies ?? [];
    if (typeof totalHits !== 'number' || typeof ttlMs !== 'number') return this.#memory.increment(key);
    return { totalHits, resetTime: new Date(Date.now() + ttlMs) };
  }

  async decrement(key: string): Promise<void> {
    const replies = await this.#connection.run((commands) => commands.decr(PREFIX + key));
    if (!replies) await this.#memory.decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    const replies = await this.#connection.run((commands) => commands.del(PREFIX + key));
    if (!replies) await this.#memory.resetKey(key);
  }

  /** Forgets what this replica counted by itself. */
  shutdown(): void {
    this.#memory.shutdown();
  }
}
