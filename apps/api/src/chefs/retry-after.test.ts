import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(1994, 10, 6, 8, 49, 37);

afterEach(() => void vi.unstubAllEnvs());

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    [' 7 ', 7],
    ['99999999999999999999', 86_400],
    ['Sun, 06 Nov 1994 08:51:37 GMT', 120],
    ['Sunday, 06-Nov-94 08:51:37 GMT', 120],
    ['Sun Nov  6 08:51:37 1994', 120],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['Mon, 07 Nov 2094 08:49:37 GMT', 86_400],
  ])('Retry-After is understood as %j', (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds);
  });

  it('Retry-After means GMT wherever the server stands', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(parseRetryAfter('Sun Nov  6 08:51:37 1994', NOW)).toBe(120);
  });

  it.each([
    '',
    '  ',
    'soon',
    '-5',
    '1.5',
    '1e3',
    '0x10',
    '5 s',
    '10 11',
    'May 5',
    'Sun, 99 Nov 1994 99:99:99 GMT',
    '∞',
  ])('Retry-After is nonsense as %j', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeUndefined();
  });

  it('Retry-After is whole seconds of at most a day, or nothing, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date({ noInvalidDate: false }).map(String)), (header) => {
        const seconds = parseRetryAfter(header, NOW) ?? 0;
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400).toBe(true);
      }),
    );
  });
});
