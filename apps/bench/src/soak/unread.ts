import { once } from 'node:events';
import { chunk, event, streamed } from '@spatula/fake-inference/completion';
import type { StreamScenario } from '@spatula/fake-inference/scenario';
import { repeatAtOnce } from '../load.ts';
import { openSocket, STREAM_REQUEST } from '../slow-clients.ts';
import { percentile } from '../statistics.ts';
import { stateOf, watchApi } from './watch-api.ts';

/** The first words, then a pause, then more than anybody wants, as fast as it is taken. */
const FLOOD: StreamScenario['stream'] = [
  ...streamed([event(chunk({ content: 'First words. ' }))]),
  { pause: 'until-release' },
  { forever: event(chunk({ content: 'Stir and wait. '.repeat(10) })) },
];

/**
 * Opens streams of which nobody reads more than the first words, and looks on while the recipes pour in: how much more does
 * the API hold than while the same streams were open and still?
 */
export function measureUnread(streams: number) {
  return watchApi({ MAX_OPEN_RECIPES: String(streams) }, async ({ api, service }) => {
    service.play({ modes: 'stream', stream: FLOOD, expected: { stream: 'ok' } });
    // The first round lets the process grow; the second shows the memory of unread streams alone.
    const [, heldMB = Number.NaN] = await repeatAtOnce(2, 1, async () => {
      const readers = await repeatAtOnce(streams, streams, async () => {
        const socket = openSocket(api.url, STREAM_REQUEST).resume();
        await once(socket, 'data');
        return socket.pause();
      });
      const still = await stateOf(api);
      service.release();
      const looks: number[] = [];
      // Each recipe ends when it reaches the largest size that is allowed.
      while (service.openCalls > 0) looks.push((await stateOf(api)).heapMB - still.heapMB);
      for (const reader of readers) reader.destroy();
      return percentile(looks, 50);
    });
    return { figures: { heldMB }, isWithin: heldMB <= 5 };
  });
}
