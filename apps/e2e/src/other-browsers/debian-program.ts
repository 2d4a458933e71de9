import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** A program that every Debian has. */
const SETPRIV = '/usr/bin/setpriv';

/** The path of a program, and the Debian package that installs it. */
export interface DebianProgram {
  readonly path: string;
  readonly packageName: string;
}

/** @throws Error that names the packages to install, where a program is missing */
export function requirePrograms(...programs: readonly DebianProgram[]): void {
  const missing = programs.filter(({ path }) => !existsSync(path)).map(({ packageName }) => packageName);
  if (missing.length === 0) return;
  throw new Error(`Install ${missing.join(' and ')}: apt-get install --yes ${missing.join(' ')}`);
}

/** The command that starts a program so that the kernel ends it with this process, however this process ends. */
export function boundToUs({ path }: DebianProgram): [command: string, ...args: string[]] {
  return [SETPRIV, '--pdeathsig', 'KILL', '--', path];
}

/**
 * Starts a program that ends with this process at the latest.
 *
 * @returns the program; it may write messages for its starter to file descriptor 3
 */
export function startProgram(
  program: DebianProgram,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const [command, ...before] = boundToUs(program);
  return spawn(command, [...before, ...args], { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
}

/** Ends a program, and resolves when it has ended. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}
