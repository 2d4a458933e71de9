import { expect, it } from 'vitest';
import { browserPaths } from './find-browser.ts';

it.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/chromium-headless-shell'],
  ['darwin', { PATH: '/usr/bin' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' },
    'C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
] as const)('the test command looks for a browser where %s has it', (platform, env, path) => {
  expect(browserPaths(env, platform)).toContain(path);
});
