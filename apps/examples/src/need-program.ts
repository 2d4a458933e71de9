import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet } from '../../../scripts/apt-get.ts';

/**
 * Makes sure that a program is installed that the examples use. As root on Debian, it installs the package with the
 * name of the program.
 *
 * @throws Error with one sentence that says what to install
 */
export async function needProgram(name: string): Promise<void> {
  if (runs(name)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`The examples need ${name}: installing Debian's package.\n`);
    await aptGet(['update']);
    await aptGet(['install', '--yes', '--no-install-recommends', name]);
    if (runs(name)) return;
  }
  throw new Error(
    `The README's examples are tested with ${name}: install it (on Debian: apt-get install ${name}).`,
  );
}

function runs(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}
