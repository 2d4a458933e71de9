import { expect, it } from 'vitest';
import { hearAnyAnswers } from './any-answers.ts';
import { measureDepartures } from './departures.ts';
import { sendPipelines } from './pipelines.ts';
import { cookWithRandomService } from './random-service.ts';
import { speakRaw } from './raw-sockets.ts';

it('the server goes on, holds no more and stops when told to, after peers that send any bytes', async () => {
  const { faults, figures } = await speakRaw({ connections: 2000, seed: 1 });
  expect(faults).toEqual([]);
  expect(Object.keys(figures.endings).sort()).toEqual(['fin', 'reset', 'silence']);
}, 180_000);

it('the server closes connections on which many requests are sent ahead and no answer is read, and holds no more afterwards', async () => {
  const { faults } = await sendPipelines({ requests: 500 });
  expect(faults).toEqual([]);
}, 180_000);

it('the server makes a recipe or a problem of any JSON that the inference service sends, goes on, and stops when told to', async () => {
  const { faults, figures } = await hearAnyAnswers({ recipes: 400, seed: 1 });
  expect(faults).toEqual([]);
  expect(Object.keys(figures.outcomes)).toEqual(
    expect.arrayContaining(['done', 'left', 'chef-refused', 'chef-unintelligible']),
  );
}, 180_000);

it('the server answers each client rightly and holds no more afterwards, where service and clients behave at random', async () => {
  const { faults, figures } = await cookWithRandomService({ recipes: 200, seed: 1 });
  expect(faults).toEqual([]);
  expect(Object.keys(figures.outcomes)).toEqual(
    expect.arrayContaining(['done', 'left', 'chef-refused', 'chef-unintelligible']),
  );
}, 180_000);

it('the server closes its connection to the inference service for every client who leaves', async () => {
  const { faults, figures } = await measureDepartures(20, 1);
  expect(faults).toEqual([]);
  for (const { clients } of Object.values(figures)) expect(clients).toBe(20);
}, 60_000);
