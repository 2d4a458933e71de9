import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examplesOf, ROOT, readText } from './read-documents.ts';
import { runShell } from './run-shell.ts';
import { type Product, startProduct } from './start-product.ts';

/*
 * The clients are generated, compiled and run exactly as docs/generated-clients.md shows it. TypeScript 5 is a
 * dependency of this package, since both generators need the compiler's JavaScript interface, which 7 lacks.
 */
const EXAMPLES = examplesOf('docs/generated-clients.md');
const SHOWN = EXAMPLES.filter(({ language }) => language === 'sh').map(({ text }, index) => ({
  command: text.trim(),
  generator: /^npx (\S+)@/.exec(text)?.[1],
  program: EXAMPLES.filter(({ language }) => language === 'ts')[index]?.text ?? '',
}));
const ADDRESS = 'http://localhost:3000';
const NODE_MODULES = join(import.meta.dirname, '../node_modules');

/** Stands for `npx`: runs a package that is installed already. */
const NPX = `#!/bin/bash
name="\${1%@*}"
shift
exec "${NODE_MODULES}/.bin/$(node -p 'Object.keys(require(process.argv[1]).bin)[0]' "${NODE_MODULES}/$name/package.json")" "$@"
`;

/** `exactOptionalPropertyTypes` is off because the code of a generator's own breaks it. */
const TSCONFIG = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    types: ['node'],
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    exactOptionalPropertyTypes: false,
  },
  include: ['**/*.ts'],
};

/** Checks the type of the answer: with `any`, or with a union with a string, this would not compile. */
const TYPES = `
const { recipe, model, truncated }: { recipe: string; model: string; truncated: boolean } = data;
export const unknown: string[] = (data.lookedFor ?? []).filter(({ known }) => !known).map(({ wish }) => wish);
// @ts-expect-error: an answer has no such member, and were it of type any, this line would compile
data.recipes;
export const answer = { recipe, model, truncated };
`;

const folders: string[] = [];
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => {
  product?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder of a caller's own, with the generated client in it. */
async function generate(command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-client-'));
  folders.push(folder);
  symlinkSync(NODE_MODULES, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const bin = mkdtempSync(join(tmpdir(), 'spatula-npx-'));
  folders.push(bin);
  writeFileSync(join(bin, 'npx'), NPX);
  chmodSync(join(bin, 'npx'), 0o755);
  const generated = await runShell(command.replaceAll(ADDRESS, product.url), { cwd: folder, programs: bin });
  expect(generated, generated.stderr).toMatchObject({ exitCode: 0 });
  return folder;
}

it('docs/generated-clients.md shows two generators, in the versions that are tried here', () => {
  const { devDependencies } = JSON.parse(readText('apps/examples/package.json'));
  expect(SHOWN.map(({ generator }) => generator)).toEqual(['openapi-typescript', '@hey-api/openapi-ts']);
  for (const { command, generator = '' } of SHOWN) {
    expect(command).toContain(`npx ${generator}@${devDependencies[generator]} `);
  }
});

describe.each(SHOWN)('$generator', ({ command, generator, program }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await generate(command);
  });

  /** The program as a file beside the client. */
  function write(name: string, text: string): string {
    const file = join(folder, name);
    writeFileSync(file, text.replaceAll(ADDRESS, product.url) + TYPES);
    return file;
  }

  it(`a client that ${generator} makes of the API document compiles with both versions of TypeScript, then gets a recipe`, async () => {
    const file = write('main.ts', program);
    for (const packages of [join(ROOT, 'node_modules'), NODE_MODULES]) {
      const { exitCode, stdout } = await runShell(`'${packages}/.bin/tsc' -p .`, { cwd: folder });
      expect([exitCode, stdout]).toEqual([0, '']);
    }
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { answer } = await import(file);
    expect(answer).toEqual({
      recipe: expect.stringMatching(/^Here's a recipe you can try:/),
      model: 'pantry',
      truncated: false,
    });
    expect(log.mock.calls).toEqual([[answer.recipe]]);
  });

  it(`a client that ${generator} makes of the API document has types for the events of a stream`, () => {
    const output = / --output (\S+)/.exec(command)?.[1] ?? '';
    const types = readFileSync(
      join(folder, output.endsWith('.ts') ? output : join(output, 'types.gen.ts')),
      'utf8',
    );
    for (const name of ['RecipeText', 'RecipeDone', 'Problem'])
      expect(types).toMatch(new RegExp(`\\b${name}\\b.*\\{`));
  });

  it(`a client that ${generator} makes of the API document throws the detail of a problem`, async () => {
    const file = write('blank.ts', program.replace("'eggs'", "' '"));
    await expect(import(file)).rejects.toThrow('Send {"ingredients": [...]}');
  });
});
