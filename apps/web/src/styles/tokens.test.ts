import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what shows where a control is. */
const TEXT = 4.5;
const EDGE = 3;

const PAIRS: readonly [front: string, back: string, least: number][] = [
  ['ink', 'page', TEXT],
  ['ink', 'enamel', TEXT],
  ['ink-quiet', 'page', TEXT],
  ['ink-quiet', 'enamel', TEXT],
  ['ink-quiet', 'well', TEXT],
  ['rim', 'page', TEXT],
  ['rim', 'enamel', TEXT],
  ['enamel', 'rim', TEXT],
  ['key-ink', 'key', TEXT],
  ['tomato-ink', 'tomato', TEXT],
  ['tomato-ink', 'tomato-deep', TEXT],
  ['key', 'page', EDGE],
];

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

function colours(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', colours(light)],
  ['dark', new Map([...colours(light), ...colours(dark.split('@media')[0] ?? '')])],
])('the %s colours', (_scheme, palette) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(palette.get(front) ?? '', palette.get(back) ?? '')).toBeGreaterThanOrEqual(least);
  });
});
