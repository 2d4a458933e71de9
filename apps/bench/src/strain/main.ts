import { mkdirSync } from 'node:fs';
import { DIST } from '../server-process.ts';
import { allHold, TRIALS } from './trials.ts';

/*
 * Strains the built API and says which of its promises hold:
 *   node apps/bench/src/strain/main.ts [throughput] [streams] [many] [saturation] [slow] [steady]
 * All of it takes some five minutes.
 */
const wanted = process.argv.slice(2);
mkdirSync(DIST, { recursive: true });
const trials = TRIALS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
process.exit((await allHold(trials)) ? 0 : 1);
