import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT, readText } from '../read-documents.ts';
import { runShell } from '../run-shell.ts';
import { readYaml, type Yaml } from './read-yaml.ts';

// The reader imports JSON without saying so, as bundlers allow and Node does not.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
hooks.deregister();

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const [release] = readYaml('.github/workflows/release.yml');

/** The faults of a workflow by GitHub's own reader. */
async function faultsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe('every workflow', () => {
  it.each(WORKFLOWS)('is one that GitHub understands: %s', async (file) => {
    expect(await faultsOf(file, readText(file))).toEqual([]);
  });

  it('is refused where it has an unknown key or an unknown name', async () => {
    const wrong = readText('.github/workflows/release.yml')
      .replace('timeout-minutes', 'timeout-minute')
      .replace('secrets.GITHUB_TOKEN', 'secret.GITHUB_TOKEN');
    expect((await faultsOf('wrong.yml', wrong)).join('\n')).toMatch(/timeout-minute.*secret\b/s);
  });

  it.each(WORKFLOWS)('takes actions by their hash, and no secret that a fork lacks: %s', (file) => {
    const text = readText(file);
    const used = [...text.matchAll(/uses: (?!\.\/)(\S+)/g)].map(([, action]) => action);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    const secrets = [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    expect(secrets.filter((name) => name !== 'GITHUB_TOKEN')).toEqual([]);
  });
});

describe('a release', () => {
  /** The calls of docker that the release of a tag makes. */
  async function callsFor(tag: string): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'spatula-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'docker'), '#!/bin/bash\necho "$*" >> "$CALLS"\n');
    chmodSync(join(folder, 'docker'), 0o755);
    const env = {
      CALLS: join(folder, 'calls'),
      GITHUB_ACTOR: 'cook',
      GITHUB_REPOSITORY: 'Some-Fork/Spatula',
      GITHUB_REF_NAME: tag,
      TOKEN: 'token',
    };
    for (const { run } of release.jobs.image.steps.filter((step: Yaml) => step.run)) {
      expect(await runShell(run, { cwd: folder, programs: folder, env })).toMatchObject({ exitCode: 0 });
    }
    return readFileSync(env.CALLS, 'utf8').trim().split('\n');
  }

  it('publishes the image for both processors under its version, and as the latest', async () => {
    expect(await callsFor('v1.2.3')).toEqual([
      'login ghcr.io --username cook --password-stdin',
      'buildx create --use',
      'buildx build --platform linux/amd64,linux/arm64 --tag ghcr.io/some-fork/spatula:1.2.3 --tag ghcr.io/some-fork/spatula:latest --push .',
    ]);
  });

  it('that is a candidate is not the latest', async () => {
    const [, , build] = await callsFor('v1.2.3-rc.1');
    expect(build).toContain('--tag ghcr.io/some-fork/spatula:1.2.3-rc.1 --push .');
  });

  it('comes after the tests, and may write packages only', () => {
    expect(release.jobs.image.needs).toBe('test');
    expect(release.jobs.test.uses).toBe('./.github/workflows/test.yml');
    expect(release.jobs.image.permissions).toEqual({ contents: 'read', packages: 'write' });
  });
});

it('the image is made without running anything on the processor that it is made for', () => {
  const stages = readText('Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const [last = '', ...others] = stages.reverse();
  expect(last).not.toMatch(/^RUN /m);
  expect(others).not.toEqual([]);
  for (const stage of others) expect(stage).toMatch(/^FROM --platform=\$BUILDPLATFORM /);
});
