import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_S = 300;

/**
 * Runs `apt-get`, and waits up to five minutes where another process, such as a daily update, holds a lock.
 *
 * @param env - the process environment, unless another is given
 * @param pauseMs - time between two tries, in milliseconds
 * @returns whether it succeeded
 */
export async function aptGet(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  pauseMs = 1000,
): Promise<boolean> {
  // This option makes it wait for the lock of dpkg, but not for the lock of the package lists.
  const all = ['--quiet', '--option', `DPkg::Lock::Timeout=${PATIENCE_S}`, ...args];
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  for (const end = Date.now() + PATIENCE_S * 1000; ; await delay(pauseMs)) {
    const { status, stderr } = spawnSync('apt-get', all, {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      env: quiet,
    });
    const isLocked = status !== 0 && stderr?.includes('Could not get lock');
    if (!isLocked || Date.now() > end) {
      process.stderr.write(stderr ?? '');
      return status === 0;
    }
  }
}
