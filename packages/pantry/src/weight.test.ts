import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_KILOBYTES = 180;

test(`the chef with its cookbook is a download of at most ${MOST_KILOBYTES} kB, and imports nothing`, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // As the page is built: a build of a library would keep the spaces of the code.
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: new URL('write-recipe.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  expect(chunks.flatMap(({ imports }) => imports)).toEqual([]);
  const code = Buffer.from(chunks.map(({ code }) => code).join('\n'));
  const bytes = brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES);
});
