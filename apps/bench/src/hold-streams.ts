import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { ACCEPTS, askRecipe } from './soak/ask-recipe.ts';
import { WatchedApi } from './soak/watched-api.ts';

/*
 * Streams that are held open at once, each in the middle of its recipe, and the memory that each one takes:
 *   node apps/bench/src/hold-streams.ts --streams 500
 */
const { values } = parseArgs({ options: { streams: { type: 'string', default: '500' } } });
const streams = Number(values.streams);
const [, accept] = ACCEPTS;
const kib = (bytes: number) => `${(bytes / 1024 / streams).toFixed(1)} KiB`;

const fake = await startFakeInference({ keepRequests: 1 });
const api = await WatchedApi.start(fake.url, { MAX_OPEN_RECIPES: '1000' });

/** Opens them all, lets them go on once each has had its first words, and measures in between. */
async function hold() {
  const agent = new Agent();
  let begun = 0;
  const onData = () => {
    begun += 1;
  };
  const before = await api.state();
  const coming = Array.from({ length: streams }, () => askRecipe(api.url, { accept, agent, onData }));
  await fake.until(() => begun === streams, 60_000);
  const during = await api.state();
  fake.release();
  const outcomes = await Promise.all(coming);
  return { before, during, finished: outcomes.filter((outcome) => outcome === 'done').length };
}

fake.play(SCENARIOS.hold);
// The first round makes the process as large as it gets: the second shows what streams alone take.
const first = await hold();
const second = await hold();
await api.stop();
await fake.close();

const heap = second.during.heapBytes - second.before.heapBytes;
const resident = first.during.residentBytes - first.before.residentBytes;
process.stdout.write(
  `${streams} streams held open at once: ${first.finished + second.finished} of ${2 * streams} finished\n` +
    `per open stream: ${kib(resident)} resident, ${kib(heap)} of heap and buffers\n`,
);
process.exitCode = first.finished + second.finished === 2 * streams ? 0 : 1;
