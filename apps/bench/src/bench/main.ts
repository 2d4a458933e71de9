import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { DIST } from '../measured-server.ts';
import { measurePage } from './measure-page.ts';
import { measureServers } from './measure-servers.ts';
import { formatTable } from './table.ts';

/*
 * Measures the built product beside what others would build, and prints one table:
 *   node apps/bench/src/bench/main.ts [--quick] [--only servers|page|lighthouse] [--chrome /usr/bin/chromium]
 * Takes some ten minutes on two cores; `--quick` only shows that it runs. docs/performance.md tells what the figures
 * mean.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'all' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const { quick, only, chrome } = values;
const times = (wanted: number) => (quick ? 1 : wanted);
// Tells how busy the machine was with other work.
const loadBefore = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');

const measured = only === 'all' || only === 'servers' ? await measureServers(times) : [];
if (only !== 'servers') measured.push(...(await measurePage(times, chrome, only === 'lighthouse')));
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version, loadBefore };
writeFileSync(`${DIST}results.json`, `${JSON.stringify({ machine, measured }, null, 2)}\n`);
process.stdout.write(`${formatTable(measured)}\n\n${JSON.stringify(machine)}\n`);
process.exit();
