import { compose } from './compose.ts';
import { FAIR_WEATHER } from './load-trials.ts';
import { FOUL_WEATHER } from './outage-trials.ts';

/*
 * Shows the compose stack under load: builds it, starts three replicas behind the proxy, with a fake
 * inference service, on a free port of this machine, and takes things away from it.
 *   node apps/bench/src/stack/main.ts [words of a promise]
 * Needs Docker with compose 2.24 or later, Node 24 and an installed workspace; takes some eight minutes.
 */
const only = process.argv.slice(2).join(' ').toLowerCase();
const shows = [...FAIR_WEATHER, ...FOUL_WEATHER].filter(({ promise }) =>
  promise.toLowerCase().includes(only),
);
let held = 0;

try {
  await compose('up', '--detach', '--build', '--wait', '--scale', 'api=3');
  const origin = `http://${await compose('port', 'proxy', '80')}`;
  for (const { promise, run } of shows) {
    const finding = await run(origin);
    held += finding.held ? 1 : 0;
    say(`${finding.held ? 'held  ' : 'BROKEN'} ${promise}\n       ${JSON.stringify(finding.figures)}`);
  }
  say(`${held} held, ${shows.length - held} broken`);
} finally {
  await compose('down', '--volumes');
}
process.exitCode = held === shows.length && held > 0 ? 0 : 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
