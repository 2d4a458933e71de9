import { chunk, completed, ending, event, streamed } from '../completion.ts';
import { breaksOff, fails, failsStreamed, PLAIN_STREAM, ROLE } from '../make-scenario.ts';
import type { BothScenario, Scenario } from '../scenario.ts';

/** A page for people, where a program asked. */
export const HTML_ANSWER = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>502 Bad gateway</title><h1>The origin is unavailable</h1>',
};

/** A 200 without a recipe: `body` for an unstreamed request, `packets` for a streamed one. */
function holdsNone(body: string, packets: readonly string[]): BothScenario {
  return {
    ...fails('chef-unintelligible', []),
    json: [{ answer: { status: 200, body } }],
    stream: streamed(packets),
  };
}

/** Services that answer with 200 and yet with no recipe, or with a stream that goes wrong. */
export const NO_RECIPE_SCENARIOS = {
  '200 with HTML': fails('chef-unintelligible', [{ answer: HTML_ANSWER }]),
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
  'cut before the first words': failsStreamed('chef-unintelligible', streamed([ROLE])),
  'cut without a finish': breaksOff('chef-unintelligible', []),
  'end mark without a finish': breaksOff('chef-unintelligible', [{ send: [event('[DONE]')] }]),
  'broken JSON in the middle': breaksOff('chef-unintelligible', [
    { send: ['data: {"choices":[{"delta":{"cont\n\n', ...PLAIN_STREAM] },
  ]),
  'error first': failsStreamed(
    'chef-unintelligible',
    streamed([event({ error: { message: 'The model failed.' } })]),
  ),
  'error in the middle': breaksOff('chef-unintelligible', [
    { send: [event({ error: { message: 'The model failed.' } })] },
  ]),
  'error 429 in the middle': breaksOff('chef-busy', [
    { send: [event({ error: { message: 'Slow down.', code: 429 } })] },
  ]),
  'error status 401 first': failsStreamed(
    'chef-refused',
    streamed([event({ error: { message: 'No credit.', status: 401 } })]),
  ),
} satisfies Record<string, Scenario>;
