import { once } from 'node:events';
import type { Socket } from 'node:net';
import { chunk, EVENT_STREAM, event } from '@spatula/fake-inference/completion';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { Scenario } from '@spatula/fake-inference/scenario';
import { openUnreadStream } from '../unread-stream.ts';
import { WatchedApi } from './watched-api.ts';

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

/** What the API holds more than while the same streams were open and still, in bytes, at each look. */
export interface UnreadReport {
  /** Objects and buffers, garbage aside. */
  heldBytes: number[];
  residentBytes: number[];
}

/** Opens streams of which nobody reads more than the first words, and looks on while the recipes pour in. */
export async function measureUnread(streams: number): Promise<UnreadReport> {
  const fake = await startFakeInference({ keepRequests: 1, scenario: FLOOD });
  const api = await WatchedApi.start(fake.url, { MAX_OPEN_RECIPES: String(streams) });
  try {
    // The first round makes the process as large as it gets: the second shows what unread streams alone take.
    await flood(api, fake, streams);
    return await flood(api, fake, streams);
  } finally {
    await api.stop();
    await fake.close();
  }
}

async function flood(api: WatchedApi, fake: FakeInference, streams: number): Promise<UnreadReport> {
  const readers = await Promise.all(Array.from({ length: streams }, () => openStream(api.url)));
  const still = await api.state();
  fake.release();
  const report: UnreadReport = { heldBytes: [], residentBytes: [] };
  // Each recipe ends at the size that none may exceed.
  while (fake.openCalls > 0) {
    const state = await api.state();
    report.heldBytes.push(state.heapBytes - still.heapBytes);
    report.residentBytes.push(state.residentBytes - still.residentBytes);
  }
  for (const reader of readers) reader.destroy();
  return report;
}

async function openStream(url: string): Promise<Socket> {
  const socket = openUnreadStream(url);
  socket.resume();
  await once(socket, 'data');
  return socket.pause();
}
