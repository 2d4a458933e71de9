import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './statistics.ts';

const EVERY_MS = 50;

/** Asks for `/health` again and again while something goes on, and tells how long the answers took. */
export async function probeWhile(url: string, goingOn: Promise<unknown>): Promise<{ p95Ms: number }> {
  const times: number[] = [];
  let over = false;
  const end = goingOn.finally(() => {
    over = true;
  });
  while (!over) {
    const start = performance.now();
    await (await fetch(`${url}/health`)).arrayBuffer();
    times.push(performance.now() - start);
    await delay(EVERY_MS);
  }
  await end;
  return { p95Ms: percentile(times, 95) };
}
