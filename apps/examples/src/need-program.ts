import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet } from '../../../scripts/apt-get.ts';

/**
 * Makes sure that a program is installed that the examples use. As root on Debian, it installs the program's package.
 *
 * @param debianPackage - the name of the package where it is not that of the program
 * @throws Error with one sentence that says what to install
 */
export async function needProgram(name: string, debianPackage = name): Promise<void> {
  if (runs(name)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`The examples need ${name}: installing Debian's package.\n`);
    await aptGet(['update']);
    await aptGet(['install', '--yes', '--no-install-recommends', debianPackage]);
    if (runs(name)) return;
  }
  throw new Error(
    `The examples are tested with ${name}: install it (on Debian: apt-get install ${debianPackage}).`,
  );
}

function runs(name: string): boolean {
  // Not every program knows this argument, but only a missing one cannot be started.
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
}
