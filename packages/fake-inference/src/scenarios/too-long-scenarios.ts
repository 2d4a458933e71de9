import { chunk, cooks, event } from '../completion.ts';
import { failsStreamed, HEAD, JSON_HEAD } from '../make-scenario.ts';
import type { Scenario } from '../scenario.ts';

const LONG_RECIPE = `# A long one\n\n${'Stir and wait. '.repeat(14_000)}`;
const MANY_WORDS = 'Stir and wait. '.repeat(500);

/** Services that send more than a recipe may have. */
export const TOO_LONG_SCENARIOS = {
  huge: {
    ...cooks(LONG_RECIPE),
    expected: { json: 'ok', stream: 'ok', truncated: true, requests: 1 },
  },
  endless: {
    modes: 'both',
    json: [
      JSON_HEAD,
      { send: ['{"choices":[{"index":0,"finish_reason":"stop","message":{"content":"'] },
      { forever: MANY_WORDS },
    ],
    stream: [HEAD, { forever: event(chunk({ content: 'Stir and wait. ' })) }],
    expected: {
      json: { status: 502, code: 'chef-unintelligible' },
      stream: 'ok',
      truncated: true,
      requests: 1,
    },
  },
  'endless line': failsStreamed('chef-unintelligible', [
    HEAD,
    { send: ['data: {"choices":[{"delta":{"content":"'] },
    { forever: MANY_WORDS },
  ]),
} satisfies Record<string, Scenario>;
