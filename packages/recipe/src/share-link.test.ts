import { inflateRawSync } from 'node:zlib';
import { chance } from '@spatula/pantry/testing/chance';
import { plainText } from '@spatula/shared/plain-text';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readShareLink, type SharedRecipe, writeShareLink } from './share-link.ts';
import { SHARE_PREFIX } from './share-prefix.ts';
import { BROKEN_LINKS, GOOD, GOOD_LINK, LIMIT, linkOf, ofSize } from './testing/broken-links.ts';

const RUNS = { seed: 20261122, numRuns: 300 };

/** Text that is not blank and from which nothing is removed. */
const clean = (maxLength: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength })
    .map((text) => plainText(text))
    .filter((text) => /\S/.test(text) && text.length <= maxLength);
const food = clean(60)
  .map((text) => text.trim())
  .filter((text) => !/[\t\n\u2028\u2029]/.test(text));
const shared: fc.Arbitrary<SharedRecipe> = fc.record(
  {
    recipe: clean(3000),
    model: clean(200),
    avoid: fc.array(food, { minLength: 1, maxLength: 20 }),
  },
  { requiredKeys: ['recipe', 'model'] },
);

it('a share link gives back the recipe that was written into it', async () => {
  await fc.assert(
    fc.asyncProperty(shared, async (given) => {
      const link = await writeShareLink(given);
      expect(link).toMatch(/^#recipe=[\w-]+$/);
      expect(await readShareLink(link ?? '')).toEqual(given);
    }),
    RUNS,
  );
});

it('a share link is base64url of deflate-raw of JSON in UTF-8, as others may write and read it', async () => {
  const recipe = '# Crème brûlée 🍮\n\n½ cup sugar';
  const link = await writeShareLink({ recipe, model: 'pantry', avoid: ['nuts'] });
  const bytes = inflateRawSync(Buffer.from(link?.slice(SHARE_PREFIX.length) ?? '', 'base64url'));
  expect(JSON.parse(bytes.toString())).toEqual({ v: 1, recipe, model: 'pantry', avoid: ['nuts'] });
  expect(await readShareLink(linkOf({ ...GOOD, recipe }))).toEqual({ recipe, model: 'pantry' });
});

it('a share link may be written with padding, and with members that a later version adds', async () => {
  const { v: _, ...due } = GOOD;
  for (const more of ['', '1', '12']) {
    const link = linkOf({ ...GOOD, more });
    const padding = '='.repeat((4 - (link.slice(SHARE_PREFIX.length).length % 4)) % 4);
    expect(await readShareLink(link + padding)).toEqual(due);
  }
});

it('a share link gives text without control characters and without characters that change the direction of text', async () => {
  const link = linkOf({
    v: 1,
    recipe: 'A\u001b[31m\u202eB\r\nC\u2066\t\u0000',
    model: 'a\u0007\u202e/b',
    avoid: [' nu\u202dts '],
  });
  expect(await readShareLink(link)).toEqual({ recipe: 'A[31mB\nC\t', model: 'a/b', avoid: ['nuts'] });
});

it('a share link holds as much as 64 KiB, and no byte more', async () => {
  for (const size of [LIMIT - 1, LIMIT]) {
    const { recipe, model } = ofSize(size);
    expect((await readShareLink(linkOf(ofSize(size))))?.recipe).toBe(recipe);
    expect(await readShareLink((await writeShareLink({ recipe, model })) ?? '')).toEqual({ recipe, model });
  }
  const { recipe, model } = ofSize(LIMIT + 1);
  expect(await readShareLink(linkOf(ofSize(LIMIT + 1)))).toBeUndefined();
  expect(await writeShareLink({ recipe, model })).toBeUndefined();
});

it('a share link holds 64 KiB of text that cannot be made smaller', async () => {
  const random = chance(1);
  const noise = Array.from({ length: 40_000 }, () =>
    String.fromCharCode(0x400 + Math.floor(random() * 1000)),
  );
  const recipe = noise.join('').slice(0, 32_700);
  const link = await writeShareLink({ recipe, model: 'm' });
  expect(await readShareLink(link ?? '')).toEqual({ recipe, model: 'm' });
});

it.each<[string, SharedRecipe]>([
  ['a blank recipe', { recipe: ' \n\u0000', model: 'm' }],
  ['a blank model', { recipe: 'Stir.', model: '' }],
  ['a model with a long name', { recipe: 'Stir.', model: 'm'.repeat(201) }],
  ['a long food to leave out', { recipe: 'Stir.', model: 'm', avoid: ['x'.repeat(61)] }],
])('a share link is not made of %s', async (_, given) => {
  expect(await writeShareLink(given)).toBeUndefined();
});

it('more than a hundred different broken links are tried', () => {
  expect(BROKEN_LINKS.length).toBeGreaterThan(100);
  expect(new Set(BROKEN_LINKS.map(([, link]) => link)).size).toBeGreaterThan(100);
});

it.each(BROKEN_LINKS.map(([kind, link]) => ({ kind, link, shown: link.slice(0, 60) })))(
  'a broken link is no recipe and no error: $kind, $shown',
  async ({ link }) => {
    expect(await readShareLink(link)).toBeUndefined();
  },
);

it('a broken link is a recipe or nothing, and never an error, however a good link is changed', async () => {
  const change = fc.tuple(fc.nat(GOOD_LINK.length), fc.nat(3), fc.string({ maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const link = changes.reduce(
        (text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut),
        GOOD_LINK,
      );
      const read = await readShareLink(link);
      if (read) expect(Object.keys(read)).toEqual(expect.arrayContaining(['recipe', 'model']));
    }),
    { ...RUNS, numRuns: 800 },
  );
});

it('a broken link is a recipe or nothing, and never an error, whatever JSON it holds', async () => {
  const content = fc.oneof(
    fc.jsonValue(),
    fc.record({ v: fc.constant(1), recipe: fc.jsonValue(), model: fc.jsonValue(), avoid: fc.jsonValue() }),
  );
  await fc.assert(
    fc.asyncProperty(content, async (value) => {
      const read = await readShareLink(linkOf(JSON.stringify(value)));
      if (read) expect(await readShareLink((await writeShareLink(read)) ?? '')).toEqual(read);
    }),
    RUNS,
  );
});

/** From now on, counts the bytes that come out of every inflater, and notes the largest piece that goes in. */
function watchInflaters() {
  const seen = { bytes: 0, largestPiece: 0 };
  const noting = (note: (length: number) => void) =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        note(chunk.length);
        controller.enqueue(chunk);
      },
    });
  const Inflater = globalThis.DecompressionStream;
  class Watched {
    readonly writable;
    readonly readable;
    constructor(format: CompressionFormat) {
      const pieces = noting((length) => {
        seen.largestPiece = Math.max(seen.largestPiece, length);
      });
      const inflated = noting((length) => {
        seen.bytes += length;
      });
      this.writable = pieces.writable;
      this.readable = pieces.readable.pipeThrough(new Inflater(format)).pipeThrough(inflated);
    }
  }
  vi.stubGlobal('DecompressionStream', Watched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return seen;
}

it('a link that inflates to a thousand times its size is not inflated far beyond 64 KiB', async () => {
  const seen = watchInflaters();
  expect(await readShareLink(linkOf('x'.repeat(60 * 1024 * 1024)))).toBeUndefined();
  expect(seen.bytes).toBeGreaterThan(LIMIT);
  expect(seen.bytes).toBeLessThan(16 * LIMIT);
  // Chromium inflates each piece as a whole, although little of it is read.
  expect(seen.largestPiece).toBeLessThanOrEqual(256);
});

it('a link that inflates to a thousand times its size is not inflated at all where it is longer than any recipe', async () => {
  const seen = watchInflaters();
  expect(await readShareLink(linkOf('x'.repeat(100 * 1024 * 1024)))).toBeUndefined();
  expect(seen.bytes).toBe(0);
});
