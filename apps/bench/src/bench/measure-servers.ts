import { type InferenceProcess, startInference } from '../inference-process.ts';
import { type Contestant, startContestants } from './contestants.ts';
import { builtInChef } from './rows/built-in-chef.ts';
import { coldStart } from './rows/cold-start.ts';
import { type FirstWord, firstWord } from './rows/first-word.ts';
import { openStreams } from './rows/open-streams.ts';
import { type Burst, throughput } from './rows/throughput.ts';
import { type Line, linesOf, type Row, type ToReach } from './table.ts';

/** How often each thing is measured. */
export interface ServerRounds {
  readonly load: number;
  readonly latency: number;
  readonly memory: number;
  readonly start: number;
}

type Say = (text: string) => void;

/** The lines on the API. */
export async function measureServers(rounds: ServerRounds, say: Say): Promise<Line[]> {
  const service = await startInference();
  try {
    const contestants = await startContestants(service.url);
    const running = await measureRunning(contestants, service, rounds, say).finally(() =>
      Promise.all(contestants.map(({ server }) => server.stop())),
    );
    say('memory of open streams');
    const memory = await openStreams(service, rounds.memory);
    say('cold starts');
    const starts = await coldStart(service.url, rounds.start);
    say('the built-in chef');
    return [
      ...running,
      ...linesOf(memory, [
        { row: 'memory per open stream, kB', figure: (kB) => kB, alone: { atMost: 50 }, compare: 'more' },
      ]),
      ...linesOf(starts, [
        {
          row: 'cold start, ms',
          figure: (ms) => ms,
          compare: '×',
          toReach: { 'express + hf': { atMost: 1.5 } },
        },
      ]),
      ...linesOf(builtInChef(rounds.latency), [
        { row: 'built-in chef, ms a recipe', figure: ({ ordinary }) => ordinary, alone: { atMost: 3 } },
        { row: 'built-in chef, ms for the worst list', figure: ({ worst }) => worst, alone: { atMost: 25 } },
      ]),
    ];
  } finally {
    await service.stop();
  }
}

async function measureRunning(
  contestants: readonly Contestant[],
  service: InferenceProcess,
  rounds: ServerRounds,
  say: Say,
): Promise<Line[]> {
  say('JSON recipes');
  await service.play('plain');
  const json = await throughput(contestants, 'json', rounds.load);
  const peaks = new Map(contestants.map(({ name, server }) => [name, [server.peakBytes / 1e6]]));
  say('streamed recipes');
  await service.play('250 pieces in packets of 25');
  const streams = await throughput(contestants, 'stream', rounds.load);
  say('time to the first word');
  await service.play('plain');
  const one = await firstWord(contestants, 1, rounds.latency);
  const many = await firstWord(contestants, 100, rounds.load);
  return [
    ...linesOf(json, loadRows('JSON', { hf: 0.8, sdk: 1.5, passThrough: 0.62 })),
    ...linesOf(peaks, [
      { row: 'peak memory under JSON recipes, MB', figure: (megabytes) => megabytes, alone: { atMost: 190 } },
    ]),
    ...linesOf(streams, loadRows('streamed', { hf: 2, sdk: 12, passThrough: 0.45 })),
    ...linesOf(one, wordRows('1 client', { p50: { atMost: 1 }, p99: { atMost: 25 } })),
    ...linesOf(many, wordRows('100 clients', { p50: { atMost: 15 } })),
  ];
}

/** @param least - how many times each other's recipes per CPU second are to be reached */
function loadRows(kind: string, least: { hf: number; sdk: number; passThrough: number }): Row<Burst>[] {
  const toReach = {
    'express + hf': { atLeast: least.hf },
    'ai sdk': { atLeast: least.sdk },
    'pass-through': { atLeast: least.passThrough },
  };
  return [
    {
      row: `${kind} recipes per CPU second`,
      figure: (burst) => burst.recipesPerCpuSecond,
      compare: '×',
      toReach,
    },
    { row: `${kind} recipes per second`, figure: (burst) => burst.recipesPerSecond, compare: '×' },
    { row: `CPU time per ${kind} recipe, ms`, figure: (burst) => burst.cpuMsPerRecipe, compare: '×' },
  ];
}

/** @param toReach - milliseconds more than the pass-through */
function wordRows(who: string, toReach: { p50: ToReach; p99?: ToReach }): Row<FirstWord>[] {
  return (['p50', 'p99'] as const).map((part) => ({
    row: `first word, ${who}, ${part}, ms`,
    figure: (round) => round[part],
    compare: 'more',
    toReach: { 'pass-through': toReach[part] },
  }));
}
