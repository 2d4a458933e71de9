import { fails, refuses } from '../make-scenario.ts';
import type { BothScenario, Scenario } from '../scenario.ts';
import { HTML_ANSWER } from './no-recipe-scenarios.ts';

function asksToWait(status: number, seconds: string): BothScenario {
  const scenario = refuses(status, 'chef-busy', 1, { 'retry-after': seconds });
  return { ...scenario, expected: { ...scenario.expected, retryAfter: seconds } };
}

/** Services that answer with another status than 200. */
export const STATUS_SCENARIOS = {
  '401': refuses(401, 'chef-refused'),
  '402': refuses(402, 'chef-refused'),
  '403': refuses(403, 'chef-refused'),
  '404': refuses(404, 'chef-refused'),
  '408': refuses(408, 'chef-timeout'),
  '410': refuses(410, 'chef-refused'),
  '422': refuses(422, 'chef-refused'),
  '429': refuses(429, 'chef-busy', 3),
  '429 with Retry-After': asksToWait(429, '137'),
  '500': refuses(500, 'chef-unreachable'),
  '502 as an HTML page': fails('chef-unreachable', [{ answer: { ...HTML_ANSWER, status: 502 } }], 3),
  '503': refuses(503, 'chef-busy', 3),
  '503 with Retry-After': asksToWait(503, '141'),
  '504': refuses(504, 'chef-unreachable', 3),
  '529': refuses(529, 'chef-busy', 3),
  redirect: fails('chef-unintelligible', [
    { answerTo: ({ elsewhere }) => ({ status: 307, headers: { location: elsewhere }, body: '' }) },
  ]),
} satisfies Record<string, Scenario>;
