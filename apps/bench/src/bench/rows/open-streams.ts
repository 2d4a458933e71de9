import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import type { InferenceProcess } from '../../inference-process.ts';
import { askFor, postRecipe } from '../../load.ts';
import { MeasuredServer } from '../../measured-server.ts';
import { commandsOf } from '../contestants.ts';
import { inTurns, type Rounds } from '../in-turns.ts';

const STREAMS = 500;
const WARM_UP = 800;
const SETTLE_MS = 1000;

/** Kilobytes that each of 500 open streams adds to a contestant that has served some already. */
export function openStreams(service: InferenceProcess, rounds: number): Promise<Rounds<number>> {
  return inTurns(commandsOf(service.url), rounds, async (command) => {
    const server = await MeasuredServer.start(command);
    try {
      await service.play('250 pieces in packets of 25');
      await askFor(server.url, { mode: 'stream', connections: 50, amount: WARM_UP });
      await service.play('hold');
      await delay(SETTLE_MS);
      const idle = server.residentBytes;
      const agent = new Agent({ connections: STREAMS });
      await Promise.all(Array.from({ length: STREAMS }, () => openStream(server.url, agent)));
      await delay(SETTLE_MS);
      const grown = server.residentBytes - idle;
      await agent.destroy();
      return grown / STREAMS / 1000;
    } finally {
      await server.stop();
    }
  });
}

/** Resolves once the first words are there; the rest is held back. */
async function openStream(url: string, agent: Agent): Promise<void> {
  const { statusCode, body } = await postRecipe(agent, url, 'stream');
  if (statusCode !== 200) throw new Error(`Status ${statusCode} from ${url}`);
  body.on('error', () => undefined);
  await once(body, 'readable');
}
