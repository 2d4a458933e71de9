import { readFileSync } from 'node:fs';
import { ROOT } from '@spatula/api/testing/server-process';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';

/** Arguments of `node` for the product: those of `pnpm start`. */
export const PRODUCT_ARGS = argsOfStart(readFileSync(`${ROOT}package.json`, 'utf8'));

function argsOfStart(manifest: string): readonly string[] {
  const [, flags] = /"start": "node ((?:--\S+=\d+ )+)/.exec(manifest) ?? [];
  if (!flags) throw new Error("package.json has no script that starts the product with V8's flags.");
  return [...flags.trim().split(' '), 'apps/api/dist/server.js'];
}

/**
 * The product's settings: those of an operator, but for the limits that are there to refuse load.
 *
 * @param service - base address of the inference service
 */
export function productEnv(service: string): Record<string, string> {
  return {
    ...UNSET_SETTINGS,
    OPENAI_BASE_URL: service,
    HOST: '127.0.0.1',
    PORT: '0',
    WEB_ROOT: 'apps/web/dist',
    MAX_OPEN_RECIPES: '1000',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'info',
  };
}
