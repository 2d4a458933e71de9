import { chunk, completed, cooks, ending, event, slices, streamed, words } from '../completion.ts';
import { FOREVER, fails, HEAD, PLAIN, PLAIN_STREAM, RESET, ROLE, refuses } from '../make-scenario.ts';
import { PLAIN_RECIPE } from '../plain-recipe.ts';
import type { BothScenario, Scenario, Step, StreamScenario } from '../scenario.ts';

const EMPTY = event(chunk({ content: '' }));
const PIECES = Array.from({ length: 250 }, (_, index) => `word${index} `);
const UNAVAILABLE = refuses(503, 'chef-busy', 3);

/** The plain recipe, streamed in another form. */
function streamsPlain(steps: readonly Step[]): StreamScenario {
  return { modes: 'stream', stream: steps, expected: { stream: 'ok', recipe: PLAIN_RECIPE, requests: 1 } };
}

/** The first requests fail, once or twice; the next one gets the plain recipe. */
function thenPlain(first: BothScenario, failures: 1 | 2 = 1): BothScenario {
  const next = failures === 2 ? { ...first, next: PLAIN } : PLAIN;
  return { ...first, next, expected: { ...PLAIN.expected, requests: failures + 1 } };
}

function packed(events: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(events.length / size) }, (_, index) =>
    events.slice(index * size, (index + 1) * size).join(''),
  );
}

/** Services that cook, in every form that is allowed. */
export const GOOD_SCENARIOS = {
  plain: PLAIN,
  slow: { ...PLAIN, json: [{ pause: 500 }, ...PLAIN.json], stream: streamed(PLAIN_STREAM, 40) },
  hold: {
    ...PLAIN,
    json: [{ pause: 'until-release' }, ...PLAIN.json],
    stream: [
      HEAD,
      { send: PLAIN_STREAM.slice(0, 8) },
      { pause: 'until-release' },
      { send: PLAIN_STREAM.slice(8) },
    ],
  },
  'hold before the first word': {
    ...PLAIN,
    json: [{ pause: 'until-release' }, ...PLAIN.json],
    stream: [HEAD, { send: [ROLE] }, { pause: 'until-release' }, { send: PLAIN_STREAM }],
  },
  'JSON for a stream': streamsPlain(PLAIN.json),
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
    ...PLAIN,
    json: completed(PLAIN_RECIPE, 'length'),
    stream: streamed([...words(PLAIN_RECIPE), ...ending('length')]),
    expected: { ...PLAIN.expected, truncated: true },
  },
  '503, then plain': thenPlain(UNAVAILABLE),
  '503 twice, then plain': thenPlain(UNAVAILABLE, 2),
  'reset, then plain': thenPlain(fails('chef-unreachable', [RESET], 3)),
} satisfies Record<string, Scenario>;
