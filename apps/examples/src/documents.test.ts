import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadConfig } from '@spatula/api/config';
import { readRecipe } from '@spatula/recipe/read-recipe';
import { toJsonLd } from '@spatula/recipe/to-json-ld';
import { parse } from 'dotenv';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faultsOf } from './check-call.ts';
import {
  anchorsOf,
  DOCUMENTS,
  type Example,
  examplesOf,
  PACKAGES,
  proseOf,
  ROOT,
  readText,
  SOURCE_NAMES,
  VARIABLES,
} from './read-documents.ts';
import { runShell } from './run-shell.ts';
import { type Kind, sortExample } from './sort-example.ts';

/** The commands in the comments of the settings' file; they are indented further than the sentences. */
const SETTINGS_COMMANDS: Example = {
  place: '.env.example',
  file: '.env.example',
  language: 'sh',
  text: [...readText('.env.example').matchAll(/^# {3}(.+)$/gm)].map(([, command]) => command).join('\n'),
};
const EXAMPLES = [...DOCUMENTS.flatMap(examplesOf), SETTINGS_COMMANDS].map((example) => ({
  ...example,
  kind: sortExample(example),
}));

function examplesThat(...kinds: Kind[]) {
  return EXAMPLES.filter(({ kind }) => kind && kinds.includes(kind));
}

/** Says what was asked for, and answers as the documents' commands need it. */
const STAND_IN = `#!/bin/bash
printf '%s\\037' "\${0##*/}" "$@" >> "$CALLS"
printf '\\036' >> "$CALLS"
case "$*" in
  *' logs '*) echo '{"requestId":"5e0a5b4e-8f0f-4a53-9c5b-1d0c7f2b6a11"}' ;;
  *' ps --quiet'*) echo replica ;;
  inspect*) echo healthy ;;
esac
`;

/** Runs a script with stand-ins, and gives the calls that these got. */
async function callsOf(script: string): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['npx', 'npm', 'pnpm', 'node', 'docker', 'kubectl', 'git', 'systemctl', 'journalctl']) {
    writeFileSync(join(folder, name), STAND_IN);
    chmodSync(join(folder, name), 0o755);
  }
  for (const path of PACKAGES) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(join(ROOT, '.env.example'), join(folder, '.env.example'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const outcome = await runShell(script, { cwd: folder, programs: folder, env: { CALLS: calls } });
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  return readFileSync(calls, 'utf8')
    .split('\x1e')
    .slice(0, -1)
    .map((call) => call.split('\x1f').slice(0, -1));
}

describe('an example in the documents', () => {
  it.each(EXAMPLES)('is of a kind that is tested: $place ($language), $kind', ({ kind }) => {
    expect(kind).toBeDefined();
  });

  it.each(examplesThat('looked up', 'starts the server'))(
    'is a script that bash understands, of commands, flags and names that exist: $place',
    async ({ kind, text }) => {
      const calls = await callsOf(text);
      // The server is started in earnest by another test; here it is only asked for.
      const toLookUp = calls.filter(([program]) => kind === 'looked up' || program !== 'node');
      expect(toLookUp.flatMap(faultsOf)).toEqual([]);
      expect(calls.length + Number(text.startsWith('cp '))).toBeGreaterThan(0);
    },
  );

  it.each(examplesThat('settings'))('sets what the server, or the stack, understands: $place', ({ text }) => {
    const settings = parse(text);
    expect(Object.keys(settings).length).toBeGreaterThan(0);
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(() => loadConfig(settings)).not.toThrow();
  });

  it('of a recipe as JSON-LD is what is made of the recipe above it', () => {
    const [markdown, jsonLd, ...rest] = examplesThat('formats').map(({ text }) => text);
    const recipe = readRecipe(markdown ?? '');
    expect(recipe && toJsonLd(recipe, { model: 'pantry' })).toEqual(JSON.parse(jsonLd ?? ''));
    expect(rest).toEqual([]);
  });

  it('switches on profiles that the stack has', () => {
    const named = [...readText('.env.example').matchAll(/^#COMPOSE_PROFILES=(.+)$/gm)].map(
      ([, name]) => name,
    );
    expect(named).not.toEqual([]);
    for (const name of named) expect(readText('docker-compose.yml')).toContain(`profiles: [${name}]`);
  });

  it('gives the server the flags that the image, the systemd unit and pnpm start give it', () => {
    const [command] = examplesThat('starts the server').map(({ text }) => text);
    const [, image = ''] = /^CMD (\[.*\])$/m.exec(readText('Dockerfile')) ?? [];
    const flags = JSON.parse(image).filter((word: string) => word.startsWith('--'));
    expect(flags).not.toEqual([]);
    expect(command?.match(/--\S+/g)).toEqual(flags);
    const [, unit = ''] = /^ExecStart=(.*)$/m.exec(readText('deploy/spatula.service')) ?? [];
    expect(unit.match(/--\S+/g)).toEqual(flags);
    const start = [
      readText('package.json'),
      ...globSync('scripts/start*', { cwd: ROOT }).map(readText),
    ].join();
    expect(flags.filter((flag: string) => !start.includes(flag))).toEqual([]);
  });
});

describe.each(DOCUMENTS)('%s', (file) => {
  it('has every example in a fence that names its language', () => {
    expect(proseOf(file).match(/\n\n {4}\S.*/g) ?? []).toEqual([]);
  });

  it('names variables that exist', () => {
    const named = [...readText(file).matchAll(/(?<=[`(\n ])([A-Z]+_[A-Z_]+|PORT|HOST|MODEL)(?=[`=])/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('leads to files, folders and headings that exist', () => {
    const links = [...proseOf(file).matchAll(/\]\((?!https?:)([^)]+)\)|(?:src|srcset)="([^"]+)"/g)];
    const missing = links
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(target).includes(anchor));
      });
    expect(missing).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const prose = proseOf(file);
    const paths = [...prose.matchAll(/`((?:apps|packages|docs|deploy|scripts)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('/dist') && !path.endsWith('sample.md'));
    const lostNames = [...prose.matchAll(/`(\w[\w.-]*\.(?:tsx?|cjs|css))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !SOURCE_NAMES.has(name));
    expect([...paths.filter((path) => !existsSync(join(ROOT, path))), ...lostNames]).toEqual([]);
  });
});
