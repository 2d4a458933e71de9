import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const built = await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    modulePreload: false,
    rollupOptions: {
      input: new URL('src/write-recipe.ts', import.meta.url).pathname,
      preserveEntrySignatures: 'strict',
    },
  },
});
const code = [built]
  .flat()
  .flatMap((o) => o.output)
  .filter((c) => c.type === 'chunk')
  .map((c) => c.code)
  .join('\n');
const br = (s) =>
  brotliCompressSync(Buffer.from(s), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).length;
writeFileSync('/tmp/food/chef2.js', code);
console.log(br(code));
if (process.argv[2]) {
  const c2 = code.replace(
    /\[((?:-?[\d]+,){32}-?\d+)\]/g,
    (_, r) =>
      '`' +
      r
        .split(',')
        .map((x) => String.fromCharCode(110 + Number(x)))
        .join('') +
      '`',
  );
  console.log('signs as letters', br(c2), [...code.matchAll(/\[((?:-?[\d]+,){32}-?\d+)\]/g)].length);
  const c3 = code.replace(/\[((?:-?[\d]+,){32}-?\d+)\]/g, '0');
  console.log('no signs', br(c3));
}
