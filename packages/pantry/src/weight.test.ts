import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_KILOBYTES = 180;

test(`the chef with its cookbook is a download of at most ${MOST_KILOBYTES} kB, and imports nothing`, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL('write-recipe.ts', import.meta.url).pathname, formats: ['es'] },
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
