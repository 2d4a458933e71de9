import type { ScenarioName } from '@spatula/fake-inference/scenarios';
import { MeasuredServer } from './measured-server.ts';

/** The fake inference service in a process of its own. */
export interface InferenceProcess {
  /** Base address for those that ask it. */
  readonly url: string;
  /** Sets the answer to the next requests. */
  play(scenario: ScenarioName): Promise<void>;
  /** Lets held answers go on. */
  release(): Promise<void>;
  stop(): Promise<unknown>;
}

/** Starts the fake inference service. */
export async function startInference(): Promise<InferenceProcess> {
  const args = ['packages/fake-inference/src/main.ts'];
  const process = await MeasuredServer.start({ name: 'inference', args });
  const order = async (body: object) => {
    const answer = await fetch(`${process.url}/control`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The fake inference service refused ${JSON.stringify(body)}`);
    await answer.body?.cancel();
  };
  return {
    url: `${process.url}/v1`,
    play: (scenario) => order({ scenario }),
    release: () => order({ release: true }),
    stop: () => process.stop(),
  };
}
