import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/*
 * Builds, then serves the built page from this process itself. So a signal reaches the server on every system and from
 * every shell, and no process is left behind. V8's flags stand before this file in package.json.
 */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const BUILD = [
  fileURLToPath(new URL('turbo.cjs', import.meta.url)),
  'run',
  'build',
  '--output-logs=errors-only',
];

const exitCode = await build();
if (exitCode === 0) {
  process.env.WEB_ROOT ||= fileURLToPath(new URL('../apps/web/dist', import.meta.url));
  await import(new URL('../apps/api/dist/server.js', import.meta.url).href);
} else {
  process.exitCode = exitCode;
}

/** Resolves with the exit code of the build. A signal ends the build, and then this process by the same signal. */
async function build(): Promise<number> {
  const builder = spawn(process.execPath, BUILD, { stdio: 'inherit' });
  let stopped: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    stopped = signal;
    builder.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [code] = await once(builder, 'close');
  for (const signal of SIGNALS) process.off(signal, stop);
  // `turbo` ends with 0 when it is interrupted.
  if (stopped) process.kill(process.pid, stopped);
  return typeof code === 'number' && !stopped ? code : 1;
}
