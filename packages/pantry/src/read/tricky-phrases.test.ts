import { expect, test } from 'vitest';
import { TRICKY_PHRASES } from '../testing/tricky-phrases.ts';
import type { KnownFood } from './read-ingredient.ts';
import { readList } from './read-list.ts';

/** The reading, written as in the list of phrases; with the amount only where that list names one. */
function read(said: string, withAmount: boolean): string {
  const say = ({ food, states, stated }: KnownFood): string =>
    [
      food.name,
      states.size > 0 ? `[${[...states].toSorted().join()}]` : '',
      withAmount && stated ? `${stated.count} ${stated.unit}` : '',
    ]
      .filter((word) => word !== '')
      .join(' ');
  return readList([said])
    .readings.map((reading) => (reading.kind === 'foods' ? reading.foods.map(say).join(' + ') : reading.kind))
    .join(' + ');
}

test.each(TRICKY_PHRASES)('“%s” is read as %s', (said, wanted) => {
  expect(read(said, /\d/.test(wanted))).toBe(wanted);
});

test('there are at least 400 tricky phrases, and no phrase is there twice', () => {
  expect(new Set(TRICKY_PHRASES.map(([said]) => said)).size).toBeGreaterThanOrEqual(400);
});
