import { ANY_JSON, ANY_PLACE, ODD_FORMS, odd } from '@spatula/fake-inference/any-json';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { Scenario } from '@spatula/fake-inference/scenario';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { problemSchema } from '@spatula/shared/problem';
import { recipeAnswerSchema } from '@spatula/shared/recipe';
import { expect, it, onTestFinished } from 'vitest';
import { readEvents } from './testing/read-events.ts';
import { FORMATS, type Format, recipeRequest } from './testing/recipe-request.ts';
import { startApiProcess } from './testing/start-api-process.ts';

/** Requests at the same time. */
const AT_ONCE = 20;

/** How an answer ended; throws where it is neither a recipe nor a problem as it is promised. */
function endOf(type: string, body: string): string {
  if (type.startsWith('application/problem+json')) return problemSchema.parse(JSON.parse(body)).code;
  if (type.startsWith('application/json')) return recipeAnswerSchema.parse(JSON.parse(body)) && 'done';
  const last = readEvents(body).at(-1);
  return last?.event === 'error' ? last.data.code : (last?.event ?? 'nothing');
}

/** Any JSON in any place, in each form that an answer in this format has. */
function oddities(format: Format): Scenario[] {
  const forms = ODD_FORMS.filter((form) => format === 'event-stream' || form !== 'later');
  return forms.flatMap((form) =>
    ANY_PLACE.filter(([first]) => form !== 'refusal' || (first !== 'choices' && first !== 'usage')).flatMap(
      (place) => ANY_JSON.map((json) => odd({ place, json }, form)),
    ),
  );
}

it('whatever JSON stands anywhere in an answer, the caller gets a recipe or a problem, and the process goes on', async () => {
  const fake = await startFakeInference({ keepRequests: 1 });
  onTestFinished(() => fake.close());
  const server = startApiProcess({ env: { OPENAI_BASE_URL: fake.url, RATE_LIMIT_PER_MINUTE: '0' } });
  const { origin } = await server.listens();
  const ends = new Map<string, Set<string>>();
  for (const format of FORMATS) {
    const cases = oddities(format);
    const ask = async () => {
      const response = await fetch(`${origin}/recipe`, recipeRequest(format));
      const end = endOf(response.headers.get('content-type') ?? '', await response.text());
      ends.set(format, (ends.get(format) ?? new Set()).add(end));
    };
    let next = 0;
    fake.play((index) => cases[index % cases.length] ?? SCENARIOS.plain);
    const visitor = async () => {
      while (next++ < cases.length) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  }
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/^spatula_tokens_total\{kind="completion"\} \d{3,}$/m);
  expect(server.stdout.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  for (const format of FORMATS) {
    expect([...(ends.get(format) ?? [])], format).toEqual(
      expect.arrayContaining(['done', 'chef-refused', 'chef-unintelligible']),
    );
  }
}, 120_000);
