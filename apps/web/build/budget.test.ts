import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const DIST = resolve(import.meta.dirname, '../dist');
const KIB = 1024;

function bytes(file: string): number {
  return readFileSync(resolve(DIST, file)).length;
}

/** The built page's files, as paths inside its folder. */
function files(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' });
}

describe('the built page', () => {
  beforeAll(() => {
    if (!existsSync(resolve(DIST, 'index.html'))) throw new Error('Build the page first: pnpm build');
  });

  test('the built page needs at most 64 KiB of script, compressed, before it works', () => {
    const [, folder, main] =
      /\("\.\/(assets\/)", "([^"]+)"\)<\/script>/.exec(readFileSync(resolve(DIST, 'index.html'), 'utf8')) ??
      [];
    const entry = `${folder}${main}`;
    const script = readFileSync(resolve(DIST, entry), 'utf8');

    expect(script).not.toMatch(/await Promise\.all\(\[importPart/);
    expect(bytes(`${entry}.br`)).toBeLessThanOrEqual(64 * KIB);
  });

  test('the built page fetches each script by the loader that can fetch a lost one again', () => {
    const scripts = files().filter((file) => file.endsWith('.js'));

    expect(scripts.length).toBeGreaterThan(3);
    for (const file of scripts) {
      const { staticImports, dynamicImports } = parseSync(
        file,
        readFileSync(resolve(DIST, file), 'utf8'),
      ).module;
      expect([...staticImports, ...dynamicImports]).toEqual([]);
    }
  });

  test('the built page is at most 14 kB of HTML, as much as the first packets hold', () => {
    expect(bytes('index.html.gz')).toBeLessThanOrEqual(14_000);
  });

  test('the built page shows its content without any script', () => {
    const html = readFileSync(resolve(DIST, 'index.html'), 'utf8');

    for (const text of [
      'Enter your ingredients!',
      'Add Ingredient',
      'name="ingredient"',
      '<noscript>',
      'Spatula',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('the built page names its own files by addresses relative to itself, so that it can stand under any path', () => {
    const texts = files().filter((file) => /\.(html|js|webmanifest)$/.test(file));

    for (const file of texts) {
      const text = readFileSync(resolve(DIST, file), 'utf8');
      expect(text.match(/["'`(=: ]\/(?:assets\/|[\w-]+\.(?:js|ico|svg|png|webmanifest))/g)).toBeNull();
    }
  });

  test('beside the built page stands a content policy of one line that allows nothing unsafe', () => {
    const policy = readFileSync(resolve(DIST, 'content-security-policy.txt'), 'utf8');

    expect(policy).toMatch(/^default-src 'self'; [^\n]+$/);
    expect(policy).not.toContain('unsafe');
  });

  test('beside each text file of the built page stands a compressed copy with the same content', () => {
    const texts = files().filter((file) => /\.(html|js|svg|json|webmanifest)$/.test(file));

    expect(texts.length).toBeGreaterThan(5);
    for (const file of texts) {
      const text = readFileSync(resolve(DIST, file));
      expect(brotliDecompressSync(readFileSync(resolve(DIST, `${file}.br`))).equals(text)).toBe(true);
      expect(gunzipSync(readFileSync(resolve(DIST, `${file}.gz`))).equals(text)).toBe(true);
    }
  });

  test('the built page holds nothing that visitors do not need', () => {
    expect(files().filter((file) => /\.vite|\.map$|\.css$|prerender/.test(file))).toEqual([]);
  });
});
