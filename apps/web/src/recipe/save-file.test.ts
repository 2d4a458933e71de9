import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const MINUTE_MS = 60_000;

/** Addresses that a browser could still read, with their data. */
let readable: Map<string, Blob>;

beforeEach(() => {
  vi.useFakeTimers();
  readable = new Map();
  // jsdom has neither.
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${readable.size}`;
    readable.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void readable.delete(address);
});

afterEach(() => {
  vi.useRealTimers();
});

function save(...texts: string[]): string[] {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  for (const text of texts) saveFile('soup.md', text, 'text/markdown');
  return clicked;
}

describe('a saved file', () => {
  test('a saved file can be read for an hour by a browser that first asks where to save it', async () => {
    expect(save('# Soup')).toEqual(['soup.md blob:0']);
    await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);

    expect(await readable.get('blob:0')?.text()).toBe('# Soup');
  });

  test('a saved file can be read for an hour even when another one is saved meanwhile', async () => {
    save('# Soup', '# Stew');
    await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);

    expect([...readable.keys()]).toEqual(['blob:0', 'blob:1']);
  });

  test('a saved file is forgotten in the end', async () => {
    save('# Soup', '# Stew');
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);

    expect(readable.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
