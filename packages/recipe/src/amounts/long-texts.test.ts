import { expect, test } from 'vitest';
import { editText } from '../edit-text.ts';
import { chooseStatedMeasures } from './choose-stated-measures.ts';
import { convertAmount } from './convert-amount.ts';
import { findAmounts } from './find-amounts.ts';
import { listedAmounts } from './listed-amounts.ts';
import { scalableAmounts } from './scalable-amounts.ts';
import { scaleAmount } from './scale-amount.ts';

/** Code whose time grows with the square of the length would take longer for this than a test may take. */
const LENGTH = 50_000;

test.each([
  '1 cup (',
  '1 ',
  '½/',
  'a ',
  '1 cup or 2 oz ',
  '1"x',
  'half of a ',
  '1',
  ' ',
  '1/',
  '(',
  '1 cup milk ',
  '2 (3 oz) ',
])(
  'A line of fifty thousand characters is scaled and converted within the time limit of a test: %j, repeated',
  (piece) => {
    const line = piece.repeat(LENGTH / piece.length);
    const amounts = findAmounts(line);
    const scaled = scalableAmounts(line, amounts).flatMap((amount) => scaleAmount(line, amount, 2, true));
    const stated = chooseStatedMeasures(line, amounts, 'metric').edits;
    const converted = amounts.flatMap((amount) => convertAmount(line, amount, 'metric'));
    const { isRepeated } = listedAmounts([line]);
    const repeated = amounts.filter((amount) => isRepeated(line, amount)).length;
    expect(repeated).toBeLessThanOrEqual(amounts.length);
    for (const edits of [scaled, stated, converted]) expect(editText(line, edits).length).toBeGreaterThan(0);
  },
);
