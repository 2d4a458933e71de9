import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.ts';
import { makeProject } from './testing/make-project.ts';

const SUM = 'scripts/sum.test.ts';
const PROMPT = 'packages/shared/src/prompt.test.ts';
const FOOTER = 'apps/web/src/page/footer.test.tsx';
const VISIT = 'apps/e2e/specs/visit.spec.ts';
const others = ['apps/web/src/page/footer.tsx', 'apps/web/node_modules/other/other.test.ts'];

const root = makeProject(
  Object.fromEntries([SUM, PROMPT, FOOTER, VISIT, ...others].map((path) => [path, ''])),
);
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['everything without arguments', '', [], [FOOTER, PROMPT, SUM], [VISIT]],
  ['one file by its path', '', [PROMPT], [PROMPT], []],
  ['one file by its path with a dot before it', '', [`./${PROMPT}`], [PROMPT], []],
  ['one file by its whole path', '', [join(root, FOOTER)], [FOOTER], []],
  ['the files that have one of several words in their path', '', ['prompt', 'visit'], [PROMPT], [VISIT]],
  ['all of a package in its folder', 'apps/web', [], [FOOTER], []],
  ['the browser tests in their folder', 'apps/e2e', ['visit'], [], [VISIT]],
  ['a file of the package by its path from there', 'apps/web', ['src/page/footer.test.tsx'], [FOOTER], []],
  ['nothing of another package', 'apps/web', ['prompt'], [], []],
  ['nothing where no path has the word', '', ['footers'], [], []],
])('the test command chooses %s', (_, folder, parts, units, specs) => {
  expect(chooseTests(root, join(root, folder), parts)).toEqual({ units, specs });
});

it('the test command fails and says why, where no test file has the given word in its path', () => {
  const script = join(import.meta.dirname, 'test.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'no-such-test'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('No test file here has a path with "no-such-test".\n');
  expect(stdout).toBe('\n0 passed, 1 failed\n');
  expect(status).toBe(1);
});
