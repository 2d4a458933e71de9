import { HAZARDS } from '../foods/hazards.ts';
import { PhraseTable } from './phrase-table.ts';

const REASONS = new PhraseTable(
  HAZARDS.flatMap(({ words, reason }) => words.map((word) => [word, reason] as const)),
);

/** Why nobody must eat what these words name; undefined when we see no danger. */
export function findHazard(words: readonly string[]): string | undefined {
  const [named] = words.flatMap((_, at) => REASONS.startingAt(words, at));
  const line = ` ${words.join(' ')} `;
  return named?.value ?? HAZARDS.find(({ pattern }) => pattern?.test(line))?.reason;
}
