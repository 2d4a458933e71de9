import type { ScenarioName } from '@spatula/fake-inference/scenarios';
import { ServerProcess } from './server-process.ts';

/** The fake inference service in a process of its own. */
export class ServiceProcess {
  readonly #process: ServerProcess;

  private constructor(process: ServerProcess) {
    this.#process = process;
  }

  static async start(): Promise<ServiceProcess> {
    const args = ['packages/fake-inference/src/main.ts'];
    return new ServiceProcess(await ServerProcess.start({ name: 'inference', args }));
  }

  /** Base address for the contestants. */
  get url(): string {
    return `${this.#process.url}/v1`;
  }

  /** Sets what the next requests get. */
  async play(scenario: ScenarioName): Promise<void> {
    await this.#control({ scenario });
  }

  /** Lets held answers go on. */
  async release(): Promise<void> {
    await this.#control({ release: true });
  }

  /** How many answers are being given. */
  async openCalls(): Promise<number> {
    const { openCalls } = (await (await fetch(`${this.#process.url}/control`)).json()) as {
      openCalls: number;
    };
    return openCalls;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }

  async #control(order: object): Promise<void> {
    const answer = await fetch(`${this.#process.url}/control`, {
      method: 'POST',
      body: JSON.stringify(order),
    });
    if (!answer.ok) throw new Error(`The fake inference service refused ${JSON.stringify(order)}`);
    await answer.body?.cancel();
  }
}
