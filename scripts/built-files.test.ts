import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { SECRET_SETTINGS } from '../apps/api/src/testing/setting-lists.ts';

const ROOT = join(import.meta.dirname, '..');
const CREDENTIAL = 'hf_a-credential';
const NAMES = [...SECRET_SETTINGS, 'NPM_TOKEN', 'VITE_TOKEN'];

/** Builds a package past turbo, with a credential in every variable that may hold one; resolves with its files. */
async function build(name: string): Promise<Buffer[]> {
  const folder = join(ROOT, 'apps', name);
  const out = mkdtempSync(join(tmpdir(), 'spatula-built-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const vite = createRequire(join(folder, 'package.json')).resolve('vite/package.json');
  const words = [join(vite, '../bin/vite.js'), 'build', '--outDir', out, '--emptyOutDir'];
  const credentials = Object.fromEntries(NAMES.map((variable) => [variable, CREDENTIAL]));
  const env = { ...process.env, NODE_ENV: 'production', ...credentials };
  await promisify(execFile)(process.execPath, words, { cwd: folder, env });
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => unpack(readFileSync(join(file.parentPath, file.name)), file.name));
}

function unpack(bytes: Buffer, name: string): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes);
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

it.each(['api', 'web'])(
  'no built file of %s holds a credential that was there when it was built',
  async (name) => {
    const files = await build(name);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((bytes) => bytes.includes(CREDENTIAL))).toEqual([]);
  },
);

it('the image is built without a credential: it gets settings of the page, and neither .env nor a local build', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const inImage = [...read('Dockerfile').matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const [, section = ''] = /^ {6}args:\n((?: {8}.*\n)*)/m.exec(read('docker-compose.yml')) ?? [];
  const fromStack = [...section.matchAll(/^ {8}(\w+):$/gm)].map(([, name]) => name);
  expect(inImage).toEqual(fromStack);
  expect(inImage.filter((name) => !name.startsWith('VITE_'))).toEqual([]);
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['*', '**/.env*', '**/dist']));
  expect(read('.gitignore').split('\n')).toContain('.env');
});
