import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_KILOBYTES = 180;
/** The modules that a page loads when it writes recipes itself: chef with cookbook, look, and the check for words that may forbid. */
const PAGE = ['write-recipe.ts', 'look-for.ts', 'wishes/may-forbid.ts'];

/** The name of a module that exports everything of the modules to weigh, as a page has all of them in one file. */
const ENTRY = 'entry';

/** The code of these modules together as a page has it, its size as a compressed download, and everything that it imports from elsewhere. */
async function weigh(...files: string[]): Promise<{ code: string; kilobytes: number; imports: string[] }> {
  const entry = files.map((file) => `export * from '${new URL(file, import.meta.url).pathname}';`).join('');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
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
  const code = chunks.map((chunk) => chunk.code).join('\n');
  const bytes = brotliCompressSync(Buffer.from(code), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
  return { code, kilobytes: bytes / 1000, imports: chunks.flatMap(({ imports }) => imports) };
}

test(`chef, cookbook and look are together a download of at most ${MOST_KILOBYTES} kB, and import nothing`, async () => {
  const { kilobytes, imports } = await weigh(...PAGE);
  expect(imports).toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
});

test('the look is loaded without the cookbook: a model’s recipes need none', async () => {
  const [look, chef] = [await weigh('look-for.ts'), await weigh('write-recipe.ts')];
  const cookbook = await readFile(new URL('../dist/pocket-cookbook.js', import.meta.url), 'utf8');
  const pieces = [...cookbook.matchAll(/[a-z ]{40}/g)].map(([piece]) => piece);
  const share = ({ code }: { code: string }): number =>
    pieces.filter((piece) => code.includes(piece)).length / pieces.length;
  expect([share(chef), share(look)]).toEqual([1, 0]);
});
