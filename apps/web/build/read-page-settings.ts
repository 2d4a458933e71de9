import type { PageSettings } from '../src/page-settings.ts';

/** Every variable of a build, with what holds where it is not set. */
export const DEFAULTS = {
  VITE_API_URL: '',
  VITE_LOADING_ANIMATION_URL: '',
  VITE_CREDIT_NAME: 'The Spatula authors',
  VITE_CREDIT_URL: 'https://github.com',
};

/** The address of the API that says that there is none. */
const NO_API = 'none';

type Variable = keyof typeof DEFAULTS;

/** The rule of each variable that is not empty. */
const RULES: Partial<Record<Variable, { holds: (value: string) => boolean; must: string }>> = {
  VITE_API_URL: {
    holds: (value) => value === NO_API || (isWebAddress(value) && !/[?#@]/.test(value)),
    must: 'none, or an http or https address without user info, query and fragment, such as https://api.example.org',
  },
  VITE_LOADING_ANIMATION_URL: {
    holds: (value) => isWebAddress(value) && new URL(value).protocol === 'https:',
    must: 'an https address of a Lottie file',
  },
  VITE_CREDIT_URL: { holds: isWebAddress, must: 'an http or https address' },
};

/**
 * Reads the `VITE_` variables of a build. An empty value is an unset one.
 *
 * @throws Error that names every bad variable and its rule
 */
export function readPageSettings(env: Record<string, string | undefined>, now: Date): PageSettings {
  const bad: string[] = [];
  function read(variable: Variable): string {
    const value = env[variable]?.trim() || DEFAULTS[variable];
    const rule = RULES[variable];
    if (rule && value !== '' && !rule.holds(value)) bad.push(`${variable} must be ${rule.must}.`);
    return value;
  }
  const apiUrl = read('VITE_API_URL');
  const settings = {
    apiUrl: apiUrl === NO_API ? null : apiUrl.replace(/\/+$/, ''),
    animationUrl: read('VITE_LOADING_ANIMATION_URL'),
    creditName: read('VITE_CREDIT_NAME'),
    creditUrl: read('VITE_CREDIT_URL'),
    builtYear: now.getFullYear(),
  };
  if (bad.length > 0) throw new Error(`The page cannot be built:\n${bad.join('\n')}`);
  return settings;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
