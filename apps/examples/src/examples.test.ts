import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { needProgram } from './need-program.ts';
import { DOCUMENTS, type Example, examplesOf } from './read-documents.ts';
import { runShell } from './run-shell.ts';
import { sortExample } from './sort-example.ts';
import { type Product, startProduct } from './start-product.ts';

const EXAMPLES = DOCUMENTS.flatMap(examplesOf).filter((example) => sortExample(example) === 'run');
const PROGRAMS = EXAMPLES.filter(({ language }) => language !== 'sh');
const ADDRESS = 'http://localhost:3000';

const folder = mkdtempSync(join(tmpdir(), 'spatula-examples-'));
let product: Product;

beforeAll(async () => {
  for (const name of ['bash', 'curl', 'python3']) await needProgram(name);
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction');
  product = await startProduct();
});
afterAll(() => {
  product?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs an example as a reader would, but for the address. */
async function runExample({ place, language, text }: Example, url: string) {
  const source = text.replaceAll(ADDRESS, url);
  if (language === 'sh') return runShell(source, { cwd: folder });
  const name = place.replaceAll(/\W/g, '-');
  const [program, file] = language === 'js' ? ['node', `${name}.mjs`] : ['python3', `${name}.py`];
  writeFileSync(join(folder, file), source);
  return runShell(`${program} ${file}`, { cwd: folder });
}

function isJsonLd({ text }: Example): boolean {
  return text.includes('application/ld+json');
}

/** The text that an example wrote, whether it shows events as they come or what they say. */
function wordsOf(stdout: string): string {
  const pieces = [...stdout.matchAll(/^event: text\ndata: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data).text,
  );
  return pieces.length > 0 ? pieces.join('') : stdout;
}

describe('an example of the documents', () => {
  // The built-in chef writes a stream at a reader's pace.
  it.concurrent.each(EXAMPLES.filter((example) => !isJsonLd(example)))(
    'gets a recipe from the server that the README starts: $place',
    async (example) => {
      expect(example.text).toContain(ADDRESS);
      const { exitCode, stdout } = await runExample(example, product.url);
      expect(exitCode).toBe(0);
      expect(wordsOf(stdout)).toContain("Here's a recipe you can try:");
    },
  );

  it.each(EXAMPLES.filter(isJsonLd))('gets a recipe as data: $place', async (example) => {
    const { exitCode, stdout } = await runExample(example, product.url);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ '@type': 'Recipe', author: { name: 'pantry' } });
  });

  it('shows in its comment the answer that really comes', async () => {
    const [example] = EXAMPLES.filter(({ text }) => /^# \{/m.test(text));
    if (!example) throw new Error('No example shows an answer.');
    const { stdout } = await runExample(example, product.url);
    const [, shown = ''] = /^# (\{.*\})$/m.exec(example.text) ?? [];
    const { recipe, ...rest } = JSON.parse(shown);
    expect(JSON.parse(stdout)).toEqual({
      ...rest,
      recipe: expect.stringContaining(recipe.replace(' …', '')),
    });
  });
});

describe('the operator’s command for the metrics', () => {
  it('shows the metrics', async () => {
    const commands = DOCUMENTS.flatMap(examplesOf).map(
      ({ text }) => /exec api (node -e .*)$/m.exec(text)?.[1],
    );
    const [command] = commands.filter((found) => found !== undefined);
    if (!command) throw new Error('No document shows how to read the metrics.');
    // Inside the network the server is found under the address of its container.
    const { exitCode, stdout } = await runShell(command.replace('http://127.0.0.1:3000', product.url), {
      cwd: folder,
    });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('# TYPE spatula_http_requests_total counter');
  });
});

const PROBLEM = {
  type: '/problems/chef-unreachable',
  title: 'The inference service cannot be reached',
  status: 503,
  detail: 'The model hung up.',
  code: 'chef-unreachable',
  requestId: 'r1',
};
const HALF = 'event: text\ndata: {"text":"Half a sen"}\n\n';

/** A stand-in for the API, for as long as the test runs that calls it. */
async function startStandIn(answer: RequestListener): Promise<string> {
  const server = createServer((req, res) => {
    req.resume().once('end', () => answer(req, res));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a program of the documents fails, and says why,', () => {
  const streams = PROGRAMS.filter(({ text }) => text.includes('text/event-stream'));

  it.each(streams)('where an error event comes after half a sentence: $place', async (example) => {
    const url = await startStandIn((_req, res) => {
      res.setHeader('content-type', 'text/event-stream');
      res.end(`${HALF}event: error\ndata: ${JSON.stringify(PROBLEM)}\n\n`);
    });
    const { exitCode, stdout, stderr } = await runExample(example, url);
    expect([exitCode, stdout.trim()]).toEqual([1, 'Half a sen']);
    expect(stderr).toContain(PROBLEM.detail);
  });

  it.each(streams)('where the stream ends without a last event: $place', async (example) => {
    const url = await startStandIn((_req, res) => {
      res.setHeader('content-type', 'text/event-stream');
      res.end(HALF);
    });
    const { exitCode, stderr } = await runExample(example, url);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('The recipe was cut.');
  });

  it.each(PROGRAMS)('where the answer breaks off: $place', async (example) => {
    const url = await startStandIn((req, res) => {
      const events = req.headers.accept === 'text/event-stream';
      res.setHeader('content-type', events ? 'text/event-stream' : 'application/json');
      res.write(events ? HALF : '{"recipe": "Half a sen', () => res.destroy());
    });
    const { exitCode, stderr } = await runExample(example, url);
    expect(exitCode).toBe(1);
    expect(stderr).not.toBe('');
  });

  it.each(PROGRAMS)('where a problem is the answer: $place', async (example) => {
    const url = await startStandIn((_req, res) => {
      res.writeHead(PROBLEM.status, { 'content-type': 'application/problem+json' });
      res.end(JSON.stringify(PROBLEM));
    });
    const { exitCode, stdout, stderr } = await runExample(example, url);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(PROBLEM.detail);
  });
});
