import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { closedPort } from './addresses.ts';
import { type FakeInference, startFakeInference } from './fake-inference.ts';
import { PLAIN_RECIPE } from './plain-recipe.ts';
import { SCENARIOS } from './scenarios.ts';

let fake: FakeInference;
beforeEach(async () => {
  fake = await startFakeInference();
});
afterEach(() => fake.close());

function ask(stream: boolean, init: RequestInit = {}): Promise<Response> {
  return fetch(`${fake.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer canary' },
    body: JSON.stringify({ model: 'm', messages: [], ...(stream && { stream }) }),
    ...init,
  });
}

/** The text of a stream's events, as a client reads them. */
function streamedText(body: string): string {
  return body
    .split(/\r?\n\r?\n/)
    .filter((event) => event.startsWith('data: {'))
    .map((event): unknown => JSON.parse(event.slice(6)))
    .map((data) => JSON.stringify(data))
    .map((data) => /"delta":\{.*?"content":("(?:[^"\\]|\\.)*")/.exec(data)?.[1] ?? '""')
    .map((quoted): string => JSON.parse(quoted))
    .join('');
}

it('the fake inference service answers an unstreamed request with one completion', async () => {
  const response = await ask(false);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { role: 'assistant', content: PLAIN_RECIPE }, finish_reason: 'stop' }],
  });
});

it.each([
  'plain',
  'one byte at a time',
  'split anywhere',
  'CRLF line ends',
  'comments',
  'role first',
  'empty pieces',
  'usage without choices',
  'no end mark',
] as const)('the fake inference service streams the same recipe as events: %s', async (name) => {
  fake.play(SCENARIOS[name]);
  const response = await ask(true);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(streamedText(await response.text())).toBe(PLAIN_RECIPE);
});

it('the fake inference service answers a streamed request with a plain completion where the scenario says so', async () => {
  fake.play(SCENARIOS['JSON for a stream']);
  expect(await (await ask(true)).json()).toMatchObject({ object: 'chat.completion' });
});

it('the fake inference service records what it received, field by field, and how it ended', async () => {
  await (await ask(true)).text();
  await fake.until(() => fake.openCalls === 0);
  expect(fake.requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer canary' },
      body: { model: 'm', messages: [], stream: true },
      outcome: 'answered',
    },
  ]);
});

it('the fake inference service waits after the first words until it is released, also where the release comes early', async () => {
  fake.play(SCENARIOS.hold);
  const reader = (await ask(true)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('recipe')) text += (await reader?.read())?.value ?? '';
  expect(text).not.toContain('[DONE]');
  expect(fake.openCalls).toBe(1);
  fake.release();
  for (let read = await reader?.read(); !read?.done; read = await reader?.read()) text += read?.value;
  expect(text).toContain('[DONE]');

  fake.play(SCENARIOS['hold before the first word']);
  const early = ask(false);
  await fake.until(() => fake.openCalls === 1);
  fake.release();
  expect((await early).status).toBe(200);
});

it('the fake inference service notices at once that a client has left', async () => {
  fake.play(SCENARIOS['silence after the headers']);
  const leaving = new AbortController();
  await ask(true, { signal: leaving.signal });
  expect(fake.openCalls).toBe(1);
  leaving.abort();
  await fake.until(() => fake.openCalls === 0 && fake.openSockets === 0, 5000);
  expect(fake.requests[0]?.outcome).toBe('broken');
});

it('the fake inference service sends an endless stream no faster than it is read', async () => {
  let answer: ServerResponse | undefined;
  const intercept = (_: unknown, response: ServerResponse) => {
    answer = response;
    return false;
  };
  const endless = await startFakeInference({ scenario: SCENARIOS.endless, intercept });
  onTestFinished(() => endless.close());
  const socket = connect(Number(new URL(endless.url).port), '127.0.0.1').pause();
  const body = '{"stream":true}';
  socket.write(
    `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  let sent = 0;
  const standsStill = () => {
    const before = sent;
    sent = answer?.socket?.bytesWritten ?? 0;
    return sent > 0 && sent === before;
  };
  await expect.poll(standsStill, { interval: 300, timeout: 30_000 }).toBe(true);
  socket.destroy();
  await endless.until(() => endless.openSockets === 0);
});

it.each(['reset before the headers', 'reset in the headers', 'closed before the headers'] as const)(
  'the fake inference service breaks the connection: %s',
  async (name) => {
    fake.play(SCENARIOS[name]);
    await expect(ask(false)).rejects.toThrow('fetch failed');
    await fake.until(() => fake.openSockets === 0 && fake.openCalls === 0);
  },
);

it.each(['reset after the headers', 'reset after the first words', 'closed after the first words'] as const)(
  'the fake inference service breaks the connection in the answer: %s',
  async (name) => {
    fake.play(SCENARIOS[name]);
    const response = await ask(true);
    await expect(response.text()).rejects.toThrow('terminated');
  },
);

it('the fake inference service plays a list of scenarios, one for each request, and repeats the last one', async () => {
  fake.play(SCENARIOS['503 twice, then plain']);
  const statuses = [];
  for (let turn = 0; turn < 4; turn++) statuses.push((await ask(false)).status);
  fake.play([SCENARIOS['401'], SCENARIOS.plain]);
  for (let turn = 0; turn < 3; turn++) statuses.push((await ask(false)).status);
  fake.play((index) => (index === 1 ? SCENARIOS['500'] : SCENARIOS.plain));
  for (let turn = 0; turn < 3; turn++) statuses.push((await ask(false)).status);
  expect(statuses).toEqual([503, 503, 200, 200, 401, 200, 200, 200, 500, 200]);
});

it('the fake inference service repeats the credential and the question in its error, as real services do', async () => {
  fake.play(SCENARIOS['401']);
  expect(await (await ask(false)).json()).toMatchObject({
    error: { message: 'Refused: Bearer canary asked {"model":"m","messages":[]}' },
  });
});

it('the fake inference service redirects to a second server that records each request', async () => {
  fake.play(SCENARIOS.redirect);
  expect((await ask(false, { redirect: 'manual' })).status).toBe(307);
  expect(fake.requestsElsewhere).toEqual([]);
  await ask(false);
  expect(fake.requestsElsewhere).toHaveLength(1);
});

it('the fake inference service refuses another address, and a mode for which the scenario has no form', async () => {
  expect((await fetch(`${fake.url}/models`)).status).toBe(404);
  fake.play(SCENARIOS['stall in the middle']);
  expect((await ask(false)).status).toBe(400);
});

it('the fake inference service names the condition that did not come true in time', async () => {
  await expect(fake.until(() => fake.openCalls === 7, 20)).rejects.toThrow(/20 ms.*openCalls === 7/);
});

it('a closed port refuses connections', async () => {
  await expect(fetch(await closedPort())).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
