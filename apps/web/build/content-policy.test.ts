import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy, lottiePlayerStyles, withPolicy } from './content-policy.ts';
import { readPageSettings } from './read-page-settings.ts';

function policy(env: Record<string, string> = {}) {
  const settings = readPageSettings(env, new Date());
  return contentPolicy({ scripts: ['start()'], styles: ['p{margin:0}'] }, settings);
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the content policy', () => {
  test('the content policy allows the own origin and what stands in the page, and nothing else', () => {
    expect(policy().split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hash('start()')}`,
      `style-src 'self' ${hash('p{margin:0}')}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  });

  test('the content policy allows calls to the hosts that the build names', () => {
    const env = {
      VITE_API_URL: 'https://api.example/base',
      VITE_LOADING_ANIMATION_URL: 'https://host.example/pan.json',
    };

    expect(policy(env)).toContain("connect-src 'self' https://api.example https://host.example;");
  });

  test('the content policy is one line', () => {
    expect(policy()).not.toContain('\n');
  });
});

test('a page without an API holds its policy itself, ahead of all that the policy is about', () => {
  const html = withPolicy('<head>\n<meta charset="utf-8" />\n<title>Spatula</title></head>', policy());

  expect(html).toContain(
    '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="default-src \'self\'; ',
  );
  expect(html).not.toContain('frame-ancestors');
  expect(html).toContain("object-src 'none'; form-action 'self'\">");
});

test('a policy without an API allows no calls but to the own origin', () => {
  expect(policy({ VITE_API_URL: 'none' })).toContain("connect-src 'self';");
});

test('the style that the Lottie player adds is found in the player itself', () => {
  const [empty, style] = lottiePlayerStyles();

  expect(empty).toBe('');
  expect(style).toMatch(/^\.lf-progress \{\n/);
  expect(style).not.toContain('\\n');
});
