import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';

const linesOf = (list: string, food: RegExp): string[] =>
  everyText(list.split('; ')).flatMap((text) =>
    text.split('\n').filter((line) => /^- [\d¼½¾⅓⅔]/.test(line) && food.test(line)),
  );

describe('a stated amount of which there is more than the recipe says', () => {
  test('the vegetables beside pasta are used up', () => {
    const lines = linesOf('12 ounces penne; 1 pound asparagus; garlic; olive oil; parmesan', /asparagus/);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(Number(/\d+/.exec(line))).toBeGreaterThanOrEqual(200);
  });

  test('what is baked keeps its proportions', () => {
    const list = '1 cup butter; 3 cups sugar; 2 eggs; 4 cups flour; 1 tsp baking soda';
    for (const line of linesOf(list, / g sugar/)) expect(Number(/\d+/.exec(line))).toBeLessThan(601);
  });

  test('a cup weighs what it holds, also of nuts', () => {
    for (const line of linesOf('1 cup walnuts; 2 apples; celery; mayonnaise; grapes', / g walnuts/))
      expect(Number(/\d+/.exec(line))).toBeLessThanOrEqual(125);
  });
});
