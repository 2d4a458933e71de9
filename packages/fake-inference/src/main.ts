import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type FakeInference, startFakeInference } from './fake-inference.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/*
 * The fake inference service as a process of its own, for the bench and for developers:
 *   node packages/fake-inference/src/main.ts --port 11434 --scenario slow
 * GET /control answers with its counts; POST /control {"scenario": "hold"} changes the scenario, and
 * {"release": true} lets held answers go on.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, scenario: { type: 'string', default: 'plain' } },
});
let playing = values.scenario;
const first = scenarioNamed(playing);
if (!first) {
  process.stderr.write(
    `There is no scenario "${playing}". There are: ${Object.keys(SCENARIOS).join(', ')}\n`,
  );
  process.exit(1);
}

const fake: FakeInference = await startFakeInference({
  port: Number(values.port),
  scenario: first,
  // In a load test, a list of all requests would only grow and distort the measurement.
  keepRequests: 100,
  intercept: (request, response) => {
    if (request.url !== '/control') return false;
    void control(request, response);
    return true;
  },
});
process.stdout.write(`${fake.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.close());

async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const asked: unknown = await json(request).catch(() => undefined);
    if (!obey(asked)) {
      response.writeHead(400).end(`{"scenario": one of ${JSON.stringify(Object.keys(SCENARIOS))}}\n`);
      return;
    }
  }
  const { received, openCalls, openSockets } = fake;
  response.setHeader('content-type', 'application/json');
  response.end(`${JSON.stringify({ scenario: playing, received, openCalls, openSockets })}\n`);
}

function obey(asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null) return false;
  if ('release' in asked) fake.release();
  if (!('scenario' in asked)) return 'release' in asked;
  const scenario = scenarioNamed(String(asked.scenario));
  if (!scenario) return false;
  fake.play(scenario);
  playing = String(asked.scenario);
  return true;
}

function scenarioNamed(name: string): Scenario | undefined {
  return new Map<string, Scenario>(Object.entries(SCENARIOS)).get(name);
}
