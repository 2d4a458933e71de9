import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_KILOBYTES = 180;
/** The modules that a page loads when it writes recipes itself: chef with cookbook, look, and the check for words that may forbid. */
const PAGE = ['write-recipe.ts', 'look-for.ts', 'wishes/may-forbid.ts'];

/** The name of a module that exports everything of the modules to weigh, as a page has all of them in one file. */
const ENTRY = 'entry';

/** The size of these modules together as a compressed download, and everything that they import from elsewhere. */
async function weigh(...files: string[]): Promise<{ kilobytes: number; imports: string[] }> {
  const code = files.map((file) => `export * from '${new URL(file, import.meta.url).pathname}';`).join('');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    // As the page is built: a build of a library would keep the spaces of the code.
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const bytes = brotliCompressSync(Buffer.from(chunks.map(({ code }) => code).join('\n')), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
  return { kilobytes: bytes / 1000, imports: chunks.flatMap(({ imports }) => imports) };
}

test(`chef, cookbook and look are together a download of at most ${MOST_KILOBYTES} kB, and import nothing`, async () => {
  const { kilobytes, imports } = await weigh(...PAGE);
  expect(imports).toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
});

test('the look is loaded without the cookbook: a model’s recipes need none', async () => {
  const [look, chef] = [await weigh('look-for.ts'), await weigh('write-recipe.ts')];
  expect(look.kilobytes).toBeLessThan(chef.kilobytes / 2);
});
