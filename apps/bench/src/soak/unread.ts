import { once } from 'node:events';
import type { Socket } from 'node:net';
import { chunk, EVENT_STREAM, event } from '@spatula/fake-inference/completion';
import type { Scenario } from '@spatula/fake-inference/scenario';
import { percentile } from '../statistics.ts';
import { openUnreadStream } from '../unread-stream.ts';
import { type Report, type Watched, watchApi } from './watch-api.ts';

/** The first words, then a pause, then more than anybody wants, as fast as it is taken. */
const FLOOD: Scenario = {
  modes: 'stream',
  stream: [
    { head: { headers: EVENT_STREAM } },
    { send: [event(chunk({ content: 'First words. ' }))] },
    { pause: 'until-release' },
    { forever: event(chunk({ content: 'Stir and wait. '.repeat(10) })) },
  ],
  expected: { stream: 'ok' },
};

/** How much the API holds more than while the same streams were open and still, in MB: medians of all looks. */
export interface UnreadFigures {
  /** Objects and buffers, garbage aside. */
  readonly heldMB: number;
  readonly residentMB: number;
}

/** Opens streams of which nobody reads more than the first words, and looks on while the recipes pour in. */
export function measureUnread(streams: number): Promise<Report<UnreadFigures>> {
  return watchApi({ MAX_OPEN_RECIPES: String(streams) }, async (watched) => {
    watched.service.play(FLOOD);
    // The first round lets the process grow; the second shows the memory of unread streams alone.
    await flood(watched, streams);
    return { figures: await flood(watched, streams), faults: [] };
  });
}

async function flood({ api, service }: Watched, streams: number): Promise<UnreadFigures> {
  const readers = await Promise.all(Array.from({ length: streams }, () => openStream(api.url)));
  const still = await api.state();
  service.release();
  const held: number[] = [];
  const resident: number[] = [];
  // Each recipe ends when it reaches the largest size that is allowed.
  while (service.openCalls > 0) {
    const { heapBytes, residentBytes } = await api.state();
    held.push(heapBytes - still.heapBytes);
    resident.push(residentBytes - still.residentBytes);
  }
  for (const reader of readers) reader.destroy();
  return { heldMB: percentile(held, 50) / 1e6, residentMB: percentile(resident, 50) / 1e6 };
}

async function openStream(url: string): Promise<Socket> {
  const socket = openUnreadStream(url);
  socket.resume();
  await once(socket, 'data');
  return socket.pause();
}
