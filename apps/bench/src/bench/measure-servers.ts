import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OBVIOUS_LISTS } from '@spatula/pantry/testing/obvious-lists';
import { writeRecipe } from '@spatula/pantry/write-recipe';
import { Agent } from 'undici';
import { build } from 'vite';
import { type InferenceProcess, startInference } from '../inference-process.ts';
import { askFor, askOnce, type Mode, postRecipe, repeatAtOnce } from '../load.ts';
import { DIST, MeasuredServer, product, type ServerCommand } from '../measured-server.ts';
import { percentile, spreadOf } from '../statistics.ts';
import type { Figures } from './rows.ts';
import { inTurns, type Rounds } from './table.ts';

const OTHERS = ['express + hf', 'ai sdk', 'pass-through'];
const CONNECTIONS = 50;
const WARM_UP = { json: 3000, stream: 1000 };
const AMOUNT = { json: 5000, stream: 1200 };
/** Recipes before each burst that are not counted: they warm up a server that rested while others were asked. */
const LEAD_IN = 400;
const OPEN_STREAMS = 500;
const SETTLE_MS = 1000;
const PEAK = 'peak memory under JSON recipes, MB';
const NASTY = ['cream of ', 'gluten-free ', 'or ', '1/2 ', '500g ', 'xyzzy ', 'chiken ', '( ', ', '];
/** Lists as long as a request may hold: a hundred times one word over and over, and all of the words mixed. */
const NASTY_LISTS = [...NASTY, NASTY.join('')].map((text) =>
  Array.from({ length: 100 }, (_, line) => text.repeat(300).substring(line * 7, line * 7 + 200)),
);

/**
 * The rounds of every measurement of the API and of the servers that it is compared with.
 *
 * @param times - tells how many rounds of those that are wanted there is time for
 */
export async function measureServers(times: (wanted: number) => number): Promise<Rounds[]> {
  await buildContestants();
  const service = await startInference();
  const argsOf = (name: string) => ['apps/bench/dist/contestants.js', name, service.url];
  const commands = [product(service.url), ...OTHERS.map((name) => ({ name, args: argsOf(name) }))];
  const running: MeasuredServer[] = [];
  try {
    for (const command of commands) running.push(await MeasuredServer.start(command));
    await service.play('plain');
    const json = await throughput(running, 'json', times(5));
    const peak = (server: MeasuredServer) => ({ [PEAK]: server.memoryMB('VmHWM') });
    const peaks = await inTurns(running, 1, peak);
    await service.play('250 pieces in packets of 25');
    const streamed = await throughput(running, 'stream', times(5));
    await service.play('plain');
    const one = await firstWord(running, 1, times(11));
    const hundred = await firstWord(running, 100, times(5));
    await Promise.all(running.splice(0).map((server) => server.stop()));
    const memory = await inTurns(commands, times(5), (command) => openStreams(command, service));
    const starts = await inTurns(commands, times(9), coldStart);
    const chef = await inTurns([{ name: 'spatula' }], times(11), builtInChef);
    return [json, peaks, streamed, one, hundred, memory, starts, chef];
  } finally {
    await Promise.all([service, ...running].map((server) => server.stop()));
  }
}

/** As the product is built: in one file. */
async function buildContestants(): Promise<void> {
  const ssr = join(import.meta.dirname, 'contestants.ts');
  const options = { ssr, target: 'node24', outDir: DIST, emptyOutDir: false };
  await build({ configFile: false, logLevel: 'error', build: options, ssr: { noExternal: [/^@spatula\//] } });
}

/** Asks each contestant in turn for a burst of recipes. */
async function throughput(running: readonly MeasuredServer[], mode: Mode, rounds: number) {
  const kind = mode === 'json' ? 'JSON' : 'streamed';
  for (const { url } of running) await askFor(url, mode, CONNECTIONS, WARM_UP[mode]);
  return inTurns(running, rounds, async (server) => {
    await askFor(server.url, mode, CONNECTIONS, LEAD_IN);
    const before = server.cpuSeconds;
    const { perSecond } = await askFor(server.url, mode, CONNECTIONS, AMOUNT[mode]);
    return {
      [`${kind} recipes per CPU second` as const]: AMOUNT[mode] / (server.cpuSeconds - before),
      [`${kind} recipes per second` as const]: perSecond,
    };
  });
}

/** Asks each contestant in turn for streams and takes the time to the first words. */
async function firstWord(running: readonly MeasuredServer[], connections: 1 | 100, rounds: number) {
  const clients = connections === 1 ? '1 client' : '100 clients';
  const amount = connections === 1 ? 100 : 400;
  const agent = new Agent({ connections });
  const ask = async ({ url }: MeasuredServer): Promise<Figures> => {
    const answers = await repeatAtOnce(amount, connections, () => askOnce(agent, url, 'stream'));
    const times = answers.map(({ wordMs }) => wordMs);
    return {
      [`first word, ${clients}, p50, ms` as const]: percentile(times, 50),
      [`first word, ${clients}, p99, ms` as const]: percentile(times, 99),
    };
  };
  // The first round warms up and opens the connections.
  await inTurns(running, 1, ask);
  return inTurns(running, rounds, ask).finally(() => agent.close());
}

/** Memory that each of many open streams adds to a contestant that has served some already. */
async function openStreams(command: ServerCommand, service: InferenceProcess): Promise<Figures> {
  await using server = await MeasuredServer.start(command);
  const agent = new Agent({ connections: OPEN_STREAMS });
  await service.play('250 pieces in packets of 25');
  await askFor(server.url, 'stream', CONNECTIONS, 800);
  await service.play('hold');
  await delay(SETTLE_MS);
  const idleMB = server.memoryMB('VmRSS');
  await repeatAtOnce(OPEN_STREAMS, OPEN_STREAMS, async () => {
    const { body } = await postRecipe(agent, server.url, 'stream');
    await once(
      body.on('error', () => undefined),
      'readable',
    );
  });
  await delay(SETTLE_MS);
  const grownMB = server.memoryMB('VmRSS') - idleMB;
  await agent.destroy();
  return { 'memory per open stream, kB': (grownMB * 1000) / OPEN_STREAMS };
}

/** The time from the start of a process to its first answer, whatever that says. */
async function coldStart(command: ServerCommand): Promise<Figures> {
  const start = performance.now();
  await using server = await MeasuredServer.start(command);
  await fetch(`${server.url}/ready`, { method: 'HEAD' }).catch(() => undefined);
  return { 'cold start, ms': performance.now() - start };
}

/** The time for which the built-in chef holds the event loop: in this process, the second time that it reads a list. */
function builtInChef(): Figures {
  const timed = (list: readonly string[]): number => {
    writeRecipe({ ingredients: list }, () => 0);
    const start = performance.now();
    writeRecipe({ ingredients: list }, () => 0);
    return performance.now() - start;
  };
  const ordinary = OBVIOUS_LISTS.map(([list]) => timed(list.split(', ')));
  return {
    'built-in chef, ms a recipe': spreadOf(ordinary).median,
    'built-in chef, ms for the worst list': Math.max(...NASTY_LISTS.map(timed)),
  };
}
