import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that a program is there which the examples use; as root on Debian the package of that name is
 * installed.
 *
 * @throws Error with one sentence that says what to install
 */
export function needProgram(name: string): void {
  if (runs(name)) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write(`The examples need ${name}: installing Debian's package.\n`);
    const waiting = ['-o', 'DPkg::Lock::Timeout=300', '--quiet'];
    spawnSync('apt-get', ['update', ...waiting], { stdio: 'inherit' });
    const install = ['install', '--yes', '--no-install-recommends', ...waiting, name];
    spawnSync('apt-get', install, { stdio: 'inherit' });
    if (runs(name)) return;
  }
  throw new Error(
    `The README's examples are tested with ${name}: install it (on Debian: apt-get install ${name}).`,
  );
}

function runs(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}
