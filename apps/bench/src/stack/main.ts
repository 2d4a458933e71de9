import { allHold } from '../trial.ts';
import { compose } from './compose.ts';
import { LOAD_TRIALS } from './load-trials.ts';
import { OUTAGE_TRIALS } from './outage-trials.ts';

/*
 * Shows the compose stack under load: builds it, starts three replicas behind the proxy, with a fake
 * inference service, on a free port of this machine, and takes away one part of it after another.
 *   node apps/bench/src/stack/main.ts [words of a promise]
 * Needs Docker with compose 2.24 or later, Node 24 and an installed workspace; takes some eight minutes.
 */
try {
  await compose('up', '--detach', '--build', '--wait', '--scale', 'api=3');
  const origin = `http://${await compose('port', 'proxy', '80')}`;
  const trials = [...LOAD_TRIALS, ...OUTAGE_TRIALS].map(({ promise, run }) => ({
    promise,
    run: () => run(origin),
  }));
  process.exitCode = (await allHold(trials, process.argv.slice(2))) ? 0 : 1;
} finally {
  await compose('down', '--volumes');
}
