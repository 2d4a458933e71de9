import { expect, test } from 'vitest';
import { tokens } from '../read/words.ts';
import { FOODS } from './food.ts';

test('no name belongs to two foods', () => {
  const owners = Map.groupBy(
    FOODS.flatMap(({ name, plural, varieties, names }) =>
      [...new Set([name, plural, ...varieties, ...names].map((one) => tokens(one).join(' ')))].map((one) => ({
        one,
        name,
      })),
    ),
    ({ one }) => one,
  );
  const shared = [...owners].filter(([, foods]) => foods.length > 1);
  expect(shared.map(([one, foods]) => `${one}: ${foods.map(({ name }) => name).join(', ')}`)).toEqual([]);
});
