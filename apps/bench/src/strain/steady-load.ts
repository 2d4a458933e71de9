import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { askOnce } from '../load.ts';
import { percentile } from '../statistics.ts';

/** How much, for how long. */
export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

/** The answers to a steady load. */
export interface SteadyFigures {
  readonly sent: number;
  readonly failed: number;
  /** Requests that could not be sent when their time came: this side was too slow. */
  readonly dropped: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const MAX_WAITING = 2000;

/** Asks at a constant rate, however long the answers to the requests before take. */
export async function steadyLoad(url: string, { perSecond, seconds }: Pace): Promise<SteadyFigures> {
  const pool = new Pool(url, { connections: 200 });
  const times: number[] = [];
  let failed = 0;
  let dropped = 0;
  let waiting = 0;
  const ask = async () => {
    const start = performance.now();
    waiting += 1;
    const { status } = await askOnce(pool, url, 'json').catch(() => ({ status: 0 }));
    if (status !== 200) failed += 1;
    waiting -= 1;
    times.push(performance.now() - start);
  };
  const start = performance.now();
  const all = perSecond * seconds;
  for (let sent = 0; sent < all; ) {
    const due = Math.min(all, Math.floor(((performance.now() - start) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      if (waiting < MAX_WAITING) void ask();
      else dropped += 1;
    }
    await delay(1);
  }
  while (waiting > 0) await delay(10);
  await pool.close();
  return { sent: times.length, failed, dropped, p50Ms: percentile(times, 50), p99Ms: percentile(times, 99) };
}
