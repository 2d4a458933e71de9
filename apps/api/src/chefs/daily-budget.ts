import type { StoreConnection } from '../process/store-connection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PREFIX = 'spatula:recipes:';
/** The one member of a day's sorted set: its score only ever rises. */
const COUNT = 'count';

/** The parts of a budget. */
export interface DailyBudgetOptions {
  /** Recipes that may be begun in a day (UTC). */
  perDay: number;
  /** Where all replicas count together; without it, or while it is away, this one counts by itself. */
  store?: StoreConnection | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Counts the recipes of a day. Each replica remembers the highest count that it saw and sends it to the store with each
 * question. So the store learns it again after it was away, or after it was started again without a disk.
 */
export class DailyBudget {
  readonly #options: DailyBudgetOptions;
  #day = '';
  #count = 0;

  constructor(options: DailyBudgetOptions) {
    this.#options = options;
  }

  /** How many recipes may still be begun today, as far as this replica knows. */
  get left(): number {
    this.#turnPage();
    return Math.max(0, this.#options.perDay - this.#count);
  }

  /** Seconds until the next day begins. */
  get secondsLeft(): number {
    return Math.ceil((DAY_MS - (this.#now() % DAY_MS)) / 1000);
  }

  /** Takes one recipe off the day's budget; false where it is spent. */
  async take(): Promise<boolean> {
    if (this.left === 0) return false;
    const day = this.#day;
    const shared = await this.#share(1);
    // The day may have turned while the store was asked.
    if (day !== this.#day) return true;
    if (shared === undefined) this.#count += 1;
    return (shared ?? this.#count) <= this.#options.perDay;
  }

  /** Tells the store what this replica counted while the store was away, and learns what the others did. */
  async report(): Promise<void> {
    this.#turnPage();
    await this.#share(0);
  }

  /** Raises the shared count to the highest one known, then by `step`; undefined while the store is away. */
  async #share(step: 0 | 1): Promise<number | undefined> {
    const day = this.#day;
    const key = PREFIX + day;
    const known = this.#count;
    const replies = await this.#options.store?.run((commands) =>
      commands
        .zadd(key, 'GT', known, COUNT)
        .zincrby(key, step, COUNT)
        .pexpire(key, 2 * DAY_MS),
    );
    const count = Number(replies?.[1]);
    if (!Number.isSafeInteger(count)) return undefined;
    if (day === this.#day) this.#count = Math.max(this.#count, count);
    return count;
  }

  #turnPage(): void {
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#count = 0;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
