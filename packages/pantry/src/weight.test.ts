import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_KILOBYTES = 180;
const MOST_FOR_THE_LOOK = 6.5;

/** The size of these modules together as a compressed download, and everything that they import from elsewhere. */
async function weigh(...files: string[]): Promise<{ kilobytes: number; imports: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // As the page is built: a build of a library would keep the spaces of the code.
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: files.map((file) => new URL(file, import.meta.url).pathname),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const own = chunks.map(({ fileName }) => fileName);
  const code = Buffer.from(chunks.map(({ code }) => code).join('\n'));
  const bytes = brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
  const imports = chunks.flatMap((chunk) => chunk.imports).filter((name) => !own.includes(name));
  return { kilobytes: bytes / 1000, imports };
}

test(`the chef with its cookbook is a download of at most ${MOST_KILOBYTES} kB, and imports nothing`, async () => {
  const { kilobytes, imports } = await weigh('write-recipe.ts');
  expect(imports).toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
});

test(`the look adds at most ${MOST_FOR_THE_LOOK} kB to the download of the chef, and imports nothing`, async () => {
  const chef = await weigh('write-recipe.ts');
  const both = await weigh('write-recipe.ts', 'look-for.ts');
  expect(both.imports).toEqual([]);
  expect(both.kilobytes - chef.kilobytes).toBeLessThanOrEqual(MOST_FOR_THE_LOOK);
});
