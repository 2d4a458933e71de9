import { expect, test } from 'vitest';
import { findDurations } from './find-durations.ts';

const timesIn = (text: string) =>
  findDurations({ text, offsets: [...text].map((_unit, at) => at) }).map(
    ({ text: said, seconds, toSeconds }) =>
      toSeconds === undefined ? [said, seconds] : [said, seconds, toSeconds],
  );

test.each([
  ['Fry for 5 minutes.', ['5 minutes', 300]],
  ['Fry 10–12 min.', ['10–12 min', 600, 720]],
  ['Fry for 10 to 12 more minutes.', ['10 to 12 more minutes', 600, 720]],
  ['Fry for another minute.', ['another minute', 60]],
  ['Fry for one more minute.', ['one more minute', 60]],
  ['Fry for a minute or two.', ['a minute or two', 60, 120]],
  ['Fry for 30 seconds to 1 minute.', ['30 seconds to 1 minute', 30, 60]],
  ['Bake for half an hour.', ['half an hour', 1800]],
  ['Bake for 1½ hours.', ['1½ hours', 5400]],
  ['Bake for 1 1/2 hours.', ['1 1/2 hours', 5400]],
  ['Bake for 1.5 to 2 hours.', ['1.5 to 2 hours', 5400, 7200]],
  ['Bake for an hour and a half.', ['an hour and a half', 5400]],
  ['Bake for one and a half hours.', ['one and a half hours', 5400]],
  ['Bake for 1 hour and 20 minutes.', ['1 hour and 20 minutes', 4800]],
  ['Bake for 1 h 9 min.', ['1 h 9 min', 4140]],
  ['Bake for 45 minutes to 1 hour.', ['45 minutes to 1 hour', 2700, 3600]],
  ['A 10- to 12-minute rest.', ['10- to 12-minute', 600, 720]],
  ['Rest for twenty-five minutes.', ['twenty-five minutes', 1500]],
  ['Rest for three quarters of an hour.', ['three quarters of an hour', 2700]],
])('%j states a time', (text, time) => {
  expect(timesIn(text)).toEqual([time]);
});

test.each([
  'Leave overnight.',
  'Wait a few minutes.',
  'Take a second pan.',
  'Add 2 cups of milk and 3 eggs.',
  'Add the minutely chopped 5 onions.',
  'Heat to 180 °C.',
])('%j states no time', (text) => {
  expect(timesIn(text)).toEqual([]);
});

test('Several times of a step are several durations', () => {
  expect(timesIn('Fry for 3 minutes, stir, then simmer 20 minutes.')).toEqual([
    ['3 minutes', 180],
    ['20 minutes', 1200],
  ]);
});
