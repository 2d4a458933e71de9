import { ServerProcess } from '@spatula/api/testing/server-process';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';

/** The built product, running. */
export interface Product {
  /** Origin of the page, as the server printed it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built server, which serves the built page, on a free port. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const server = new ServerProcess({
    args: ['apps/api/dist/server.js'],
    env: {
      ...UNSET_SETTINGS,
      PORT: '0',
      WEB_ROOT: 'apps/web/dist',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const { origin } = await server.listens();
  return { url: origin, stop: async () => void (await server.stop()) };
}
