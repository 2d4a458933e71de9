import { expect, it } from 'vitest';
import { cook, RANDOM } from './cook.ts';
import { speakRaw } from './raw-peers.ts';
import { measureDepartures } from './timings.ts';

it.each([
  ['goes on, holds no more and stops when told to, whatever bytes peers send', () => speakRaw(2000, 1)],
  ['answers each client rightly and holds no more, whatever the service does', () => cook(RANDOM, 500, 1)],
  ['closes its call to the service for every client who leaves', () => measureDepartures(20, 1)],
])('the server %s', { timeout: 180_000 }, async (_, run) => {
  expect((await run()).faults).toEqual([]);
});
