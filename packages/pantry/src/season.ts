import type { Extra } from './extras.ts';
import type { Fitted } from './fit-recipe.ts';
import { andList } from './read/words.ts';

/** The sentence of a step that seasons. */
const SEASONS = /\b(?:salt|pepper|stock|soy sauce)\b(?:[^.]|\.(?=\d))*\.(?= |$)/;

/** Words in front of a part of the salt. */
const PART = String.raw`\b(?:half|thirds?|quarter|rest|pinch|little|most|some|remaining)(?: of)?(?: the)? `;

const anyOf = (names: readonly string[]): string =>
  `(?:${names.map((name) => name.replaceAll(/[^\p{L}\p{N} '-]/gu, '.')).join('|')})`;

/** Puts dry seasonings beside the salt of a step, or else behind the sentence that seasons. */
export function season(text: string, extras: readonly Extra[], { portions }: Fitted): string {
  const own = portions.filter(({ extra }) => extra && extras.includes(extra)).flatMap(({ names }) => names);
  if (own.length === 0) return text;
  const salts = portions.filter(({ foods }) =>
    foods.some(({ food: { kind, name } }) => kind === 'salt' || name === 'black pepper'),
  );
  const salt = anyOf(salts.flatMap(({ names }) => names));
  const others = anyOf(portions.flatMap(({ names }) => names));
  const run = new RegExp(
    `(${PART})?( and (?:the )?|(?<=\\b(?:the|with|in) |, ))(${salt}(?:(?:, | and )(?:the )?${salt})*)\\b(?! it\\b)((?:,| and) (?:the |half (?:of )?the )?${others}\\b)?`,
    'g',
  );
  let isDone = salts.length === 0;
  const beside = text.replaceAll(run, (all: string, part = '', before = '', said = '', next = '') => {
    if (isDone || part !== '') return all;
    isDone = true;
    const names = [...said.split(/(?:, | and )(?:the )?/), ...own];
    return `${before.replace(' and', ',')}${next === '' ? andList(names) : `${names.join(', ')}${next}`}`;
  });
  if (beside !== text) return beside;
  const sentence = `Season with the ${andList(own)}.`;
  return SEASONS.test(text) ? text.replace(SEASONS, (said) => `${said} ${sentence}`) : `${text} ${sentence}`;
}
