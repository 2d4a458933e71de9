import { describe, expect, test } from 'vitest';
import { clockFace, timerWords } from './time-words.ts';

const PLACE = { start: 0, end: 0 };

describe('a timer for', () => {
  test.each([
    ['10 minutes', '10 minutes', 600],
    ['90 minutes', '90 minutes', 5400],
    ['1 hour', '1 hour', 3600],
    ['1½ hours', '1 hour 30 minutes', 5400],
    ['another minute', '1 minute', 60],
    ['8 min', '8 minutes', 480],
    ['20 to 25 minutes', '20 minutes', 1200, 1500],
    ['30 seconds', '30 seconds', 30],
    ['a minute and a half', '1 minute 30 seconds', 90],
  ])('a timer for "%s" is said to run %s', (text, words, seconds, toSeconds?: number) => {
    const range = toSeconds === undefined ? {} : { toSeconds };
    expect(timerWords({ text, seconds, place: PLACE, ...range })).toBe(words);
  });
});

describe('the time that is left', () => {
  test.each([
    [600_000, '10:00'],
    [599_999, '10:00'],
    [599_000, '9:59'],
    [1, '0:01'],
    [0, '0:00'],
    [3_905_000, '1:05:05'],
  ])('%d milliseconds are shown as %s', (milliseconds, face) => {
    expect(clockFace(milliseconds)).toBe(face);
  });
});
