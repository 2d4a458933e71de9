import { parseArgs } from 'node:util';
import { runTrials } from '../trial.ts';
import { cook, ORDINARY, RANDOM } from './cook.ts';
import { speakRaw } from './raw-peers.ts';
import { measureDepartures, measureStalls } from './timings.ts';
import { measureUnread } from './unread.ts';

/*
 * Asks the API for many recipes from a service and by clients that behave at random, and says which promises hold;
 * some four minutes. Words of a promise run that one alone; a share of the counts shows only that it runs:
 *   node apps/bench/src/soak/main.ts [--share 0.1] [--seed 1] [words]
 * Ends with exit code 1 where a promise is broken.
 */
const options = { share: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const share = Number(values.share);
const seed = Number(values.seed);

const TRIALS = {
  '4,000 recipes from a service and for clients that behave at random: each is answered rightly, and nothing is left':
    () => cook(RANDOM, 4000 * share, seed),
  '2,500 requests of every kind sent ahead take at most 100 MB; after 20,000 connections that send any bytes nothing is left, and the process ends within 2.5 s':
    () => speakRaw(20_000 * share, seed),
  '200 clients leave at each of three moments: the call to the model is closed within 250 ms': () =>
    measureDepartures(200 * share, seed),
  'A service that falls silent: the visitor is told within the patience and a tenth': () =>
    measureStalls(10 * share),
  '200 streams that nobody reads hold at most 5 MB': () => measureUnread(200 * share),
  '50,000 recipes of which one in ten fails and one in ten is left: the heap grows by at most 1 MB for 10,000':
    () => cook(ORDINARY, 50_000 * share, seed),
};
await runTrials(TRIALS, positionals);
