import type { ScenarioName } from '@spatula/fake-inference/scenarios';
import { ServerProcess } from './server-process.ts';

/** The fake inference service in a process of its own. */
export class InferenceProcess {
  readonly #process: ServerProcess;

  private constructor(process: ServerProcess) {
    this.#process = process;
  }

  static async start(): Promise<InferenceProcess> {
    const args = ['packages/fake-inference/src/main.ts'];
    return new InferenceProcess(await ServerProcess.start({ name: 'inference', args }));
  }

  /** Base address for those that ask it. */
  get url(): string {
    return `${this.#process.url}/v1`;
  }

  /** Sets what the next requests get. */
  play(scenario: ScenarioName): Promise<void> {
    return this.#control({ scenario });
  }

  /** Lets held answers go on. */
  release(): Promise<void> {
    return this.#control({ release: true });
  }

  stop(): Promise<number | null> {
    return this.#process.stop();
  }

  async #control(order: object): Promise<void> {
    const address = `${this.#process.url}/control`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(order) });
    if (!answer.ok) throw new Error(`The fake inference service refused ${JSON.stringify(order)}`);
    await answer.body?.cancel();
  }
}
