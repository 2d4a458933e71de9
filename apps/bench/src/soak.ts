import { parseArgs } from 'node:util';
import { measureDepartures } from './soak/departures.ts';
import { runSoak } from './soak/run-soak.ts';
import { measureStalls } from './soak/stalls.ts';
import { measureUnread } from './soak/unread.ts';
import { percentile } from './statistics.ts';

/*
 * Many recipes from a service and by clients that behave at random:
 *   node apps/bench/src/soak.ts --recipes 2000 --seed 1
 * Ends with exit code 1 if an answer was wrong, if anything is left afterwards that was not there before, if
 * a client's departure was noticed or a stall told too late, or if memory grows while nobody reads.
 */
const MOST_MS = 250;
const MOST_OF_PATIENCE = 1.1;
const MOST_UNREAD_BYTES = 5e6;
const { values } = parseArgs({
  options: { recipes: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);
const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const { outcomes, before, after, faults } = await runSoak({ recipes: Number(values.recipes), seed });
say(`${values.recipes} recipes, seed ${seed}:`);
for (const [outcome, count] of Object.entries(outcomes).sort(([, a], [, b]) => b - a))
  say(`  ${count} ${outcome}`);
say(`handles before ${JSON.stringify(before.handles)}, after ${JSON.stringify(after.handles)}`);
say(`heap before ${mib(before.heapBytes)}, after ${mib(after.heapBytes)}`);

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
  const longest = Math.max(...times);
  say(`${place}: told after ${longest.toFixed(0)} ms (longest of ${times.length}; ${patienceMs} ms allowed)`);
  if (longest > patienceMs * MOST_OF_PATIENCE) faults.push(`${place}: told after ${longest} ms`);
}
const { heldBytes, residentBytes } = await measureUnread(200);
const held = percentile(heldBytes, 50);
say(
  `200 streams left unread hold ${mib(held)} more than still ones (median of ${heldBytes.length} looks; ` +
    `at most ${mib(Math.max(...heldBytes))}; the process has grown by ${mib(percentile(residentBytes, 50))})`,
);
if (held > MOST_UNREAD_BYTES) faults.push(`200 unread streams hold ${held} bytes`);
for (const fault of faults) say(`FAULT: ${fault}`);
say(faults.length > 0 ? `${faults.length} faults` : 'no faults');
process.exitCode = faults.length > 0 ? 1 : 0;
