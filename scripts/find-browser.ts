import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Path of a Chrome or Chromium that runs: the one named by `CHROME_PATH`, an installed one, Playwright's
 * download or, as root on Debian, the package `chromium`, which it installs.
 *
 * @param env - the process environment
 * @param e2e - folder of the package that depends on Playwright
 * @throws Error with one sentence that says what to install
 */
export function findBrowser(env: NodeJS.ProcessEnv, e2e: string): string {
  if (env.CHROME_PATH) {
    if (runs(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names no browser that runs: ${env.CHROME_PATH}`);
  }
  const browser = installed(env) ?? downloaded(e2e) ?? fromDebian(env);
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one (on Debian: apt-get install chromium), or name it in CHROME_PATH.',
  );
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  const paths = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...paths, ...MAC_APPS].find(runs);
}

function downloaded(e2e: string): string | undefined {
  const script =
    "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: e2e,
    encoding: 'utf8',
  });
  if (runs(stdout)) return stdout;
  say("No Chrome or Chromium is installed: downloading Playwright's, some 170 MB.");
  spawnSync(join(e2e, 'node_modules/.bin/playwright'), ['install', '--no-shell', 'chromium'], {
    cwd: e2e,
    // Where it may not be downloaded, pages of errors would hide what is done instead.
    stdio: 'ignore',
    timeout: 5 * 60_000,
  });
  return runs(stdout) ? stdout : undefined;
}

function fromDebian(env: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say("That failed: installing Debian's package chromium.");
  const options = { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '--quiet'], options);
  spawnSync('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'], options);
  return installed(env);
}

/** A browser may be there and yet lack a library that it needs. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
