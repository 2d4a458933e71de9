import { once } from 'node:events';
import { Agent, request } from 'undici';
import { BODY, headersFor } from '../load.ts';
import { percentile } from '../statistics.ts';

const agent = new Agent({ connections: 1000 });

/** Opens a stream, and resolves at its first words with a function that reads the rest. */
export async function beginStream(url: string): Promise<() => Promise<string>> {
  const { body } = await request(`${url}/recipe`, {
    method: 'POST',
    headers: headersFor('stream'),
    body: BODY,
    dispatcher: agent,
  });
  await once(body, 'readable');
  return () => body.text();
}

/** An answer to one of a crowd, and how long it took. */
export interface Timed {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

/** How long 99 in 100 of the answers took at most, in milliseconds. */
export function p99Of(answers: readonly Timed[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    99,
  );
}

/** Two hundred visitors at the same moment. */
export function crowd(url: string): Promise<Timed[]> {
  return Promise.all(Array.from({ length: 200 }, () => timed(url)));
}

async function timed(url: string): Promise<Timed> {
  const start = performance.now();
  const { statusCode, headers, body } = await request(`${url}/recipe`, {
    method: 'POST',
    headers: headersFor('json'),
    body: BODY,
    dispatcher: agent,
  });
  await body.dump();
  const retryAfter = headers['retry-after'];
  return { status: statusCode, retryAfter: retryAfter?.toString(), ms: performance.now() - start };
}
