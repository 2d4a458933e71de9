import { Readable } from 'node:stream';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { buildMessages } from '@spatula/shared/prompt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { order, taste } from '../testing/scripted-chef.ts';
import { startApi } from '../testing/start-api.ts';
import { createChef } from './create-chef.ts';
import { createHostedChef } from './hosted-chef.ts';
import type { Reply, Send, Sent } from './send-request.ts';

const MESSAGES = buildMessages({ ingredients: ['eggs'] });
const MODES = [{ stream: false }, { stream: true }];

/** The body that the inference service gets: these fields and no other. */
function bodyFor(model: string, { stream }: { stream: boolean }) {
  return { model, messages: MESSAGES, max_tokens: 1024, ...(stream && { stream: true }) };
}

let fake: FakeInference;
beforeAll(async () => {
  fake = await startFakeInference({ scenario: SCENARIOS.plain });
});
afterAll(() => fake.close());

/** A chef made from variables as an operator sets them, and the request that it sends. */
async function sent(env: Record<string, string>, mode: { stream: boolean }) {
  const { end } = await taste(await createChef(loadConfig(env)), mode);
  expect(end).toEqual({ truncated: false });
  return fake.requests.at(-1);
}

describe.each(MODES)('the request to an address of the operator’s (%o)', (mode) => {
  it('the request to the inference service holds just the model, the messages, the limit of tokens, and whether to stream', async () => {
    const got = await sent({ OPENAI_BASE_URL: fake.url, MODEL: 'some/model' }, mode);
    expect(got).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(got?.body).toStrictEqual(bodyFor('some/model', mode));
    expect(got?.headers['content-type']).toBe('application/json');
    expect(got?.headers['accept-encoding']).toBeUndefined();
  });

  it('the request to OPENAI_BASE_URL carries OPENAI_API_KEY, or no credential, and never HF_TOKEN', async () => {
    const env = { OPENAI_BASE_URL: fake.url, HF_TOKEN: 'hf_secret', HF_ACCESS_TOKEN: 'hf_secret' };
    const withKey = await sent({ ...env, OPENAI_API_KEY: 'sk-1' }, mode);
    expect(withKey?.headers.authorization).toBe('Bearer sk-1');
    const without = await sent(env, mode);
    expect(without?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(fake.requests)).not.toContain('hf_secret');
  });

  it.each([
    ['http://h/v1', 'http://h/v1/chat/completions'],
    ['http://h/v1/', 'http://h/v1/chat/completions'],
    ['http://h', 'http://h/chat/completions'],
    ['http://h/', 'http://h/chat/completions'],
    ['https://h:8/openai/v1//', 'https://h:8/openai/v1/chat/completions'],
    ['http://[::1]:8080/api', 'http://[::1]:8080/api/chat/completions'],
    ['HTTP://H:8/v1', 'http://h:8/v1/chat/completions'],
  ])('with OPENAI_BASE_URL %s the request goes to %s', async (endpointUrl, address) => {
    const { send, calls } = answering(() => completion(mode));
    await taste(createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl, send }), mode);
    expect(calls.map(({ url }) => url)).toEqual([address]);
  });
});

/** Answers without a network, and tells what it was sent. */
function answering(answer: () => Reply) {
  const calls: (Sent & { url: string })[] = [];
  const send: Send = async (url, sent) => {
    calls.push({ url, ...sent });
    return answer();
  };
  return { send, calls };
}

function reply(body: string | object, statusCode = 200): Reply {
  const type = typeof body === 'string' ? 'text/event-stream' : 'application/json';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { statusCode, headers: { 'content-type': type }, body: Readable.from([Buffer.from(text)]) };
}

function completion({ stream }: { stream: boolean }): Reply {
  const identity = { id: 'x', created: 1, model: 'm', usage: { prompt_tokens: 3, completion_tokens: 4 } };
  const completed = (choice: object) => ({ ...identity, choices: [{ ...choice, finish_reason: 'stop' }] });
  return stream
    ? reply(`data: ${JSON.stringify(completed({ delta: { content: '# Toast' } }))}\n\ndata: [DONE]\n\n`)
    : reply(completed({ message: { content: '# Toast' } }));
}

describe.each(MODES)('with a Hugging Face credential and no address (%o)', (mode) => {
  const env = { HF_TOKEN: 'hf_canary', MODEL: 'some/model' };

  /** Asks the whole application for a recipe. */
  async function ask(send: Send, variables: Record<string, string> = env) {
    const api = await startApi(await createChef(loadConfig(variables), { send }));
    const accept = mode.stream ? 'text/event-stream' : 'application/json';
    const answer = await api.send({ headers: { accept }, body: '{"ingredients": ["eggs"]}' });
    return { answer, log: api.log.join('\n') };
  }

  it('with HF_TOKEN and no address, the request goes to Hugging Face’s router', async () => {
    const { send, calls } = answering(() => completion(mode));
    const { answer, log } = await ask(send);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('# Toast');
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(call?.url).toBe('https://router.huggingface.co/v1/chat/completions');
    expect(call?.method).toBe('POST');
    expect(call?.headers.Authorization).toBe('Bearer hf_canary');
    expect(JSON.parse(call?.body ?? '')).toStrictEqual(bodyFor('some/model', mode));
    expect(log).toContain('"promptTokens":3,"completionTokens":4');
    expect(log).not.toContain('hf_canary');
  });

  it('the log tells the operator to change MODEL where no provider of Hugging Face serves it', async () => {
    const message = "The requested model 'some/model' is not supported by any provider you have enabled.";
    const error = { message, type: 'invalid_request_error', param: 'model', code: 'model_not_supported' };
    const { send, calls } = answering(() => reply({ error }, 400));
    const { answer, log } = await ask(send);
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body).code).toBe('chef-refused');
    expect(answer.body).not.toContain('provider');
    expect(log).toMatch(/"code":"chef-refused","hint":"[^"]*no provider serves this model: change MODEL"/);
    expect(calls).toHaveLength(1);
  });

  it('a HF_TOKEN that is none of Hugging Face’s is refused, and sent nowhere', async () => {
    const { send, calls } = answering(() => completion(mode));
    const { answer, log } = await ask(send, { HF_TOKEN: 'sk-canary' });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, 'chef-refused']);
    expect(calls).toEqual([]);
    expect(log).toMatch(/"hint":"[^"]*HF_TOKEN/);
    expect(log + answer.body).not.toContain('sk-canary');
  });

  it('an answer of Hugging Face that is no chat completion is unintelligible', async () => {
    const { answer, log } = await ask(answering(() => reply({})).send);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, 'chef-unintelligible']);
    expect(log).not.toContain('hf_canary');
  });
});

describe.each(MODES)('the tokens that a service says it used (%o)', (mode) => {
  it.each([
    ['3', '4', { prompt: 3, completion: 4 }],
    ['0', '9007199254740991', { prompt: 0, completion: 9007199254740991 }],
    ...['-1', '0.5', '1e999', '9007199254740992', '"3"', 'null', '[3]'].map(
      (odd) => ['3', odd, undefined] as const,
    ),
    ['-1', '4', undefined],
  ] as const)(
    'of %s and %s are noted where both are numbers to count with',
    async (prompt, completed, tokens) => {
      const usage = `"usage":{"prompt_tokens":${prompt},"completion_tokens":${completed}}`;
      const choice = '{"delta":{"content":"# Toast"},"message":{"content":"# Toast"},"finish_reason":"stop"}';
      const json = `{"id":"x","created":1,"model":"m","choices":[${choice}],${usage}}`;
      const type = mode.stream ? 'text/event-stream' : 'application/json';
      const body = Readable.from([Buffer.from(mode.stream ? `data: ${json}\n\n` : json)]);
      const { send } = answering(() => ({ statusCode: 200, headers: { 'content-type': type }, body }));
      const { notes, ...options } = order(mode);
      const chef = createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: 'http://h/v1', send });
      expect(await taste(chef, { ...options, notes })).toEqual({
        pieces: ['# Toast'],
        end: { truncated: false },
      });
      expect(notes.tokens).toEqual(tokens);
    },
  );
});

describe.each(MODES)('a model that thinks (%o)', (mode) => {
  /** How a service that answers so ends a recipe, told of what the operator can do. */
  async function hintFor(json: object, ...deltas: object[]) {
    const events = deltas.map((choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    const { send } = answering(() => (mode.stream ? reply(events.join('')) : reply({ choices: [json] })));
    const chef = createHostedChef({ model: 'm', maxTokens: 64, endpointUrl: 'http://h/v1', send });
    const { pieces, end } = await taste(chef, mode);
    return { pieces, end };
  }

  it('the log of a model that thinks until its tokens run out names MAX_TOKENS', async () => {
    const { pieces, end } = await hintFor(
      { message: { content: null, reasoning_content: 'Eggs?' }, finish_reason: 'length' },
      { delta: { content: null, reasoning_content: 'Eggs?' }, finish_reason: null },
      { delta: {}, finish_reason: 'length' },
    );
    expect(pieces).toEqual(['']);
    expect(end).toMatchObject({
      code: 'chef-unintelligible',
      hint: 'the tokens ran out while the model thought: raise MAX_TOKENS, or change MODEL to one that does not think',
    });
  });

  it('the log of a model that thinks and then says nothing names MODEL', async () => {
    const { end } = await hintFor(
      { message: { content: '<think>Eggs?</think>' }, finish_reason: 'stop' },
      { delta: { content: '<think>Eggs?</think>' }, finish_reason: null },
      { delta: { content: '\n' }, finish_reason: 'stop' },
    );
    expect(end).toMatchObject({ code: 'chef-unintelligible', hint: expect.stringContaining('change MODEL') });
  });
});

it('the log of a </think> without its <think> names the reasoning parser of the service', async () => {
  const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const { send } = answering(() => reply([event('Eggs? </thi'), event('nk> # Toast')].join('')));
  const chef = createHostedChef({ model: 'm', maxTokens: 64, endpointUrl: 'http://h/v1', send });
  expect(await taste(chef)).toMatchObject({
    pieces: ['Eggs? </thi'],
    end: { code: 'chef-unintelligible', hint: expect.stringContaining('reasoning parser') },
  });
});

it('a connection that breaks after the answer began is told as broken, not as out of reach', async () => {
  const body = Readable.from(
    (async function* () {
      yield Buffer.from(`data: ${JSON.stringify({ choices: [{ delta: { content: '# Toast' } }] })}\n\n`);
      throw Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
    })(),
  );
  const { send } = answering(() => ({
    statusCode: 200,
    headers: { 'content-type': 'text/event-stream' },
    body,
  }));
  const { pieces, end } = await taste(
    createHostedChef({ model: 'm', maxTokens: 64, endpointUrl: 'http://h/v1', send }),
  );
  expect(pieces).toEqual(['# Toast']);
  expect(end).toMatchObject({
    code: 'chef-unreachable',
    message: 'The inference service broke the connection before the recipe was complete. Try again.',
    hint: 'the inference service began to answer, then its connection broke (UND_ERR_SOCKET)',
  });
});

it.each(MODES)('a model that is an address is refused, and the next one is asked (%o)', async (mode) => {
  const { send, calls } = answering(() => completion(mode));
  const config = loadConfig({ OPENAI_BASE_URL: 'http://h/v1', MODEL: 'https://elsewhere.example/m,good' });
  const { pieces } = await taste(await createChef(config, { send }), mode);
  expect(pieces.join('')).toBe('# Toast');
  expect(calls.map(({ url, body }) => [url, JSON.parse(body).model])).toEqual([
    ['http://h/v1/chat/completions', 'good'],
  ]);
  const alone = await createChef(
    loadConfig({ OPENAI_BASE_URL: 'http://h/v1', MODEL: 'https://elsewhere.example/m' }),
    { send },
  );
  expect((await taste(alone, mode)).end).toMatchObject({
    code: 'chef-refused',
    hint: expect.stringContaining('MODEL'),
  });
});
