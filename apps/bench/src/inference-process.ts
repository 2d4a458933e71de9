import type { ScenarioName } from '@spatula/fake-inference/scenarios';
import { MeasuredServer } from './measured-server.ts';

/** The fake inference service in a process of its own. */
export type InferenceProcess = Awaited<ReturnType<typeof startInference>>;

/** Starts the fake inference service. */
export async function startInference() {
  const args = ['packages/fake-inference/src/main.ts'];
  const server = await MeasuredServer.start({ name: 'inference', args });
  return {
    /** Base address for those that ask it. */
    url: `${server.url}/v1`,
    /** Sets the answer to the next requests. */
    async play(scenario: ScenarioName): Promise<void> {
      const order = { method: 'POST', body: JSON.stringify({ scenario }) };
      await (await fetch(`${server.url}/control`, order)).text();
    },
    stop: () => server.stop(),
  };
}
