import { chunk, completion, ending, event, streamed, words } from '../completion.ts';
import { A_MOMENT, FOREVER, HEAD, RESET, ROLE } from '../make-scenario.ts';
import type { BothScenario, ChefCode, Scenario, Step, StreamScenario } from '../scenario.ts';

/** The models of these scenarios think this. None of it may reach a reader or a log. */
const THOUGHT = 'Hmm, the visitor said eggs. An omelette, then? No: <b>a frittata</b>.\n\nLet me count.';

/** They cook this afterwards. */
const THOUGHT_OUT_RECIPE = '# Frittata\n\n- 4 eggs\n\n1. Beat the eggs.\n2. Bake them.\n';

type Field = 'reasoning' | 'reasoning_content';

const PIECES = THOUGHT.match(/\s*\S+/g) ?? [];
const RECIPE_STREAM = [...words(THOUGHT_OUT_RECIPE), ...ending()];

/** Ollama and OpenRouter send the role and an empty content with each thought; DeepSeek sends `content: null`. */
function thoughts(field: Field): string[] {
  const beside = field === 'reasoning' ? { role: 'assistant', content: '' } : { content: null };
  return PIECES.map((piece) => event(chunk({ ...beside, [field]: piece })));
}

function spoken(pieces: readonly string[]): string[] {
  return pieces.map((content) => event(chunk({ content })));
}

/** An unstreamed completion with more fields in its message than `content`. */
function answered(content: string | null, more: Readonly<Record<string, unknown>>, reason = 'stop'): Step[] {
  const whole = JSON.parse(completion(content, reason));
  Object.assign(whole.choices[0].message, more);
  return [{ answer: { status: 200, body: JSON.stringify(whole) } }];
}

/** A model that thinks and then cooks. */
function cooksAfter(json: readonly Step[], packets: readonly string[]): BothScenario {
  return {
    modes: 'both',
    json,
    stream: streamed([...packets, ...RECIPE_STREAM]),
    expected: { json: 'ok', stream: 'ok', recipe: THOUGHT_OUT_RECIPE, requests: 1 },
  };
}

/** A model that thinks and never cooks. */
function onlyThinks(json: readonly Step[], packets: readonly string[]): BothScenario {
  return {
    modes: 'both',
    json,
    stream: streamed(packets),
    expected: {
      json: { status: 502, code: 'chef-unintelligible' },
      stream: { code: 'chef-unintelligible', afterText: false },
      requests: 1,
    },
  };
}

/** A model that thinks, in a stream, before something happens to it. */
function thinksUntil(code: ChefCode, steps: readonly Step[]): StreamScenario {
  return {
    modes: 'stream',
    stream: [HEAD, { send: [ROLE, ...thoughts('reasoning')] }, ...steps],
    expected: { stream: { code, afterText: false }, requests: 1 },
  };
}

/**
 * Models that think before they cook. They answer as in recordings of public projects, which are named in
 * docs/decisions/005-our-own-reader-of-the-models-answer.md.
 */
export const THINKING_SCENARIOS = {
  'thinks in reasoning': cooksAfter(answered(THOUGHT_OUT_RECIPE, { reasoning: THOUGHT }), [
    ROLE,
    ...thoughts('reasoning'),
  ]),
  'thinks in reasoning, and counts afterwards': {
    ...cooksAfter(answered(THOUGHT_OUT_RECIPE, { reasoning: THOUGHT, reasoning_details: [] }), []),
    // In OpenRouter's last event the choice has no finish reason.
    stream: streamed([
      ': OPENROUTER PROCESSING\n\n',
      ...thoughts('reasoning'),
      ...RECIPE_STREAM.slice(0, -1),
      event({
        choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
        usage: { prompt_tokens: 1, completion_tokens: 2 },
      }),
      ...RECIPE_STREAM.slice(-1),
    ]),
  },
  'thinks in reasoning_content': cooksAfter(answered(THOUGHT_OUT_RECIPE, { reasoning_content: THOUGHT }), [
    ROLE,
    ...thoughts('reasoning_content'),
  ]),
  'thinks in a block at the start': cooksAfter(
    answered(`\n<think>\n${THOUGHT}\n</think>\n\n${THOUGHT_OUT_RECIPE}`, {}),
    [ROLE, ...spoken(['\n', '<think>', '\n', ...PIECES, '\n', '</think>', '\n\n'])],
  ),
  'thinks in a block whose marks are cut': cooksAfter(
    answered(`<think>${THOUGHT}</think>${THOUGHT_OUT_RECIPE}`, {}),
    spoken([' ', '<', 'thi', 'nk', `>${THOUGHT}`, '</', 'thin', 'k>', '\n']),
  ),
  'thinks in an empty block': cooksAfter(
    answered(`<think>\n\n</think>\n\n${THOUGHT_OUT_RECIPE}`, { reasoning: null }),
    spoken(['<think>', '\n\n', '</think>', '\n\n']),
  ),
  'thinks until the tokens run out': onlyThinks(answered(null, { reasoning_content: THOUGHT }, 'length'), [
    ROLE,
    ...thoughts('reasoning_content'),
    ...ending('length'),
  ]),
  'thinks in a block until the tokens run out': onlyThinks(answered(`<think>${THOUGHT}`, {}, 'length'), [
    ...spoken(['<think>', ...PIECES]),
    ...ending('length'),
  ]),
  'thinks and says nothing': onlyThinks(answered('', { reasoning: THOUGHT }), [
    ...thoughts('reasoning'),
    ...ending(),
  ]),
  'closes a block that it never opened': {
    modes: 'both',
    json: answered(`${THOUGHT}\n</think>\n\n${THOUGHT_OUT_RECIPE}`, {}),
    stream: streamed([...spoken([...PIECES, '\n</th', 'ink>']), ...RECIPE_STREAM]),
    expected: {
      json: 'ok',
      stream: { code: 'chef-unintelligible', afterText: true },
      recipe: THOUGHT_OUT_RECIPE,
    },
  },
  'thinks, then falls silent': thinksUntil('chef-timeout', [FOREVER]),
  'thinks, then breaks off': thinksUntil('chef-unreachable', [A_MOMENT, RESET]),
  'thinks, then tells of an error': thinksUntil('chef-busy', [
    { send: [event({ error: { message: 'Overloaded.', code: 503 } })] },
  ]),
} satisfies Record<string, Scenario>;
