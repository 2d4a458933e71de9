import { expect, test } from 'vitest';
import { findTemperatures } from './find-temperatures.ts';

const degreesIn = (text: string) =>
  findTemperatures({ text, offsets: [...text].map((_unit, at) => at) }).map(({ degrees, toDegrees, unit }) =>
    toDegrees === undefined ? [degrees, unit] : [degrees, toDegrees, unit],
  );

test.each([
  [
    'Heat to 350°F (175°C).',
    [
      [350, 'F'],
      [175, 'C'],
    ],
  ],
  ['Heat to 180 °C.', [[180, 'C']]],
  ['Heat to 350 degrees Fahrenheit.', [[350, 'F']]],
  ['Heat to 160–170 °C.', [[160, 170, 'C']]],
  [
    'Heat to 200C/180C fan.',
    [
      [200, 'C'],
      [180, 'C'],
    ],
  ],
  ['Freeze at -18 °C.', [[-18, 'C']]],
])('%j states temperatures', (text, degrees) => {
  expect(degreesIn(text)).toEqual(degrees);
});

test.each(['Add 2 C flour.', 'Heat to 350 degrees.', 'Stir 4 Figs in.', 'Cook on gas mark 4.'])(
  '%j states no temperature, since the unit is unknown',
  (text) => {
    expect(degreesIn(text)).toEqual([]);
  },
);
