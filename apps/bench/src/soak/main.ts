import { parseArgs } from 'node:util';
import { brokenOnes } from '../cook-all.ts';
import { percentile } from '../statistics.ts';
import { hearAnyAnswers } from './any-answers.ts';
import { measureDepartures } from './departures.ts';
import { measureMemory } from './memory.ts';
import { pipeline } from './pipelines.ts';
import { speakRaw } from './raw-sockets.ts';
import { runSoak } from './run-soak.ts';
import { measureStalls } from './stalls.ts';
import { measureUnread } from './unread.ts';

/*
 * Many recipes from a service and by clients that behave at random, then one after another what must stay within
 * bounds; some three minutes:
 *   node apps/bench/src/soak/main.ts --recipes 2000 --connections 20000 --calls 50000 --seed 1
 * Ends with exit code 1 if an answer was wrong, if anything is left afterwards that was not there before, if
 * a client's departure was noticed or a stall told too late, or if memory grows while nobody reads, or with the
 * number of recipes.
 */
const MOST_MS = 250;
const MOST_OF_PATIENCE = 1.1;
const MOST_UNREAD_BYTES = 5e6;
const PIPELINED = 2500;
const MOST_PIPELINED_BYTES = 100e6;
const MOST_SLOPE_BYTES = 1e6;
const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const sayOutcomes = (outcomes: Record<string, number>) => {
  for (const [outcome, count] of Object.entries(outcomes).sort(([, a], [, b]) => b - a))
    say(`  ${count} ${outcome}`);
};

const { outcomes, before, after, faults } = await runSoak({ recipes: Number(values.recipes), seed });
say(`${values.recipes} recipes, seed ${seed}:`);
sayOutcomes(outcomes);
say(`handles before ${JSON.stringify(before.handles)}, after ${JSON.stringify(after.handles)}`);
say(`heap before ${mib(before.heapBytes)}, after ${mib(after.heapBytes)}`);

const anyAnswers = await hearAnyAnswers({ recipes: Number(values.recipes), seed });
say(`${values.recipes} recipes of a service that sends any JSON, seed ${seed}:`);
sayOutcomes(anyAnswers.outcomes);
faults.push(...anyAnswers.faults);

const ahead = await pipeline({ requests: PIPELINED });
say(
  `4 connections with ${PIPELINED} requests sent ahead, of every kind: grown by ${mib(ahead.grownBytes)} at most`,
);
faults.push(...ahead.faults);
if (ahead.grownBytes > MOST_PIPELINED_BYTES) faults.push(`pipelines took ${ahead.grownBytes} bytes`);

const raw = await speakRaw({ connections: Number(values.connections), seed });
say(`${values.connections} connections that send any bytes, seed ${seed}:`);
sayOutcomes(raw.endings);
say(`the process ended ${raw.drainMs.toFixed(0)} ms after the signal, with a grace of 500 ms`);
faults.push(...raw.faults);
if (raw.drainMs > 2500) faults.push(`the drain took ${raw.drainMs} ms`);

for (const [place, times] of Object.entries(await measureDepartures(200, seed))) {
  const late = times.filter((time) => time > MOST_MS).length;
  const [median = 0, last = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  say(
    `${times.length} clients left ${place}: upstream closed after ${median.toFixed(1)} ms (median), ${last.toFixed(1)} ms (last)`,
  );
  if (late > 0)
    faults.push(`${late} of ${times.length} departures ${place} were noticed after ${MOST_MS} ms`);
}
for (const { place, patienceMs, times } of await measureStalls(10)) {
  const [median, longest] = [percentile(times, 50), Math.max(...times)];
  say(
    `${place}: told after ${median.toFixed(0)} ms (median), ${longest.toFixed(0)} ms (longest); ${patienceMs} ms allowed`,
  );
  // One hitch of the machine is longer than a tenth of so short a patience.
  if (median > patienceMs * MOST_OF_PATIENCE) faults.push(`${place}: told after ${median} ms`);
}
const { heldBytes, residentBytes } = await measureUnread(200);
const held = percentile(heldBytes, 50);
say(
  `200 streams left unread hold ${mib(held)} more than still ones (median of ${heldBytes.length} looks; ` +
    `at most ${mib(Math.max(...heldBytes))}; the process has grown by ${mib(percentile(residentBytes, 50))})`,
);
if (held > MOST_UNREAD_BYTES) faults.push(`200 unread streams hold ${held} bytes`);
const memory = await measureMemory(Number(values.calls), seed);
say(`${values.calls} recipes of which one in ten fails and one in ten is left:`);
sayOutcomes(memory.outcomes);
say(`heap ${memory.states.map(({ heapBytes }) => mib(heapBytes)).join(', ')}`);
say(`it grows by ${mib(memory.slopeBytes)} for 10,000`);
faults.push(...brokenOnes(memory.outcomes));
if (memory.slopeBytes > MOST_SLOPE_BYTES)
  faults.push(`10,000 recipes leave ${memory.slopeBytes} bytes behind`);
for (const fault of faults) say(`FAULT: ${fault}`);
say(faults.length > 0 ? `${faults.length} faults` : 'no faults');
process.exitCode = faults.length > 0 ? 1 : 0;
