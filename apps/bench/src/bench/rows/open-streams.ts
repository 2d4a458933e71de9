import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../../inference-process.ts';
import { askFor, BODY, headersFor } from '../../load.ts';
import { ServerProcess } from '../../server-process.ts';
import { type ByName, commandOf, forEachName } from '../contestants.ts';

const STREAMS = 500;
const WARM_UP = 800;
const SETTLE_MS = 1000;

/** Kilobytes that each of 500 open streams adds to a contestant that has served some already. */
export async function openStreams(service: ServiceProcess, rounds: number): Promise<ByName<number[]>> {
  const figures = await forEachName((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    await forEachName(async (name) => {
      const server = await ServerProcess.start(commandOf(name, service.url));
      try {
        figures[name].push(await memoryPerStream(server, service));
      } finally {
        await server.stop();
      }
    });
  }
  return figures;
}

async function memoryPerStream(server: ServerProcess, service: ServiceProcess): Promise<number> {
  await service.play('250 pieces in packets of 25');
  await askFor(server.url, { mode: 'stream', connections: 50, amount: WARM_UP });
  await service.play('hold');
  await delay(SETTLE_MS);
  const idle = server.residentBytes;
  const agent = new Agent({ keepAlive: false });
  const open = await Promise.all(Array.from({ length: STREAMS }, () => openStream(server.url, agent)));
  await delay(SETTLE_MS);
  const grown = server.residentBytes - idle;
  for (const stream of open) stream.destroy();
  return grown / STREAMS / 1000;
}

/** Resolves once the first words are there; the rest is held back until the connection is closed. */
function openStream(url: string, agent: Agent): Promise<ClientRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<ClientRequest>();
  const asked = request(`${url}/recipe`, { method: 'POST', agent, headers: headersFor('stream') });
  asked.on('response', (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`Status ${answer.statusCode} from ${url}`));
    answer.on('error', () => undefined).once('data', () => resolve(asked));
  });
  asked.on('error', reject).end(BODY);
  return promise;
}
