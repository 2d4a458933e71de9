import { chunk, cooks, EVENT_STREAM, ending, event, words } from './completion.ts';
import { PLAIN_RECIPE } from './plain-recipe.ts';
import {
  type BothScenario,
  CHEF_STATUS,
  type ChefCode,
  type JsonScenario,
  type Step,
  type StreamScenario,
} from './scenario.ts';

/** The head of a streamed answer, and the head of an unstreamed one. */
export const HEAD: Step = { head: { headers: EVENT_STREAM } };
export const JSON_HEAD: Step = { head: { headers: { 'content-type': 'application/json' } } };
/** The first event of many services: a role and no text. */
export const ROLE = event(chunk({ role: 'assistant', content: '' }));
export const FOREVER: Step = { pause: 'forever' };
export const RESET: Step = { hangUp: 'reset' };
/** Time for the reader to read: a reset throws away all that is not read yet. */
export const A_MOMENT: Step = { pause: 20 };
/** The plain recipe as events, and as a scenario. */
export const PLAIN_STREAM = [...words(PLAIN_RECIPE), ...ending()];
export const PLAIN = cooks(PLAIN_RECIPE);

const FIRST_WORDS = event(chunk({ content: "Here's a recipe" }));

/** The same steps in both modes. They fail before any text. */
export function fails(code: ChefCode, steps: readonly Step[], requests = 1): BothScenario {
  const json = { status: CHEF_STATUS[code], code };
  return {
    modes: 'both',
    json: steps,
    stream: steps,
    expected: { json, stream: { code, afterText: false }, requests },
  };
}

/** An error status, with a body that repeats the credential and the question, as many services send it. */
export function refuses(
  status: number,
  code: ChefCode,
  requests = 1,
  headers: Readonly<Record<string, string>> = {},
): BothScenario {
  const step: Step = {
    answerTo({ authorization, question }) {
      const message = `Refused: ${authorization} asked ${JSON.stringify(question)}`;
      return { status, headers, body: JSON.stringify({ error: { message, type: 'error', code: null } }) };
    },
  };
  return fails(code, [step], requests);
}

/** A stream that begins well and then fails. */
export function breaksOff(code: ChefCode, steps: readonly Step[]): StreamScenario {
  return {
    modes: 'stream',
    stream: [HEAD, { send: [ROLE, FIRST_WORDS] }, ...steps],
    expected: { stream: { code, afterText: true }, requests: 1 },
  };
}

/** A stream that fails before its first word. */
export function failsStreamed(code: ChefCode, steps: readonly Step[]): StreamScenario {
  return { modes: 'stream', stream: steps, expected: { stream: { code, afterText: false } } };
}

/** An unstreamed answer that fails. */
export function failsUnstreamed(code: ChefCode, steps: readonly Step[], requests: number): JsonScenario {
  const json = { status: CHEF_STATUS[code], code };
  return { modes: 'json', json: steps, expected: { json, requests } };
}
