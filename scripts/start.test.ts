import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { UNSET_SETTINGS } from '../apps/api/src/testing/setting-lists.ts';
import { makeProject } from './testing/make-project.ts';

const ROOT = join(import.meta.dirname, '..');
const SERVER = pathToFileURL(join(ROOT, 'apps/api/src/server.ts')).href;
const BUILDS = "console.log('told:', ...process.argv.slice(2))";
const TELLS_KEY = "console.log('builder sees:', process.env.OPENAI_API_KEY ?? 'no key')";
const FAILS = 'process.exit(3)';
/** Like `turbo`, it ends with 0 when it is interrupted. */
const BUILDS_UNTIL_STOPPED = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  setInterval(() => undefined, 1000);
  console.log('builder: ' + process.pid);`;

const projects: string[] = [];
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

/** Starts the script and the real server in a project of their own, with a stand-in for the program that builds. */
function start(builder: string, env: Record<string, string> = {}) {
  const project = makeProject({
    'package.json': '{"type": "module"}',
    'node_modules/turbo/package.json': '{"main": "turbo.js"}',
    'node_modules/turbo/turbo.js': builder,
    'apps/api/dist/server.js': `import '${SERVER}';`,
    'apps/web/dist/index.html': 'the built page',
    'other/index.html': 'another page',
  });
  projects.push(project);
  for (const file of ['start.ts', 'turbo.cjs', 'hide-credentials.cjs'])
    cpSync(join(ROOT, 'scripts', file), join(project, 'scripts', file));

  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: project,
    env: { ...UNSET_SETTINGS, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  /** Resolves with the first match in what it prints; rejects when it ends before that. */
  const says = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(output)?.[1];
      if (match) return match;
      const over = await Promise.race([once(child.stdout, 'data'), ended]);
      if ('code' in over) throw new Error(`It ended without ${pattern}: ${output}`);
    }
  };
  return { child, ended, says, url: () => says(/(http:\/\/localhost:\d+)/) };
}

/** Asks for a recipe; resolves once the answer has begun. */
async function order(url: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  return fetch(`${url}/recipe`, { method: 'POST', headers, body: '{"ingredients": ["eggs"]}' });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('pnpm start builds everything, then serves the built page from the process that was started', async () => {
  const { child, says, url } = start(BUILDS);
  expect(await (await fetch(await url())).text()).toBe('the built page');
  expect(await says(/told: (.*)/)).toBe('run build --output-logs=errors-only');
  expect(await says(/"pid":(\d+)/)).toBe(String(child.pid));
});

it('pnpm start serves the folder that WEB_ROOT names, where it is set', async () => {
  const { url } = start(BUILDS, { WEB_ROOT: 'other' });
  expect(await (await fetch(await url())).text()).toBe('another page');
});

it('pnpm start gives the key of the inference service to that service, and not to the program that builds', async () => {
  const keys: unknown[] = [];
  const service = createHttpServer(({ headers }, response) => {
    keys.push(headers.authorization);
    response.writeHead(401).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const { says, url } = start(TELLS_KEY, { OPENAI_BASE_URL: address, OPENAI_API_KEY: 'sk-one' });
  expect(await says(/builder sees: (.*)/)).toBe('no key');
  await order(await url());
  expect(keys).toEqual(['Bearer sk-one']);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'pnpm start on %s lets the open recipe finish and ends with 0',
  async (signal) => {
    const { child, ended, url } = start(BUILDS);
    const recipe = await order(await url());
    child.kill(signal);
    expect(await recipe.text()).toContain('event: done');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  },
);

it('pnpm start ends at once at the second signal', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { child, ended, says, url } = start(BUILDS, { OPENAI_BASE_URL: `http://127.0.0.1:${port}` });
  const refused = expect(order(await url())).rejects.toThrow();
  await once(silent, 'connection');
  child.kill('SIGTERM');
  await says(/(stopping)/);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' });
  await refused;
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'pnpm start on %s while it builds ends the build as well, and serves nothing',
  async (signal) => {
    const { child, ended, says } = start(BUILDS_UNTIL_STOPPED);
    const builder = Number(await says(/builder: (\d+)/));
    child.kill(signal);
    const { output, ...end } = await ended;
    expect(end).toEqual({ code: null, signal });
    expect(output).not.toContain('http:');
    expect(isAlive(builder)).toBe(false);
  },
);

it('pnpm start ends with the exit code of a build that failed, and serves nothing', async () => {
  const { code, output } = await start(FAILS).ended;
  expect(code).toBe(3);
  expect(output).not.toContain('http:');
});
