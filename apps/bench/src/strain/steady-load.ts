import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { BODY, headersFor } from '../load.ts';
import { percentile } from '../statistics.ts';

/** How much, for how long. */
export interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

/** What came of a steady load. */
export interface SteadyFigures {
  readonly sent: number;
  readonly failed: number;
  /** Requests that could not be sent when their time came: this side was too slow. */
  readonly dropped: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const MAX_WAITING = 2000;

/** Asks at a constant rate, whatever becomes of what was asked before. */
export async function steadyLoad(url: string, { perSecond, seconds }: Pace): Promise<SteadyFigures> {
  const pool = new Pool(url, { connections: 200 });
  const times: number[] = [];
  let failed = 0;
  let dropped = 0;
  let waiting = 0;
  const ask = async () => {
    const start = performance.now();
    waiting += 1;
    try {
      const { statusCode, body } = await pool.request({
        path: '/recipe',
        method: 'POST',
        headers: headersFor('json'),
        body: BODY,
      });
      await body.dump();
      if (statusCode !== 200) failed += 1;
    } catch {
      failed += 1;
    }
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
