import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const DEFAULTS = {
  chef: { kind: 'pantry' },
  PORT: 3000,
  HOST: '127.0.0.1',
  WEB_ROOT: undefined,
  BASE_PATH: '/',
  OFFLINE: 'on',
  CORS_ORIGINS: [],
  RATE_LIMIT_PER_MINUTE: 20,
  RECIPES_PER_DAY: 0,
  REDIS_URL: undefined,
  TRUST_PROXY: 0,
  MAX_OPEN_RECIPES: 200,
  FIRST_WORD_TIMEOUT_MS: 20_000,
  NEXT_WORD_TIMEOUT_MS: 15_000,
  RECIPE_TIMEOUT_MS: 120_000,
  SHUTDOWN_GRACE_MS: 10_000,
  LOG_LEVEL: 'info',
};
const MIXTRAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const HOSTED = {
  kind: 'hosted',
  models: [MIXTRAL],
  maxTokens: 1024,
  endpointUrl: undefined,
  accessToken: undefined,
};
const OLLAMA = 'http://localhost:11434/v1';

/** Every variable with good values and what becomes of them, and with bad ones. */
const VARIABLES: Record<string, { good: Record<string, object>; bad: string[] }> = {
  HF_TOKEN: {
    good: { hf_x: { chef: { ...HOSTED, accessToken: 'hf_x' } } },
    bad: ['hf x', 'hf_\nx', 'hf_ü'],
  },
  HF_ACCESS_TOKEN: {
    good: { hf_x: { chef: { ...HOSTED, accessToken: 'hf_x' } } },
    bad: ['hf x'],
  },
  OPENAI_BASE_URL: {
    good: {
      [OLLAMA]: { chef: { ...HOSTED, endpointUrl: OLLAMA } },
    },
    bad: [
      'localhost:11434',
      'ftp://x/v1',
      'http://',
      'http://user:pw@x/v1',
      'http://user@x/v1',
      'http://x/v1?key=y',
      'http://x/#y',
      'http://x/v1?',
      'http://x/v1#',
      '/v1',
    ],
  },
  OPENAI_API_KEY: { good: { 'sk-x': {} }, bad: ['sk x', 'sk-\u0000'] },
  MODEL: {
    good: { 'org/model:tag@1': {}, 'gpt-4o': {}, 'a,b , c,': {} },
    bad: ['a model', 'modèle', 'x'.repeat(201), 'a,b c', ','],
  },
  MAX_TOKENS: { good: { 64: {}, 32768: {} }, bad: ['63', '32769', 'many', '1e3'] },
  PORT: {
    good: { 0: { PORT: 0 }, 65535: { PORT: 65_535 } },
    bad: ['65536', '-1', '80.5', '1e3', '0x50', 'http', '3000 4000'],
  },
  HOST: {
    good: { '0.0.0.0': { HOST: '0.0.0.0' }, '::1': { HOST: '::1' }, 'my-host.lan': { HOST: 'my-host.lan' } },
    bad: ['http://x', 'a b', 'x/y'],
  },
  WEB_ROOT: {
    good: { [import.meta.dirname]: { WEB_ROOT: import.meta.dirname } },
    bad: ['/no/such/folder', import.meta.filename],
  },
  BASE_PATH: {
    good: { '/': { BASE_PATH: '/' }, '/our-house/cook_2/': { BASE_PATH: '/our-house/cook_2/' } },
    bad: [
      'cook',
      '/cook',
      'cook/',
      '//',
      '/cook//',
      '/../',
      '/a b/',
      '/cook/?x=/',
      'https://a.example/cook/',
      '/c%2f/',
    ],
  },
  OFFLINE: { good: { on: { OFFLINE: 'on' }, off: { OFFLINE: 'off' } }, bad: ['OFF', '0', 'false'] },
  CORS_ORIGINS: {
    good: {
      'https://a.example': { CORS_ORIGINS: ['https://a.example'] },
      'https://a.example , http://localhost:5173,': {
        CORS_ORIGINS: ['https://a.example', 'http://localhost:5173'],
      },
    },
    bad: [
      '*',
      'null',
      'https://*.example',
      'a.example',
      'https://a.example/',
      'https://a.example/x',
      'https://u:p@a.example',
      'file://x',
      'https://a.example,*',
      'https://a.example:443',
    ],
  },
  RATE_LIMIT_PER_MINUTE: {
    good: { 0: { RATE_LIMIT_PER_MINUTE: 0 }, 7: { RATE_LIMIT_PER_MINUTE: 7 } },
    bad: ['-1', 'off', '1.5'],
  },
  RECIPES_PER_DAY: {
    good: { 0: { RECIPES_PER_DAY: 0 }, 500: { RECIPES_PER_DAY: 500 } },
    bad: ['-1', '0.5', 'all'],
  },
  REDIS_URL: {
    good: {
      'redis://valkey:6379': { REDIS_URL: 'redis://valkey:6379' },
      'rediss://:pw@x/1': { REDIS_URL: 'rediss://:pw@x/1' },
    },
    bad: ['valkey:6379', 'http://valkey', 'redis://', 'valkey'],
  },
  TRUST_PROXY: { good: { 0: { TRUST_PROXY: 0 }, 2: { TRUST_PROXY: 2 } }, bad: ['true', 'loopback', '-1'] },
  MAX_OPEN_RECIPES: { good: { 1: { MAX_OPEN_RECIPES: 1 } }, bad: ['0', '-1', 'many'] },
  FIRST_WORD_TIMEOUT_MS: { good: { 1: { FIRST_WORD_TIMEOUT_MS: 1 } }, bad: ['0', '20s', '86400001'] },
  NEXT_WORD_TIMEOUT_MS: { good: { 500: { NEXT_WORD_TIMEOUT_MS: 500 } }, bad: ['0', ' -5'] },
  RECIPE_TIMEOUT_MS: { good: { 86400000: { RECIPE_TIMEOUT_MS: 86_400_000 } }, bad: ['0', '99999999999'] },
  SHUTDOWN_GRACE_MS: { good: { 0: { SHUTDOWN_GRACE_MS: 0 } }, bad: ['-1', '1 0'] },
  LOG_LEVEL: {
    good: { trace: { LOG_LEVEL: 'trace' }, silent: { LOG_LEVEL: 'silent' } },
    bad: ['verbose', 'INFO', '30'],
  },
};

function table(kind: 'good' | 'bad'): [name: string, value: string, becomes: object][] {
  return Object.entries(VARIABLES).flatMap(([name, { good, bad }]) =>
    kind === 'good'
      ? Object.entries(good).map(([value, becomes]): [string, string, object] => [name, value, becomes])
      : bad.map((value): [string, string, object] => [name, value, {}]),
  );
}

function failure(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    return String(error);
  }
  return 'none';
}

describe('the settings', () => {
  it('every setting is optional', () => {
    expect(loadConfig({})).toEqual(DEFAULTS);
  });

  it.each(['', ' ', '\n'])('a setting counts as unset where its value is empty: %j', (empty) => {
    expect(loadConfig(Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, empty])))).toEqual(
      DEFAULTS,
    );
  });

  it.each(table('good'))(
    'the server takes %s=%s, whatever white space is around it',
    (name, value, becomes) => {
      expect(loadConfig({ [name]: value })).toMatchObject(becomes);
      expect(loadConfig({ [name]: ` ${value}\r\n` })).toEqual(loadConfig({ [name]: value }));
    },
  );

  it.each(table('bad'))('the server refuses %s=%s by name and rule, without the value', (name, value) => {
    const message = failure({ [name]: value });
    expect(message).toMatch(
      new RegExp(`^ConfigError: These settings are wrong:\n {2}${name} must be [^\n]+$`),
    );
    // The same whatever the value, so it tells nothing of it.
    expect(message).toBe(failure({ [name]: VARIABLES[name]?.bad[0] ?? '' }));
  });

  it('the server names every bad variable at once', () => {
    const bad = Object.entries(VARIABLES).map(([name, { bad }]): [string, string] => [name, bad[0] ?? '']);
    const named = failure(Object.fromEntries(bad)).match(/^ {2}[A-Z_]+/gm);
    expect(named?.map((line) => line.trim())).toEqual(Object.keys(VARIABLES));
  });
});

describe('the chef', () => {
  it('a service at an address of its own never gets the credential of Hugging Face', () => {
    const env = { OPENAI_BASE_URL: OLLAMA, HF_TOKEN: 'hf_x', HF_ACCESS_TOKEN: 'hf_y' };
    expect(loadConfig(env).chef).toMatchObject({ endpointUrl: OLLAMA, accessToken: undefined });
    expect(loadConfig({ ...env, OPENAI_API_KEY: 'sk-x' }).chef).toMatchObject({ accessToken: 'sk-x' });
  });

  it('Hugging Face gets HF_TOKEN before HF_ACCESS_TOKEN, and never the key for another address', () => {
    const env = { HF_TOKEN: 'hf_x', HF_ACCESS_TOKEN: 'hf_y', OPENAI_API_KEY: 'sk-x' };
    expect(loadConfig(env).chef).toMatchObject({ endpointUrl: undefined, accessToken: 'hf_x' });
  });

  it('the built-in chef cooks where only a model or a key is set', () => {
    expect(loadConfig({ MODEL: 'gpt-4o', OPENAI_API_KEY: 'sk-x' }).chef).toEqual({ kind: 'pantry' });
  });

  it('the hosted chef asks for the models that are set, in their order, and for as many tokens as are set', () => {
    const { chef } = loadConfig({ HF_TOKEN: 'hf_x', MODEL: ' org/other , b:1,', MAX_TOKENS: '4096' });
    expect(chef).toMatchObject({ models: ['org/other', 'b:1'], maxTokens: 4096 });
  });
});
