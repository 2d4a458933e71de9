import type { Socket } from 'node:net';
import { chunk, completed, EVENT_STREAM, event, words } from '@spatula/fake-inference/completion';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import type { Scenario, Step } from '@spatula/fake-inference/scenario';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { order, taste } from '../testing/scripted-chef.ts';
import { createHostedChef } from './hosted-chef.ts';
import { withPlainText } from './with-plain-text.ts';

const MODES = [{ stream: false }, { stream: true }];
const HEAD: Step = { head: { headers: EVENT_STREAM } };
const A_MOMENT: Step = { pause: 20 };
const FINISH = event(chunk({}, 'stop'));
const UNINTELLIGIBLE = { code: 'chef-unintelligible' };

let fake: FakeInference;
let sockets: Set<Socket>;
beforeEach(async () => {
  sockets = new Set();
  const intercept = ({ socket }: { socket: Socket }) => {
    sockets.add(socket);
    return false;
  };
  fake = await startFakeInference({ intercept });
});
afterEach(() => fake.close());

/** The pieces and the end that the chef makes of these steps of the inference service. */
function cook(steps: readonly Step[], mode = { stream: true }) {
  const json = { status: 502, code: 'chef-unintelligible' } as const;
  const stream = { code: json.code, afterText: false };
  return play({ modes: 'both', json: steps, stream: steps, expected: { json, stream } }, mode);
}

function play(scenario: Scenario, mode = { stream: true }) {
  fake.play(scenario);
  return taste(withPlainText(createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: fake.url })), mode);
}

it.each(MODES)('a connection serves one request after the other (%o)', async (mode) => {
  for (const name of [
    'plain',
    '401',
    '503',
    'plain',
    'plain',
    '502 as an HTML page',
    'plain',
    'plain',
  ] as const) {
    await play(SCENARIOS[name], mode);
    await fake.until(() => fake.openCalls === 0);
  }
  expect(fake.received).toBe(8);
  // The pool opens a second one when a request comes in the moment in which another ends.
  expect(sockets.size).toBeLessThanOrEqual(2);
});

it('a connection is closed when the service keeps it open after the end of a recipe', async () => {
  expect((await play(SCENARIOS['open after the end mark'])).end).toEqual({ truncated: false });
  expect(fake.openCalls).toBe(1);
  await fake.until(() => fake.openSockets === 0);
});

it('a connection is closed at once when a recipe is not read to its end', async () => {
  fake.play(SCENARIOS.endless);
  const controller = new AbortController();
  const options = order({ signal: controller.signal });
  const cooking = createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: fake.url }).cook(
    { ingredients: ['eggs'] },
    options,
  );
  await cooking.next();
  expect(fake.openSockets).toBe(1);
  await cooking.return({ truncated: true });
  await fake.until(() => fake.openSockets === 0);
});

const text = words('# Toast');

it.each<[string, readonly Step[]]>([
  ['nothing more comes', [{ pause: 'forever' }]],
  ['the connection breaks', [A_MOMENT, { hangUp: 'reset' }]],
  ['broken JSON follows', [{ send: ['data: {"choi\n\n'] }]],
  ['the last empty line is missing', []],
])('a finish_reason ends a recipe well even if then %s', async (_, rest) => {
  const { pieces, end } = await cook([
    HEAD,
    { send: [...text, FINISH.trimEnd(), rest.length > 0 ? '\n\n' : ''] },
    ...rest,
  ]);
  expect(pieces.join('')).toBe('# Toast');
  expect(end).toEqual({ truncated: false });
  await fake.until(() => fake.openCalls === 0);
});

it('an empty finish_reason does not end a recipe', async () => {
  const { pieces, end } = await cook([HEAD, { send: [event(chunk({ content: 'Toa' }, ''))] }]);
  expect(pieces).toEqual(['Toa']);
  expect(end).toMatchObject(UNINTELLIGIBLE);
});

it.each([204, 205, 304, 600, 999])('an answer with the status %d is no recipe', async (status) => {
  const steps: Step[] = [{ answer: { status, body: '' } }];
  for (const mode of MODES) expect((await cook(steps, mode)).end).toMatchObject(UNINTELLIGIBLE);
  await fake.until(() => fake.openCalls === 0);
});

it('a stream that was not asked for is no recipe, however long it goes on', async () => {
  const steps: Step[] = [HEAD, { forever: event(chunk({ content: 'Stir. ' })) }];
  expect((await cook(steps, { stream: false })).end).toMatchObject(UNINTELLIGIBLE);
  await fake.until(() => fake.openSockets === 0);
});

it('white space without end is no recipe', async () => {
  const steps: Step[] = [HEAD, { forever: event(chunk({ content: ' '.repeat(1000) })) }];
  expect(await cook(steps)).toMatchObject({ pieces: [], end: UNINTELLIGIBLE });
  await fake.until(() => fake.openSockets === 0);
});

it('an answer that is not HTTP is no recipe', async () => {
  expect((await cook([{ raw: 'SSH-2.0-OpenSSH_9.2\r\n' }])).end).toMatchObject(UNINTELLIGIBLE);
  await fake.until(() => fake.openSockets === 0);
});

it('white space before the first word comes with it, not before', async () => {
  const send = [' ', '\n', '# ', 'Toast', ' '].map((content) => event(chunk({ content })));
  const { pieces } = await cook([HEAD, { send: [...send, FINISH] }]);
  expect(pieces).toEqual([' \n# ', 'Toast', ' ']);
});

it('a media type is understood however it is written', async () => {
  const answer = completed(PLAIN_RECIPE).map((step) =>
    'answer' in step ? { answer: { ...step.answer, headers: { 'content-type': 'Application/JSON' } } } : step,
  );
  for (const mode of MODES) expect((await cook(answer, mode)).pieces.join('')).toBe(PLAIN_RECIPE);
});

it('an error’s status stands although its body never ends', async () => {
  const head: Step = { head: { status: 401, headers: { 'content-type': 'application/json' } } };
  const rest: Step[] = [{ send: ['{"error":'] }, { pause: 'forever' }];
  expect((await cook([head, ...rest])).end).toMatchObject({ code: 'chef-refused' });
  expect((await cook([head, { forever: ' '.repeat(1000) }])).end).toMatchObject({ code: 'chef-refused' });
  await fake.until(() => fake.openSockets === 0);
});
