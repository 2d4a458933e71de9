import { ServerProcess } from '../../server-process.ts';
import { type ByName, commandOf, forEachName } from '../contestants.ts';

/** Milliseconds from the start of a process to its first answer, whatever that says. */
export async function coldStart(service: string, rounds: number): Promise<ByName<number[]>> {
  const times = await forEachName((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    await forEachName(async (name) => {
      const start = performance.now();
      const server = await ServerProcess.start(commandOf(name, service));
      const answer = await fetch(`${server.url}/ready`, { method: 'HEAD' }).catch(() => undefined);
      times[name].push(performance.now() - start);
      await answer?.body?.cancel();
      await server.stop();
    });
  }
  return times;
}
