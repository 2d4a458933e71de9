import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { DIST } from '../measured-server.ts';
import { buildContestants } from './build-contestants.ts';
import { measurePages, type PageRounds } from './measure-pages.ts';
import { measureServers } from './measure-servers.ts';
import { formatTable, type Line, reached } from './table.ts';

/*
 * Measures the built product beside what others would build, and prints one table:
 *   node apps/bench/src/bench/main.ts [--quick] [--only servers|pages|lighthouse] [--chrome /usr/bin/chromium]
 * Takes some ten minutes on two cores; `--quick` only shows that it runs. docs/performance.md tells what the figures
 * mean.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const { quick, only, chrome } = values;
const start = performance.now();
// Tells how busy the machine was with other work.
const loadBefore = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
mkdirSync(DIST, { recursive: true });
await buildContestants();

const lines: Line[] = [];
if (only === undefined || only === 'servers') {
  const rounds = quick
    ? { load: 1, latency: 1, memory: 1, start: 1 }
    : { load: 5, latency: 11, memory: 5, start: 9 };
  lines.push(...(await measureServers(rounds, say)));
  say(formatTable(lines));
}
if (only !== 'servers') lines.push(...(await measurePages({ ...pageRounds(), chrome }, say)));

const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version, loadBefore };
writeFileSync(`${DIST}results.json`, `${JSON.stringify({ machine, lines }, null, 2)}\n`);
const goals = lines.filter(({ toReach }) => toReach);
process.stdout.write(
  `${formatTable(lines)}\n\n${JSON.stringify(machine)}\n${goals.filter(reached).length} of ${goals.length} reached, ${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`,
);
process.exit();

function pageRounds(): Omit<PageRounds, 'chrome'> {
  const rounds = quick
    ? { visits: 1, renderings: 1, lighthouse: 1 }
    : { visits: 9, renderings: 5, lighthouse: 5 };
  return only === 'lighthouse' ? { ...rounds, visits: 0, renderings: 0 } : rounds;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
