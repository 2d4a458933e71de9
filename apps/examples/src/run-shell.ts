import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

/** How a command ended. */
export interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and how a command runs. */
export interface Surroundings {
  readonly cwd: string;
  /** Variables to set, by name. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder of programs that are found before the programs of the machine. */
  readonly programs?: string;
}

/** Starts a script in bash, in a process group of its own. Its `node` is the Node that runs this file. */
export function startShell(script: string, { cwd, env = {}, programs }: Surroundings) {
  const path = [programs, dirname(process.execPath), '$PATH'].filter(Boolean).join(':');
  const settings = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
  const prelude = `set -euo pipefail\nexport PATH="${path}"\n${settings.join('')}`;
  return spawn('bash', ['-c', prelude + script], { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a script in bash to its end; the first command that fails ends it. */
export async function runShell(script: string, surroundings: Surroundings): Promise<Outcome> {
  const child = startShell(script, surroundings);
  const [[exitCode], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { exitCode, stdout, stderr };
}
