import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, readPageSettings } from './read-page-settings.ts';

const NOW = new Date(2031, 5, 1);
const ROOT = join(import.meta.dirname, '../../..');

describe('the settings of a build', () => {
  test('each setting of a build has a default, and an empty value is an unset one', () => {
    const defaults = {
      apiUrl: '',
      animationUrl: '',
      creditName: 'The Spatula authors',
      creditUrl: 'https://github.com',
      builtYear: 2031,
    };

    expect(readPageSettings({}, NOW)).toEqual(defaults);
    expect(readPageSettings({ VITE_API_URL: '', VITE_CREDIT_NAME: ' ' }, NOW)).toEqual(defaults);
  });

  test('the settings of a build are taken from the environment', () => {
    const env = {
      VITE_API_URL: 'http://api.example:8080/spatula/',
      VITE_LOADING_ANIMATION_URL: 'https://host.example/pan.json',
      VITE_CREDIT_NAME: 'Some Body',
      VITE_CREDIT_URL: 'https://code.example/some-body',
    };

    expect(readPageSettings(env, NOW)).toEqual({
      apiUrl: 'http://api.example:8080/spatula',
      animationUrl: 'https://host.example/pan.json',
      creditName: 'Some Body',
      creditUrl: 'https://code.example/some-body',
      builtYear: 2031,
    });
  });

  test('a build can have no API', () => {
    expect(readPageSettings({ VITE_API_URL: 'none' }, NOW).apiUrl).toBeNull();
  });

  test('bad settings stop the build with one message that names them all', () => {
    const env = {
      VITE_API_URL: 'api.example',
      VITE_LOADING_ANIMATION_URL: 'http://host.example/pan.json',
      VITE_CREDIT_URL: 'javascript:alert(1)',
    };

    expect(() => readPageSettings(env, NOW)).toThrow(
      /VITE_API_URL must be .*\nVITE_LOADING_ANIMATION_URL must be .*\nVITE_CREDIT_URL must be /,
    );
  });

  test.each([
    'https://user:secret@api.example',
    'https://api.example?x',
    'https://api.example#x',
    'ftp://api.example',
  ])('%s is refused as the address of the API', (url) => {
    expect(() => readPageSettings({ VITE_API_URL: url }, NOW)).toThrow('VITE_API_URL');
  });
});

test('.env.example and docker-compose.yml list every variable of a build, and .env.example names the defaults', () => {
  const examples = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#(VITE_\w+)=(.*)$/gm);
  const listed = new Map([...examples].map(([, name, value]) => [name, value]));
  expect([...listed.keys()]).toEqual(Object.keys(DEFAULTS));
  for (const [name, value] of Object.entries(DEFAULTS)) if (value) expect(listed.get(name)).toBe(value);
  const stack = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  expect([...stack.matchAll(/^ {8}(VITE_\w+):$/gm)].map(([, name]) => name)).toEqual(Object.keys(DEFAULTS));
});
