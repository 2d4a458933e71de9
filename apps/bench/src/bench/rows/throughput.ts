import { askFor, type Load, type Mode } from '../../load.ts';
import type { ServerProcess } from '../../server-process.ts';
import { type ByName, forEachName } from '../contestants.ts';

/** What one burst of requests cost. */
export interface Burst {
  readonly recipesPerCpuSecond: number;
  readonly recipesPerSecond: number;
  readonly cpuMsPerRecipe: number;
}

const CONNECTIONS = 50;
const WARM_UP = { json: 3000, stream: 1000 };
const AMOUNT = { json: 5000, stream: 1200 };
/** Recipes before each burst that are not counted: while others were asked, this one's memory was tidied away. */
const LEAD_IN = 400;

/** Asks each contestant in turn, round by round, so that a drift of the machine hits all of them. */
export async function throughput(
  servers: ByName<ServerProcess>,
  mode: Mode,
  rounds: number,
): Promise<ByName<Burst[]>> {
  const load: Load = { mode, connections: CONNECTIONS, amount: AMOUNT[mode] };
  await forEachName((name) => askFor(servers[name].url, { ...load, amount: WARM_UP[mode] }));
  const bursts = await forEachName((): Burst[] => []);
  for (let round = 0; round < rounds; round += 1) {
    await forEachName(async (name) => void bursts[name].push(await burst(servers[name], load)));
  }
  return bursts;
}

async function burst(server: ServerProcess, load: Load): Promise<Burst> {
  await askFor(server.url, { ...load, amount: LEAD_IN });
  const cpu = server.cpuSeconds;
  const { count, seconds } = await askFor(server.url, load);
  const cpuSeconds = server.cpuSeconds - cpu;
  return {
    recipesPerCpuSecond: count / cpuSeconds,
    recipesPerSecond: count / seconds,
    cpuMsPerRecipe: (cpuSeconds * 1000) / count,
  };
}
