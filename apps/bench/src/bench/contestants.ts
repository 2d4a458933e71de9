import { readFileSync } from 'node:fs';
import { ROOT, type ServerCommand, ServerProcess } from '../server-process.ts';

const CONTESTANTS = 'apps/bench/dist/contestants';

/** Arguments of `node` for the product: those of `pnpm start`. */
export const PRODUCT_ARGS = argsOfStart(readFileSync(`${ROOT}package.json`, 'utf8'));

/** Names of the servers that are compared, as they stand in the table. */
export const NAMES = ['spatula', 'express + hf', 'ai sdk', 'pass-through'] as const;

/** One of {@link NAMES}. */
export type Name = (typeof NAMES)[number];

/** One figure for each contestant. */
export type ByName<Figure> = Readonly<Record<Name, Figure>>;

/**
 * How to start a contestant.
 *
 * @param service - base address of the inference service
 */
export function commandOf(name: Name, service: string): ServerCommand {
  switch (name) {
    case 'spatula':
      return { name, args: PRODUCT_ARGS, env: productEnv(service) };
    case 'express + hf':
      return { name, args: [`${CONTESTANTS}/express-hf.js`, service] };
    case 'ai sdk':
      return { name, args: [`${CONTESTANTS}/ai-sdk.js`, service] };
    case 'pass-through':
      return { name, args: [`${CONTESTANTS}/pass-through.js`, service] };
  }
}

function argsOfStart(manifest: string): readonly string[] {
  const [, flags] = /"start": "node ((?:--\S+=\d+ )+)/.exec(manifest) ?? [];
  if (!flags) throw new Error("package.json has no script that starts the product with V8's flags.");
  return [...flags.trim().split(' '), 'apps/api/dist/server.js'];
}

/** The product as an operator runs it, but for the limits that are there to refuse load. */
export function productEnv(service: string): Record<string, string> {
  return {
    ...UNSET_SETTINGS,
    OPENAI_BASE_URL: service,
    PORT: '0',
    WEB_ROOT: 'apps/web/dist',
    MAX_OPEN_RECIPES: '1000',
    RATE_LIMIT_PER_MINUTE: '0',
  };
}

/** Starts all contestants in front of one inference service. */
export async function startContestants(service: string): Promise<ByName<ServerProcess>> {
  const start = (name: Name) => ServerProcess.start(commandOf(name, service));
  return {
    spatula: await start('spatula'),
    'express + hf': await start('express + hf'),
    'ai sdk': await start('ai sdk'),
    'pass-through': await start('pass-through'),
  };
}

/** Does something with one contestant after another, and keeps what comes of it. */
export async function forEachName<Figure>(
  figureOf: (name: Name) => Figure | Promise<Figure>,
): Promise<ByName<Figure>> {
  return {
    spatula: await figureOf('spatula'),
    'express + hf': await figureOf('express + hf'),
    'ai sdk': await figureOf('ai sdk'),
    'pass-through': await figureOf('pass-through'),
  };
}
