import { parseArgs } from 'node:util';
import { allHold, type Finding, type Trial } from '../trial.ts';
import { hearAnyAnswers } from './any-answers.ts';
import { measureDepartures } from './departures.ts';
import { measureMemory } from './memory.ts';
import { sendPipelines } from './pipelines.ts';
import { cookWithRandomService } from './random-service.ts';
import { speakRaw } from './raw-sockets.ts';
import { measureStalls } from './stalls.ts';
import { measureUnread } from './unread.ts';
import type { Report } from './watch-api.ts';

/*
 * Asks the API for many recipes from a service and by clients that behave at random, and says which promises hold;
 * some three minutes. Words of a promise run that one alone:
 *   node apps/bench/src/soak/main.ts [--recipes 2000] [--connections 20000] [--calls 50000] [--seed 1] [words]
 * Ends with exit code 1 where a promise is broken.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    recipes: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const recipes = Number(values.recipes);

const TRIALS: readonly Trial[] = [
  {
    promise: `${recipes} recipes from a service and for clients that behave at random: each is answered rightly, and nothing is left`,
    run: async () => judge(await cookWithRandomService({ recipes, seed })),
  },
  {
    promise: `${recipes} recipes from a service that sends any JSON: each ends as a recipe or a problem`,
    run: async () => judge(await hearAnyAnswers({ recipes, seed })),
  },
  {
    promise: '2,500 requests of every kind sent ahead: they take at most 100 MB, and nothing is left',
    run: async () => judge(await sendPipelines({ requests: 2500 }), ({ grownMB }) => grownMB <= 100),
  },
  {
    promise: `${values.connections} connections that send any bytes: nothing is left, and the process ends within 2.5 s with a grace of 0.5 s`,
    run: async () =>
      judge(
        await speakRaw({ connections: Number(values.connections), seed }),
        ({ drainMs }) => drainMs <= 2500,
      ),
  },
  {
    promise: '200 clients leave at each of three moments: the call to the model is closed within 250 ms',
    run: async () =>
      judge(await measureDepartures(200, seed), (places) =>
        Object.values(places).every(({ max }) => max <= 250),
      ),
  },
  {
    // The machine may stand still for longer than a tenth of so short a patience, so the median counts.
    promise: 'A service that falls silent: the visitor is told within the patience and a tenth',
    run: async () =>
      judge(await measureStalls(10), (stalls) =>
        stalls.every(({ median, patienceMs }) => median <= patienceMs * 1.1),
      ),
  },
  {
    promise: '200 streams that nobody reads hold at most 5 MB',
    run: async () => judge(await measureUnread(200), ({ heldMB }) => heldMB <= 5),
  },
  {
    promise: `${values.calls} recipes of which one in ten fails and one in ten is left: the heap grows by at most 1 MB for 10,000`,
    run: async () =>
      judge(
        await measureMemory({ recipes: Number(values.calls), seed }),
        ({ slopeBytes }) => slopeBytes <= 1e6,
      ),
  },
];

process.exitCode = (await allHold(TRIALS, positionals)) ? 0 : 1;

function judge<Figures extends object>(
  { figures, faults }: Report<Figures>,
  isWithin: (figures: Figures) => boolean = () => true,
): Finding {
  return { held: faults.length === 0 && isWithin(figures), figures: { figures, faults } };
}
