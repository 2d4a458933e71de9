import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_ERRORS, MAX_POINTER_LENGTH } from '@spatula/shared/problem';
import {
  MAX_BODY_BYTES,
  MAX_INGREDIENT_LENGTH,
  MAX_INGREDIENTS,
  MAX_RECIPE_BYTES,
} from '@spatula/shared/recipe';
import {
  MAX_AVOIDED,
  MAX_AVOIDED_LENGTH,
  MAX_MINUTES,
  MAX_NOT_AGAIN,
  MAX_NOTE_LENGTH,
  MAX_SERVINGS,
  MAX_TITLE_LENGTH,
  MIN_MINUTES,
} from '@spatula/shared/wishes';
import { expect, it } from 'vitest';
import { DEFAULTS } from './config.ts';
import { PATIENCE } from './process/patient-server.ts';
import { READER_PATIENCE_MS } from './recipe/event-stream.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = ['README.md', 'SECURITY.md', 'deploy/Caddyfile', 'docker-compose.yml'];
/** All documents and the files of the stack as one text, in which a sentence stands on one line. */
const DOCUMENTS = [...FILES, ...globSync('docs/*.md', { cwd: ROOT })]
  .map((file) => readFileSync(ROOT + file, 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** How the documents name a limit, and the limit itself. */
const SENTENCES: [sentence: RegExp, limit: number][] = [
  [/1 to (\S+) ingredients/g, MAX_INGREDIENTS],
  [/of up to (\S+) characters each/g, MAX_INGREDIENT_LENGTH],
  [/`servings` \| a whole number from 1 to (\S+)/g, MAX_SERVINGS],
  [/`minutes` \| a whole number from (\S+)/g, MIN_MINUTES],
  [/`minutes` \| a whole number from \S+ to (\S+)/g, MAX_MINUTES],
  [/`avoid` \| a list of 1 to (\S+) texts/g, MAX_AVOIDED],
  [/`avoid` \| a list .{0,20} each of up to (\S+) characters/g, MAX_AVOIDED_LENGTH],
  [/`note` \| a text of up to (\S+) characters/g, MAX_NOTE_LENGTH],
  [/`notAgain` \| a list of 1 to (\S+) texts/g, MAX_NOT_AGAIN],
  [/`notAgain` \| a list .{0,20} each of up to (\S+) characters/g, MAX_TITLE_LENGTH],
  [/body has at most (\S+) KiB/g, MAX_BODY_BYTES / 1024],
  [/refuses more than (\S+) KiB/g, MAX_BODY_BYTES / 1024],
  [/"Send at most (\S+) KiB/g, MAX_BODY_BYTES / 1024],
  [/recipe has at most (\S+) KiB/g, MAX_RECIPE_BYTES / 1024],
  [/names at most (\S+) wrong places/g, MAX_ERRORS],
  [/wrong places, each in at most (\S+) characters/g, MAX_POINTER_LENGTH],
  [/(\S+) recipes a minute/g, DEFAULTS.RATE_LIMIT_PER_MINUTE],
  [/(\S+) of answer \(`MAX_TOKENS`\)/g, DEFAULTS.MAX_TOKENS],
  [/MAX_OPEN_RECIPES`.{0,50}?(\d+)(?: each)? unless set/g, DEFAULTS.MAX_OPEN_RECIPES],
  [/`RECIPE_TIMEOUT_MS` \((\S+) s\)/g, DEFAULTS.RECIPE_TIMEOUT_MS / 1000],
  [/ RECIPE_TIMEOUT_MS \((\S+) unless set\)/g, DEFAULTS.RECIPE_TIMEOUT_MS],
  [/(\S+) seconds (?:for|to send) the head/g, PATIENCE.headMs / 1000],
  [/read_header (\S+)s/g, PATIENCE.headMs / 1000],
  [/(\S+) for the whole request/g, PATIENCE.requestMs / 1000],
  [/read_body (\S+)s/g, PATIENCE.requestMs / 1000],
  [/unread for (\S+) seconds|not read its recipe for (\S+) seconds/g, READER_PATIENCE_MS / 1000],
];

it.each(SENTENCES)('where a document says %s, it names the limit of the code: %d', (sentence, limit) => {
  const named = [...DOCUMENTS.matchAll(sentence)].map((match) => match.slice(1).find(Boolean));
  expect(named).not.toEqual([]);
  expect(named.filter((figure) => Number(figure?.replace(',', '')) !== limit)).toEqual([]);
});

it('the times in which a replica of the stack stops follow each other as the documents say', () => {
  const stack = /SHUTDOWN_GRACE_MS:-(\d+)\d{3}\}[\s\S]*STOP_GRACE_PERIOD:-(\d+)s\}/.exec(
    readFileSync(`${ROOT}docker-compose.yml`, 'utf8'),
  );
  const documented = /`SHUTDOWN_GRACE_MS` \((\d+) s here\).*?`STOP_GRACE_PERIOD` \((\d+) s\)/.exec(DOCUMENTS);
  expect(documented?.slice(1)).toEqual(stack?.slice(1));
  const [grace, end] = documented?.slice(1).map(Number) ?? [];
  expect(grace).toBeGreaterThan(DEFAULTS.RECIPE_TIMEOUT_MS / 1000);
  expect(end).toBeGreaterThan(grace ?? Number.POSITIVE_INFINITY);
});
