import { expect, test } from 'vitest';
import { withFahrenheit } from './fahrenheit.ts';

test.each([
  ['160 °C', '160 °C (325 °F)'],
  ['170 °C', '170 °C (340 °F)'],
  ['180 °C (160 °C fan)', '180 °C (350 °F, 160 °C fan)'],
  ['200 °C', '200 °C (400 °F)'],
  ['until done (74 °C)', 'until done (74 °C, 165 °F)'],
])('%s is written as a cook with an American oven needs it: %s', (text, both) => {
  expect(withFahrenheit(text)).toBe(both);
});
