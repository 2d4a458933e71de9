import { askFor, type Mode } from '../../load.ts';
import type { MeasuredServer } from '../../measured-server.ts';
import type { Contestant } from '../contestants.ts';
import { inTurns, type Rounds } from '../in-turns.ts';

/** The cost of one burst of requests. */
export interface Burst {
  readonly recipesPerCpuSecond: number;
  readonly recipesPerSecond: number;
  readonly cpuMsPerRecipe: number;
}

const CONNECTIONS = 50;
const WARM_UP = { json: 3000, stream: 1000 };
const AMOUNT = { json: 5000, stream: 1200 };
/** Recipes before each burst that are not counted: they warm up a server that rested while others were asked. */
const LEAD_IN = 400;

/** Asks each contestant in turn for a burst of recipes. */
export async function throughput(
  contestants: readonly Contestant[],
  mode: Mode,
  rounds: number,
): Promise<Rounds<Burst>> {
  const ask = ({ url }: MeasuredServer, amount: number) =>
    askFor(url, { mode, connections: CONNECTIONS, amount });
  await inTurns(contestants, 1, ({ server }) => ask(server, WARM_UP[mode]));
  return await inTurns(contestants, rounds, async ({ server }) => {
    await ask(server, LEAD_IN);
    const cpu = server.cpuSeconds;
    const { count, seconds } = await ask(server, AMOUNT[mode]);
    const cpuSeconds = server.cpuSeconds - cpu;
    return {
      recipesPerCpuSecond: count / cpuSeconds,
      recipesPerSecond: count / seconds,
      cpuMsPerRecipe: (cpuSeconds * 1000) / count,
    };
  });
}
