import { MeasuredServer, type ServerCommand } from '../measured-server.ts';
import { PRODUCT_ARGS, productEnv } from '../product.ts';

const CONTESTANTS = 'apps/bench/dist/contestants';

/** A contestant that runs. */
export interface Contestant {
  /** Its name in the table. */
  readonly name: string;
  readonly server: MeasuredServer;
}

/**
 * How to start each of the servers that are compared, ours first.
 *
 * @param service - base address of the inference service
 */
export function commandsOf(service: string): readonly ServerCommand[] {
  return [
    { name: 'spatula', args: PRODUCT_ARGS, env: productEnv(service) },
    { name: 'express + hf', args: [`${CONTESTANTS}/express-hf.js`, service] },
    { name: 'ai sdk', args: [`${CONTESTANTS}/ai-sdk.js`, service] },
    { name: 'pass-through', args: [`${CONTESTANTS}/pass-through.js`, service] },
  ];
}

/** Starts all of them in front of one inference service. */
export async function startContestants(service: string): Promise<Contestant[]> {
  const running: Contestant[] = [];
  for (const command of commandsOf(service)) {
    running.push({ name: command.name, server: await MeasuredServer.start(command) });
  }
  return running;
}
