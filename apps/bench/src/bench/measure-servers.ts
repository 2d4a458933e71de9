import { ServiceProcess } from '../inference-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { type ByName, forEachName, NAMES, type Name, startContestants } from './contestants.ts';
import { builtInChef } from './rows/built-in-chef.ts';
import { coldStart } from './rows/cold-start.ts';
import { type FirstWord, firstWord } from './rows/first-word.ts';
import { openStreams } from './rows/open-streams.ts';
import { type Burst, throughput } from './rows/throughput.ts';
import { alone, type Line, more, type ToReach, times } from './table.ts';

/** How often each thing is measured. */
export interface Rounds {
  readonly load: number;
  readonly latency: number;
  readonly memory: number;
  readonly start: number;
}

type Compare = typeof times;

/** Compares ours with each other's; some comparisons have something to reach. */
interface Comparison {
  readonly row: string;
  readonly compare: Compare;
  readonly toReach?: Readonly<Partial<Record<Name, ToReach>>>;
}

/** The lines on the API. */
export async function measureServers(rounds: Rounds, say: (text: string) => void): Promise<Line[]> {
  const service = await ServiceProcess.start();
  try {
    const servers = await startContestants(service.url);
    const lines = await measureRunning({ servers, service, rounds, say }).finally(() =>
      forEachName((name) => servers[name].stop()),
    );
    say('memory of open streams');
    const row = 'memory per open stream, kB';
    const memory = await openStreams(service, rounds.memory);
    lines.push(alone(row, memory.spatula, { atMost: 50 }), ...compared(memory, { row, compare: more }));
    say('cold starts');
    const toReach = { 'express + hf': { atMost: 1.5 } };
    const starts = await coldStart(service.url, rounds.start);
    lines.push(...compared(starts, { row: 'cold start, ms', compare: times, toReach }));
    say('the built-in chef');
    const chef = builtInChef(rounds.latency);
    lines.push(
      alone('built-in chef, ms a recipe', chef.ordinary, { atMost: 3 }),
      alone('built-in chef, ms for the worst list', chef.worst, { atMost: 25 }),
    );
    return lines;
  } finally {
    await service.stop();
  }
}

interface Running {
  readonly servers: ByName<ServerProcess>;
  readonly service: ServiceProcess;
  readonly rounds: Rounds;
  readonly say: (text: string) => void;
}

async function measureRunning({ servers, service, rounds, say }: Running): Promise<Line[]> {
  say('JSON recipes');
  await service.play('plain');
  const json = loadLines('JSON', await throughput(servers, 'json', rounds.load), {
    'express + hf': { atLeast: 0.8 },
    'ai sdk': { atLeast: 1.5 },
    'pass-through': { atLeast: 0.62 },
  });
  const peak = [servers.spatula.peakBytes / 1_000_000];
  say('streamed recipes');
  await service.play('250 pieces in packets of 25');
  const streams = loadLines('streamed', await throughput(servers, 'stream', rounds.load), {
    'express + hf': { atLeast: 2 },
    'ai sdk': { atLeast: 12 },
    'pass-through': { atLeast: 0.45 },
  });
  say('time to the first word');
  await service.play('plain');
  const one = await firstWord(servers, 1, rounds.latency);
  const many = await firstWord(servers, 100, rounds.load);
  return [
    ...json,
    alone('peak memory under JSON recipes, MB', peak, { atMost: 190 }),
    ...streams,
    ...wordLines(one, 1, { p50: 1, p99: 25 }),
    ...wordLines(many, 100, { p50: 15 }),
  ];
}

function loadLines(kind: string, bursts: ByName<Burst[]>, toReach: Comparison['toReach'] = {}): Line[] {
  const row = `${kind} recipes per CPU second`;
  const line = { compare: times, row: `${kind} recipes per second` };
  return [
    ...compared(pick(bursts, 'recipesPerCpuSecond'), { row, compare: times, toReach }),
    ...compared(pick(bursts, 'recipesPerSecond'), line),
    ...compared(pick(bursts, 'cpuMsPerRecipe'), { ...line, row: `CPU time per ${kind} recipe, ms` }),
  ];
}

/** @param most - milliseconds more than the pass-through that are to be reached */
function wordLines(words: ByName<FirstWord[]>, clients: number, most: { p50: number; p99?: number }): Line[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`;
  return (['p50', 'p99'] as const).flatMap((part) => {
    const atMost = most[part];
    const toReach = atMost === undefined ? {} : { 'pass-through': { atMost } };
    return compared(pick(words, part), { row: `first word, ${who}, ${part}, ms`, compare: more, toReach });
  });
}

function compared(figures: ByName<readonly number[]>, { row, compare, toReach = {} }: Comparison): Line[] {
  return NAMES.filter((name) => name !== 'spatula').map((against) =>
    compare({ row, ours: figures.spatula, against, theirs: figures[against] }, toReach[against]),
  );
}

function pick<Key extends string>(
  rounds: ByName<readonly Readonly<Record<Key, number>>[]>,
  key: Key,
): ByName<readonly number[]> {
  const of = (name: Name) => rounds[name].map((round) => round[key]);
  return {
    spatula: of('spatula'),
    'express + hf': of('express + hf'),
    'ai sdk': of('ai sdk'),
    'pass-through': of('pass-through'),
  };
}
