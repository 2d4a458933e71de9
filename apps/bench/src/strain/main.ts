import { allHold } from '../trial.ts';
import { TRIALS } from './trials.ts';

/*
 * Strains the built API and says which of its promises hold. Words of a promise run that one alone:
 *   node apps/bench/src/strain/main.ts [words]
 * All of it takes some five minutes.
 */
process.exit((await allHold(TRIALS, process.argv.slice(2))) ? 0 : 1);
