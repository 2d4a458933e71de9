import {
  chunk,
  completed,
  cooks,
  EVENT_STREAM,
  ending,
  event,
  slices,
  streamed,
  words,
} from './completion.ts';
import {
  type BothScenario,
  CHEF_STATUS,
  type ChefCode,
  type JsonScenario,
  type Scenario,
  type Step,
  type StreamScenario,
} from './scenario.ts';
import { THINKING_SCENARIOS } from './thinking-scenarios.ts';

/** What the `plain` scenario cooks: every kind of markdown that a recipe uses, and characters of 1 to 4 bytes. */
export const PLAIN_RECIPE = `Here's a recipe you can try:

# Spinach and feta frittata

Serves 2 · 25 minutes · crème fraîche optional 🍳

## Ingredients

- 4 **eggs**
- 100 g spinach
- 80 g feta

## Method

1. Heat the oven to 180 °C.
2. Beat the eggs, fold in the spinach and the feta.
3. Bake for 15 minutes, until the middle no longer *wobbles*.

| Left over | Keeps |
| --- | --- |
| Frittata | 2 days |
`;

const FIRST_WORDS = event(chunk({ content: "Here's a recipe" }));
const ROLE = event(chunk({ role: 'assistant', content: '' }));
const EMPTY = event(chunk({ content: '' }));
const HTML = '<!doctype html><title>502 Bad gateway</title><h1>The origin is unavailable</h1>';
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const HEAD: Step = { head: { headers: EVENT_STREAM } };
const JSON_HEAD: Step = { head: { headers: { 'content-type': 'application/json' } } };
const FOREVER: Step = { pause: 'forever' };
const RESET: Step = { hangUp: 'reset' };
/** Long enough for what was sent to be read: a reset throws away what was not. */
const A_MOMENT: Step = { pause: 20 };
const PIECES = Array.from({ length: 250 }, (_, index) => `word${index} `);
const LONG_RECIPE = `# A long one\n\n${'Stir and wait. '.repeat(14_000)}`;
const PLAIN_STREAM = [...words(PLAIN_RECIPE), ...ending()];
const plain = cooks(PLAIN_RECIPE);

/** The same steps in both modes, failing before any text. */
function fails(code: ChefCode, steps: readonly Step[], requests = 1): BothScenario {
  const json = { status: CHEF_STATUS[code], code };
  return {
    modes: 'both',
    json: steps,
    stream: steps,
    expected: { json, stream: { code, afterText: false }, requests },
  };
}

/** An error status with the body that such services send, which repeats what it was asked. */
function answers(
  status: number,
  code: ChefCode,
  requests = 1,
  headers?: Record<string, string>,
): BothScenario {
  const message = `Refused: %AUTHORIZATION% asked %PROMPT%`;
  const body = JSON.stringify({ error: { message, type: 'error', code: null } });
  return fails(code, [{ answer: { status, body, ...(headers && { headers }) } }], requests);
}

function asksToWait(status: number, seconds: string): BothScenario {
  const scenario = answers(status, 'chef-busy', 1, { 'retry-after': seconds });
  return { ...scenario, expected: { ...scenario.expected, retryAfter: seconds } };
}

/** A 200 that holds no recipe: `body` for an unstreamed request, `packets` for a streamed one. */
function holdsNone(body: string, packets: readonly string[]): BothScenario {
  return {
    ...fails('chef-unintelligible', []),
    json: [{ answer: { status: 200, body } }],
    stream: streamed(packets),
  };
}

/** A stream that begins well and then fails. */
function breaksOff(code: ChefCode, steps: readonly Step[]): StreamScenario {
  return {
    modes: 'stream',
    stream: [HEAD, { send: [ROLE, FIRST_WORDS] }, ...steps],
    expected: { stream: { code, afterText: true }, requests: 1 },
  };
}

/** A stream that fails before its first word. */
function fallsShort(code: ChefCode, steps: readonly Step[]): StreamScenario {
  return { modes: 'stream', stream: steps, expected: { stream: { code, afterText: false } } };
}

/** An unstreamed answer that fails. */
function failsWhole(code: ChefCode, steps: readonly Step[], requests?: number): JsonScenario {
  const json = { status: CHEF_STATUS[code], code };
  return { modes: 'json', json: steps, expected: { json, ...(requests && { requests }) } };
}

/** The plain recipe, streamed in another form. */
function streamsPlain(steps: readonly Step[]): StreamScenario {
  return { modes: 'stream', stream: steps, expected: { stream: 'ok', recipe: PLAIN_RECIPE, requests: 1 } };
}

/** What comes first fails and is asked again; then all is well. */
function thenPlain(first: BothScenario, failures = 1): BothScenario {
  const again = failures > 1 ? { ...first, next: plain } : plain;
  return { ...first, next: again, expected: { ...plain.expected, requests: failures + 1 } };
}

const unavailable = answers(503, 'chef-busy', 3);
const resetAtOnce = fails('chef-unreachable', [RESET], 3);
const silent = fails('chef-timeout', [FOREVER]);

const scenarios = {
  // Good answers
  plain,
  slow: { ...plain, json: [{ pause: 500 }, ...plain.json], stream: streamed(PLAIN_STREAM, 40) },
  hold: {
    ...plain,
    json: [{ pause: 'until-release' }, ...plain.json],
    stream: [
      HEAD,
      { send: PLAIN_STREAM.slice(0, 8) },
      { pause: 'until-release' },
      { send: PLAIN_STREAM.slice(8) },
    ],
  },
  'hold before the first word': {
    ...plain,
    json: [{ pause: 'until-release' }, ...plain.json],
    stream: [HEAD, { send: [ROLE] }, { pause: 'until-release' }, { send: PLAIN_STREAM }],
  },
  'JSON for a stream': streamsPlain(plain.json),
  '250 pieces in packets of 25': {
    ...cooks(PIECES.join('')),
    stream: streamed([
      ...packed(
        PIECES.map((content) => event(chunk({ content }))),
        25,
      ),
      ...ending(),
    ]),
  },
  'one byte at a time': streamsPlain(streamed(slices(PLAIN_STREAM.join(''), 1))),
  'split anywhere': streamsPlain(streamed(slices(PLAIN_STREAM.join(''), 7))),
  'CRLF line ends': streamsPlain(streamed([...words(PLAIN_RECIPE, '\r\n'), ...ending('stop', '\r\n')])),
  comments: streamsPlain(
    streamed([': OPENROUTER PROCESSING\n\n', ...PLAIN_STREAM.flatMap((e) => [': ping\n\n', e])]),
  ),
  'role first': streamsPlain(streamed([ROLE, ...PLAIN_STREAM])),
  'empty pieces': streamsPlain(streamed([EMPTY, ...PLAIN_STREAM.flatMap((e) => [EMPTY, e])])),
  'usage without choices': streamsPlain(
    streamed([
      ...PLAIN_STREAM.slice(0, -1),
      event({
        object: 'chat.completion.chunk',
        choices: [],
        usage: { prompt_tokens: 1, completion_tokens: 2 },
      }),
      ...PLAIN_STREAM.slice(-1),
    ]),
  ),
  'no end mark': streamsPlain(streamed(PLAIN_STREAM.slice(0, -1))),
  'open after the end mark': streamsPlain([...streamed(PLAIN_STREAM), FOREVER]),
  'finish_reason length': {
    ...plain,
    json: completed(PLAIN_RECIPE, 'length'),
    stream: streamed([...words(PLAIN_RECIPE), ...ending('length')]),
    expected: { ...plain.expected, truncated: true },
  },
  '503, then plain': thenPlain(unavailable),
  '503 twice, then plain': thenPlain(unavailable, 2),
  'reset, then plain': thenPlain(resetAtOnce),

  // More than anybody wants
  huge: {
    ...cooks(LONG_RECIPE),
    expected: { json: 'ok', stream: 'ok', truncated: true, requests: 1 },
  },
  endless: {
    modes: 'both',
    json: [
      JSON_HEAD,
      { send: ['{"choices":[{"index":0,"finish_reason":"stop","message":{"content":"'] },
      { forever: 'Stir and wait. '.repeat(500) },
    ],
    stream: [HEAD, { forever: event(chunk({ content: 'Stir and wait. ' })) }],
    expected: {
      json: { status: 502, code: 'chef-unintelligible' },
      stream: 'ok',
      truncated: true,
      requests: 1,
    },
  },
  'endless line': fallsShort('chef-unintelligible', [
    HEAD,
    { send: ['data: {"choices":[{"delta":{"content":"'] },
    { forever: 'Stir and wait. '.repeat(500) },
  ]),

  // The connection
  'reset before the headers': resetAtOnce,
  'reset in the headers': fails(
    'chef-unreachable',
    [{ raw: 'HTTP/1.1 200 OK\r\nContent-Ty' }, A_MOMENT, RESET],
    3,
  ),
  'reset after the headers': {
    ...fails('chef-unreachable', [HEAD, A_MOMENT, RESET], 3),
    json: [JSON_HEAD, A_MOMENT, RESET],
  },
  'closed before the headers': fails('chef-unreachable', [{ hangUp: 'close' }], 3),
  'closed in the body': failsWhole(
    'chef-unreachable',
    [JSON_HEAD, { send: ['{"choices":[{"mess'] }, A_MOMENT, { hangUp: 'close' }],
    3,
  ),
  'reset after the first words': breaksOff('chef-unreachable', [A_MOMENT, RESET]),
  'closed after the first words': breaksOff('chef-unreachable', [A_MOMENT, { hangUp: 'close' }]),
  'silence before the headers': silent,
  'silence after the headers': { ...silent, json: [JSON_HEAD, FOREVER], stream: [HEAD, FOREVER] },
  'silence after the role': fallsShort('chef-timeout', [HEAD, { send: [ROLE] }, FOREVER]),
  'only pings': fallsShort('chef-timeout', [HEAD, { forever: ': ping\n\n', everyMs: 10 }]),
  'only empty pieces': fallsShort('chef-timeout', [HEAD, { forever: EMPTY, everyMs: 10 }]),
  'stall in the middle': breaksOff('chef-timeout', [FOREVER]),
  'stall in an event': breaksOff('chef-timeout', [{ send: ['data: {"choices":[{"del'] }, FOREVER]),
  'pings in the middle': breaksOff('chef-timeout', [{ forever: ': ping\n\n', everyMs: 10 }]),

  // Statuses
  '401': answers(401, 'chef-refused'),
  '402': answers(402, 'chef-refused'),
  '403': answers(403, 'chef-refused'),
  '404': answers(404, 'chef-refused'),
  '408': answers(408, 'chef-timeout'),
  '410': answers(410, 'chef-refused'),
  '422': answers(422, 'chef-refused'),
  '429': answers(429, 'chef-busy', 3),
  '429 with Retry-After': asksToWait(429, '137'),
  '500': answers(500, 'chef-unreachable'),
  '502 as an HTML page': fails(
    'chef-unreachable',
    [{ answer: { status: 502, headers: HTML_TYPE, body: HTML } }],
    3,
  ),
  '503': unavailable,
  '503 with Retry-After': asksToWait(503, '141'),
  '504': answers(504, 'chef-unreachable', 3),
  '529': answers(529, 'chef-busy', 3),
  redirect: fails('chef-unintelligible', [
    { answer: { status: 307, headers: { location: '%ELSEWHERE%' }, body: '' } },
  ]),

  // A 200 that is no recipe
  '200 with HTML': fails('chef-unintelligible', [
    { answer: { status: 200, headers: HTML_TYPE, body: HTML } },
  ]),
  'empty body': holdsNone('', []),
  'empty object': holdsNone('{}', [event({}), event('[DONE]')]),
  'no choices': holdsNone('{"choices":[]}', [event({ choices: [] }), event('[DONE]')]),
  'content null': {
    ...holdsNone('', [event(chunk({ content: null })), ...ending()]),
    json: completed(null),
  },
  'blank content': {
    ...holdsNone('', [event(chunk({ content: ' \n\t ' })), ...ending()]),
    json: completed(' \n\t '),
  },
  'broken JSON': holdsNone('{"choices":[{"message":{"content":"Here', [
    'data: {"choices":[{"delta":{"content":"Here\n\n',
    ...PLAIN_STREAM,
  ]),

  // Models that think before they cook
  ...THINKING_SCENARIOS,

  // Streams that go wrong
  'cut before the first words': fallsShort('chef-unintelligible', streamed([ROLE])),
  'cut without a finish': breaksOff('chef-unintelligible', []),
  'end mark without a finish': breaksOff('chef-unintelligible', [{ send: [event('[DONE]')] }]),
  'broken JSON in the middle': breaksOff('chef-unintelligible', [
    { send: ['data: {"choices":[{"delta":{"cont\n\n', ...PLAIN_STREAM] },
  ]),
  'error first': fallsShort(
    'chef-unintelligible',
    streamed([event({ error: { message: 'The model failed.' } })]),
  ),
  'error in the middle': breaksOff('chef-unintelligible', [
    { send: [event({ error: { message: 'The model failed.' } })] },
  ]),
  'error 429 in the middle': breaksOff('chef-busy', [
    { send: [event({ error: { message: 'Slow down.', code: 429 } })] },
  ]),
  'error status 401 first': fallsShort(
    'chef-refused',
    streamed([event({ error: { message: 'No credit.', status: 401 } })]),
  ),
} satisfies Record<string, Scenario>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Everything that the service is known to do, each with what we owe our own caller then. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = scenarios;

function packed(events: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(events.length / size) }, (_, index) =>
    events.slice(index * size, (index + 1) * size).join(''),
  );
}
