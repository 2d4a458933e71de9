import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULTS, SETTINGS } from './config.ts';

const NAMES = Object.keys(SETTINGS.shape);
/** The rows of the table as texts; each is empty where there is nothing to say. */
const ROWS = Object.entries(SETTINGS.shape).map(([name, rule]) => {
  const standard = Object.entries(DEFAULTS).find(([key]) => key === name)?.[1] ?? '';
  const refusal = rule.safeParse('\0').error?.issues[0]?.message ?? '';
  const [limits = ''] = /(?<=from )\d+ to \d+|fatal, .*/.exec(refusal) ?? [];
  return { name, explanation: rule.description ?? '', limits, standard: String(standard) };
});

function read(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

const [, STACK_SECTION = ''] =
  /^ {2}api:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('docker-compose.yml')) ?? [];
/** The variables that docker-compose.yml hands to the API, each with what it is set to. */
const STACK = new Map(
  [...STACK_SECTION.matchAll(/^ {6}(\w+): ?(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The settings of `.env.example`, each with the comment above it. */
const EXAMPLES = [...read('.env.example').matchAll(/((?:^# .*\n)+)#(\w+)=(.*)$/gm)].map(
  ([, comment = '', name, value]) => ({ name, value, comment: comment.replaceAll(/\n?# ?/g, ' ').trim() }),
);

it.each(ROWS)('the setting $name has an explanation in the table', ({ explanation }) => {
  expect(explanation).toMatch(/^[A-Z].*\.$/);
});

it.each(ROWS)(
  'the setting $name stands in .env.example with its explanation, its limits and its default',
  ({ name, explanation, limits, standard }) => {
    const example = EXAMPLES.find((one) => one.name === name);
    expect(example, 'its line and the comment above it').toBeDefined();
    // The comment may say more within the sentence.
    expect(example?.comment).toContain(explanation.slice(0, -1));
    expect(example?.comment).toContain(limits);
    const [, inStack] = /^\$\{\w+:-(.+)\}$/.exec(STACK.get(name) ?? '') ?? [];
    if (standard !== '') expect(example?.value).toBe(inStack ?? standard);
    // Where the stack has a default of its own, the comment names the one of the server.
    if (inStack) expect(example?.comment).toContain(standard);
  },
);

it('docker-compose.yml hands every setting to the API, and nothing else', () => {
  expect([...STACK.keys()].sort()).toEqual(NAMES.toSorted());
});

it('.env.example has the settings that docker-compose.yml decides by itself in the section that says so', () => {
  const decided = [...STACK].filter(([name, value]) => value !== '' && !value.startsWith(`\${${name}:-`));
  const [, section = ''] =
    /\n# --- .*\(without the stack.*\n([\s\S]*?)\n# ---/.exec(read('.env.example')) ?? [];
  const listed = [...section.matchAll(/^#(\w+)=/gm)].map(([, name]) => name);
  expect(decided.map(([name]) => name).sort()).toEqual(listed.sort());
});

it('turbo.json hands every setting to the development server, and beside them only the certificates of Node', () => {
  const { passThroughEnv } = JSON.parse(read('turbo.json')).tasks['@spatula/api#dev'];
  expect(passThroughEnv.toSorted()).toEqual([...NAMES, 'NODE_EXTRA_CA_CERTS'].sort());
});
