import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in a page as it is. The page has no frames, so axe needs no wrapper that would look for them.
 *
 * @param rules - all that axe knows, unless some are named
 * @returns a line for each rule that is broken
 */
export async function findingsOfAxe(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const axe: typeof Axe = Reflect.get(window, 'axe');
    const options = { resultTypes: ['violations' as const], ...(runOnly.length > 0 && { runOnly }) };
    return (await axe.run(options)).violations;
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
