import { chunk, completion, event } from '@spatula/fake-inference/completion';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { Scenario, Step } from '@spatula/fake-inference/scenario';
import { problemSchema } from '@spatula/shared/problem';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHostedChef } from '../chefs/hosted-chef.ts';
import { withPlainText } from '../chefs/with-plain-text.ts';
import { readEvents, textOf } from '../testing/read-events.ts';
import { type Format, recipeRequest } from '../testing/recipe-request.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import type { Answer } from '../testing/start-server.ts';

const TEXT = event(chunk({ content: '# Tea' }));
const STREAM = TEXT + event(chunk({}, 'stop')) + event('[DONE]');
const JSON_BODY = completion('# Tea');
/** Where the last byte of the finish_reason's JSON is. */
const FINISHED = STREAM.lastIndexOf('}') + 1;
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: ';
const A_MOMENT: Step = { pause: 5 };
/** APIs side by side, each busy with one cut at a time. */
const LANES = 8;

interface Lane {
  fake: FakeInference;
  api: Api;
}
vi.setConfig({ testTimeout: 60_000 });
let lanes: Lane[];
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  lanes = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const fake = await startFakeInference();
      // Without retries, so that each cut is seen by itself.
      const chef = withPlainText(createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: fake.url }));
      const api = await startApi(chef, { atEnd: (close) => closers.push(close) });
      closers.push(() => fake.close());
      return { fake, api };
    }),
  );
});
afterAll(() => Promise.all(closers.map((close) => close())));

/** The answer of our own for a cut after each number of bytes. */
async function answersTo(
  format: Format,
  length: number,
  stepsFor: (bytes: number) => Step[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const offsets = Array.from({ length }, (_, offset) => offset).values();
  await Promise.all(
    lanes.map(async ({ fake, api }) => {
      for (const offset of offsets) {
        fake.play(scenarioOf(stepsFor(offset)));
        answers[offset] = await api.send(recipeRequest(format));
      }
    }),
  );
  expect(Object.keys(answers)).toHaveLength(length);
  return answers;
}

function scenarioOf(steps: readonly Step[]): Scenario {
  const code = 'chef-unreachable';
  const expected = { json: { status: 503, code }, stream: { code, afterText: false } } as const;
  return { modes: 'both', json: steps, stream: steps, expected };
}

/** No recipe that looks complete, and none that just ends. */
function expectFailure({ status, headers, body }: Answer, codes: readonly string[]): void {
  if (status === 200) {
    const events = readEvents(body);
    const last = events.at(-1);
    expect(textOf(events)).toBe('# Tea');
    expect(last?.event).toBe('error');
    expect(codes).toContain(last?.event === 'error' && last.data.code);
  } else {
    expect(headers['content-type']).toContain('application/problem+json');
    const problem = problemSchema.parse(JSON.parse(body));
    expect(problem.status).toBe(status);
    expect(codes).toContain(problem.code);
  }
}

it.each<[string, Step[]]>([
  ['reset', [A_MOMENT, { hangUp: 'reset' }]],
  ['closed in the middle of a chunk', [A_MOMENT, { hangUp: 'close' }]],
])('a stream that is %s after any byte ends with an error, unless it was complete', async (_, end) => {
  const answers = await answersTo('event-stream', STREAM.length, (bytes) => [
    { head: { headers: { 'content-type': 'text/event-stream' } } },
    { send: bytes > 0 ? [STREAM.slice(0, bytes)] : [] },
    ...end,
  ]);
  // The reset comes after the event's end, so its empty line must have come too.
  for (const answer of answers.slice(0, FINISHED)) expectFailure(answer, ['chef-unreachable']);
  for (const answer of answers.slice(FINISHED + 2))
    expect(readEvents(answer.body).at(-1)?.event).toBe('done');
});

it('a stream that simply ends after any byte ends with an error, unless it was complete', async () => {
  const answers = await answersTo('event-stream', STREAM.length, (bytes) => [
    { raw: `${HEAD}text/event-stream\r\nConnection: close\r\n\r\n${STREAM.slice(0, bytes)}` },
  ]);
  for (const answer of answers.slice(0, FINISHED)) expectFailure(answer, ['chef-unintelligible']);
  for (const answer of answers.slice(FINISHED)) {
    expect(readEvents(answer.body).at(-1)?.event).toBe('done');
  }
});

it('a JSON answer that is cut after any byte is a failure', async () => {
  const head = `${HEAD}application/json\r\nContent-Length: ${JSON_BODY.length}\r\n\r\n`;
  const answers = await answersTo('json', JSON_BODY.length, (bytes) => [
    { raw: head + JSON_BODY.slice(0, bytes) },
    A_MOMENT,
    { hangUp: bytes % 2 ? 'close' : 'reset' },
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expectFailure(answer, ['chef-unreachable']);
  }
});
