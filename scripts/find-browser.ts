import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, win32 } from 'node:path';
import { aptGet } from './apt-get.ts';

/** The shell is the same engine without the windows of a browser, and needs half of the processor time. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_APPS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * Finds a Chrome or Chromium that runs, and returns its path: the one that `CHROME_PATH` names, or an installed one, or
 * Playwright's download or, as root on Debian, the package `chromium-headless-shell`, which it installs.
 *
 * @param env - the process environment
 * @param e2e - folder of the package that depends on Playwright
 * @throws Error with one sentence that says what to install
 */
export async function findBrowser(env: NodeJS.ProcessEnv, e2e: string): Promise<string> {
  if (env.CHROME_PATH) {
    if (runs(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names no browser that runs: ${env.CHROME_PATH}`);
  }
  const browser = installed(env) ?? downloaded(e2e) ?? (await fromDebian(env));
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one (on Debian: apt-get install chromium-headless-shell), or name it in CHROME_PATH.',
  );
}

/** Every path where an installed Chrome or Chromium may be. */
export function browserPaths(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((path) => !!path);
    return folders.flatMap((folder) => WINDOWS_APPS.map((app) => win32.join(String(folder), app)));
  }
  const folders = (env.PATH ?? '').split(':');
  const commands = COMMANDS.flatMap((command) => folders.map((folder) => posix.join(folder, command)));
  return platform === 'darwin' ? [...commands, ...MAC_APPS] : commands;
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  return browserPaths(env, process.platform).find(runs);
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
  spawnSync(process.execPath, [playwrightCli(e2e), 'install', '--no-shell', 'chromium'], {
    cwd: e2e,
    // Where the download is not possible, it would print pages of errors.
    stdio: 'ignore',
    timeout: 5 * 60_000,
  });
  return runs(stdout) ? stdout : undefined;
}

async function fromDebian(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say("That failed: installing Debian's package chromium-headless-shell.");
  await aptGet(['update'], env);
  await aptGet(['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], env);
  return installed(env);
}

/** Whether a browser runs: an installed one may lack a library. On Windows it has all, and to start it would open a window. */
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/** Playwright's command line, to be run by Node. */
export function playwrightCli(e2e: string): string {
  return createRequire(join(e2e, 'package.json')).resolve('@playwright/test/cli');
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
