import { MeasuredServer } from '../../measured-server.ts';
import { commandsOf } from '../contestants.ts';
import { inTurns, type Rounds } from '../in-turns.ts';

/** Milliseconds from the start of a process to its first answer, whatever that says. */
export function coldStart(service: string, rounds: number): Promise<Rounds<number>> {
  return inTurns(commandsOf(service), rounds, async (command) => {
    const start = performance.now();
    const server = await MeasuredServer.start(command);
    const answer = await fetch(`${server.url}/ready`, { method: 'HEAD' }).catch(() => undefined);
    const time = performance.now() - start;
    await answer?.body?.cancel();
    await server.stop();
    return time;
  });
}
