import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const TEXT_FILES = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Puts a brotli and a gzip copy beside each text file of a folder, so that serving costs no compressing. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !TEXT_FILES.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const text = await readFile(path);
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    );
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: zlib.Z_BEST_COMPRESSION }));
  }
}
