import { Agent, request } from 'node:http';
import { BODY, headersFor } from '../../load.ts';
import { repeatAtOnce } from '../../repeat-at-once.ts';
import { percentile } from '../../statistics.ts';
import type { Contestant } from '../contestants.ts';
import { inTurns, type Rounds } from '../in-turns.ts';

/** Milliseconds from the request to the first words, in one round. */
export interface FirstWord {
  readonly p50: number;
  readonly p99: number;
}

const PER_CLIENT = { 1: 100, 100: 4 } as const;

/** Asks each contestant in turn for streams, `clients` of them at once, and takes the time to the first words. */
export async function firstWord(
  contestants: readonly Contestant[],
  clients: keyof typeof PER_CLIENT,
  rounds: number,
): Promise<Rounds<FirstWord>> {
  const asked = contestants.map(({ name, server }) => {
    return { name, url: `${server.url}/recipe`, agent: new Agent({ keepAlive: true }) };
  });
  const ask = async ({ url, agent }: (typeof asked)[number]) => {
    const askAgainAndAgain = () =>
      repeatAtOnce({ count: PER_CLIENT[clients], atOnce: 1 }, () => timeToFirstWord(url, agent));
    const times = (await repeatAtOnce({ count: clients, atOnce: clients }, askAgainAndAgain)).flat();
    return { p50: percentile(times, 50), p99: percentile(times, 99) };
  };
  // The first round warms up and opens the connections.
  await inTurns(asked, 1, ask);
  const measured = await inTurns(asked, rounds, ask);
  for (const { agent } of asked) agent.destroy();
  return measured;
}

/** Reads the answer to its end, so that its connection serves the next one. */
function timeToFirstWord(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const start = performance.now();
  let time: number | undefined;
  request(url, { method: 'POST', agent, headers: headersFor('stream') }, (answer) => {
    answer.on('data', (bytes: Buffer) => {
      if (time === undefined && bytes.includes('Here')) time = performance.now() - start;
    });
    answer.on('end', () => (time === undefined ? reject(new Error(`No words from ${url}`)) : resolve(time)));
    answer.on('error', reject);
  })
    .on('error', reject)
    .end(BODY);
  return promise;
}
