import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('items in batches', () => {
  it('go on together when they come together, and apart when they come apart', async () => {
    async function* packets() {
      yield* [1, 2, 3];
      await turn();
      await turn();
      yield* [4, 5];
    }
    expect(await collect(inBatches(packets()))).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('are never held back by one that does not come', async () => {
    async function* stalling() {
      yield 1;
      await new Promise(() => undefined);
    }
    expect(await inBatches(stalling()).next()).toEqual({ value: [1], done: false });
  });

  it('that came before an error go on before it', async () => {
    async function* failing() {
      yield* [1, 2];
      throw new Error('broken');
    }
    const batches = inBatches(failing());
    expect(await batches.next()).toEqual({ value: [1, 2], done: false });
    await expect(batches.next()).rejects.toThrow('broken');
  });

  it('end where there are none', async () => {
    async function* nothing() {}
    expect(await collect(inBatches(nothing()))).toEqual([]);
  });
});
