import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chef } from './chefs/chef.ts';
import { ChefError } from './chefs/chef.ts';
import { readEvents } from './testing/read-events.ts';
import { recipeRequest } from './testing/recipe-request.ts';
import { chefSaying, startApi } from './testing/start-api.ts';

const BASE = '/our-house/cook/';
const PAGE = '<!doctype html><title>Spatula</title>';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'spatula-base-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'assets/app-1a2b.js'), '1;');
});
afterAll(() => rmSync(root, { recursive: true }));

const start = (chef: Chef = chefSaying('Stir.')) => startApi(chef, { basePath: BASE, webRoot: root });

it('under a base path, the page, its files, the API and its documents stand below that path', async () => {
  const { send } = await start();
  const page = await send({ method: 'GET', path: BASE });
  expect([page.status, page.body]).toEqual([200, PAGE]);
  const script = await send({ method: 'GET', path: `${BASE}assets/app-1a2b.js` });
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ]);
  const recipe = await send({ ...recipeRequest('json'), path: `${BASE}recipe` });
  expect(JSON.parse(recipe.body)).toMatchObject({ recipe: 'Stir.' });
  expect((await send({ method: 'GET', path: `${BASE}openapi.json` })).status).toBe(200);
});

it.each([
  '/',
  '/recipe',
  '/index.html',
  '/assets/app-1a2b.js',
  '/openapi.json',
  '/problems/internal',
  '/our-house/',
  '/our-house/cooking/',
  '/OUR-HOUSE/COOK/',
  `${BASE}health`,
  `${BASE}ready`,
  `${BASE}metrics`,
  `${BASE}our-house/cook/`,
])('under a base path, nothing else answers: %s', async (path) => {
  const { send } = await start();
  const { status, body } = await send({ method: 'GET', path });
  const problem = JSON.parse(body);
  expect([status, problem.code]).toEqual([404, 'not-found']);
  expect(problem.detail).toContain(`POST ${BASE}recipe`);
});

it.each(['/health', '/ready', '/metrics'])(
  'under a base path, the addresses for operators stay at the root: %s',
  async (path) => {
    const { send } = await start();
    expect((await send({ method: 'GET', path })).status).toBe(200);
  },
);

it('the base path without its last slash leads to the page, with its query, and no browser keeps that', async () => {
  const { send } = await start();
  const { status, headers } = await send({ method: 'GET', path: '/our-house/cook?signin&a=?b' });
  expect([status, headers.location]).toEqual([308, '/our-house/cook/?signin&a=?b']);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await send({ method: 'POST', path: '/our-house/cook' })).status).toBe(405);
});

it('under a base path, the type of every problem leads to a page that explains it', async () => {
  const broken = async function* () {
    yield 'Stir.';
    throw new ChefError('chef-timeout', 'Too slow.');
  };
  const { send } = await start({ model: 'm', cook: broken as Chef['cook'] });
  const refused = JSON.parse((await send({ method: 'GET', path: '/no' })).body);
  const stream = await send({ ...recipeRequest('event-stream'), path: `${BASE}recipe` });
  const last = readEvents(stream.body).at(-1);
  if (last?.event !== 'error') throw new Error('The stream did not fail.');
  for (const { type, code } of [refused, last.data]) {
    expect(type).toBe(`${BASE}problems/${code}`);
    const page = await send({ method: 'GET', path: type });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
});

it('under a base path, the API document says where each address is', async () => {
  const { send } = await start();
  const { body } = await send({ method: 'GET', path: `${BASE}openapi.json` });
  const { servers, paths } = JSON.parse(body);
  expect(servers).toMatchObject([{ url: '/our-house/cook' }]);
  expect(paths['/recipe'].servers).toBeUndefined();
  for (const path of ['/health', '/ready', '/metrics'])
    expect(paths[path].servers).toMatchObject([{ url: '/' }]);
  expect(body).not.toContain('"/problems/internal"');
  expect(body).toContain(`"${BASE}problems/internal"`);
  const faults = await lintFromString({
    source: body,
    config: await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-unused-components': 'off', 'operation-4xx-response': 'off' },
    }),
  });
  expect(faults.map(({ ruleId, message }) => [ruleId, message])).toEqual([]);
});

it('without a base path, no address leads anywhere else', async () => {
  const { send } = await startApi(chefSaying('Stir.'), { webRoot: root });
  expect((await send({ method: 'GET', path: '/' })).body).toBe(PAGE);
  expect((await send({ method: 'GET', path: '/?a' })).status).toBe(200);
});
