import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { DIST } from '../measured-server.ts';

/** Folder of the built naive page. */
export const NAIVE_PAGE = join(DIST, 'naive-page');

const HERE = fileURLToPath(new URL('./contestants/', import.meta.url));

/** Builds the contestants as the product is built: bundled, minified, compressed beforehand. */
export async function buildContestants(): Promise<void> {
  const servers = ['express-hf', 'ai-sdk', 'pass-through'].map((name) => join(HERE, `${name}.ts`));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(DIST, 'contestants'),
      rolldownOptions: { input: servers },
    },
    ssr: { noExternal: [/^@spatula\//] },
  });
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(HERE, 'naive-page'),
    plugins: [react()],
    build: { outDir: NAIVE_PAGE, emptyOutDir: true },
  });
  await compress(NAIVE_PAGE);
  // It needs a policy to be served by the product's server; the player evaluates code.
  await writeFile(
    join(NAIVE_PAGE, 'content-security-policy.txt'),
    "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:",
  );
}

async function compress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|css|html|json)$/.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, brotliCompressSync(bytes));
    await writeFile(`${path}.gz`, gzipSync(bytes));
  }
}
