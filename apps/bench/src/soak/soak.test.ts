import { describe, expect, it } from 'vitest';
import { hearAnyAnswers } from './any-answers.ts';
import { measureDepartures } from './departures.ts';
import { pipeline } from './pipelines.ts';
import { speakRaw } from './raw-sockets.ts';
import { runSoak } from './run-soak.ts';

describe('the server under peers that send any bytes and end in any way', () => {
  it('goes on, holds nothing more afterwards, and stops when it is told to', async () => {
    const { faults, endings } = await speakRaw({ connections: 2000, seed: 1 });
    expect(faults).toEqual([]);
    expect(Object.keys(endings).sort()).toEqual(['fin', 'reset', 'silence']);
  }, 180_000);
});

describe('the server under peers that send many requests ahead and read no answer', () => {
  it('closes their connections, and holds no more files and connections afterwards', async () => {
    const { faults } = await pipeline({ requests: 500 });
    expect(faults).toEqual([]);
  }, 180_000);
});

describe('the server under a service that sends any JSON in any place', () => {
  it('gives each a recipe or a problem, goes on, and stops when it is told to', async () => {
    const { faults, outcomes } = await hearAnyAnswers({ recipes: 400, seed: 1 });
    expect(faults).toEqual([]);
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining(['done', 'left', 'chef-refused', 'chef-unintelligible']),
    );
  }, 180_000);
});

describe('the server under a service and clients that behave at random', () => {
  it('gives each a right answer, and holds nothing more afterwards', async () => {
    const { faults, outcomes } = await runSoak({ recipes: 200, seed: 1 });
    expect(faults).toEqual([]);
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining(['done', 'left', 'chef-busy', 'chef-timeout']),
    );
  }, 180_000);

  it('closes the upstream connection of every client who leaves', async () => {
    const departures = await measureDepartures(20, 1);
    for (const times of Object.values(departures)) expect(times).toHaveLength(20);
  }, 60_000);
});
