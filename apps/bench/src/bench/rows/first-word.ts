import { Agent, request } from 'node:http';
import { BODY, headersFor } from '../../load.ts';
import type { ServerProcess } from '../../server-process.ts';
import { percentile } from '../../statistics.ts';
import { type ByName, forEachName } from '../contestants.ts';

/** Milliseconds from the request to the first words, in one round. */
export interface FirstWord {
  readonly p50: number;
  readonly p99: number;
}

const PER_CLIENT = { 1: 100, 100: 4 } as const;

/** Asks each contestant in turn for streams, `clients` of them at once, and takes the time to the first words. */
export async function firstWord(
  servers: ByName<ServerProcess>,
  clients: keyof typeof PER_CLIENT,
  rounds: number,
): Promise<ByName<FirstWord[]>> {
  const figures = await forEachName((): FirstWord[] => []);
  const agents = await forEachName(() => new Agent({ keepAlive: true }));
  // The first round warms up and opens the connections.
  for (let round = 0; round <= rounds; round += 1) {
    await forEachName(async (name) => {
      const asking = { url: `${servers[name].url}/recipe`, agent: agents[name], count: PER_CLIENT[clients] };
      const times = await Promise.all(Array.from({ length: clients }, () => askAgainAndAgain(asking)));
      const all = times.flat();
      if (round > 0) figures[name].push({ p50: percentile(all, 50), p99: percentile(all, 99) });
    });
  }
  await forEachName((name) => agents[name].destroy());
  return figures;
}

interface Asking {
  readonly url: string;
  readonly agent: Agent;
  readonly count: number;
}

async function askAgainAndAgain({ url, agent, count }: Asking): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await timeToFirstWord(url, agent));
  return times;
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
