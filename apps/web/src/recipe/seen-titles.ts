import { MAX_NOT_AGAIN, MAX_TITLE_LENGTH } from '@spatula/shared/wishes';

/** The titles of the recipes that were seen last, with one more: short enough and few enough to be asked with. */
export function withTitle(titles: readonly string[], title: string | undefined): readonly string[] {
  const seen = (title ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, MAX_TITLE_LENGTH)
    // Half of a pair, where it was cut.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  if (seen === '') return titles;
  return [...titles.filter((other) => other !== seen), seen].slice(-MAX_NOT_AGAIN);
}
