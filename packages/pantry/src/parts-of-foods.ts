/** Words that speak of the rest of a food: "repeat", "the other chips". */
const GOES_ON =
  /\b(?:rest|remain\w*|others?|last|left|repeat|again|once|more|second|close|halves|so on|aside|turn|third)\b/i;

/** Verbs of which the rest of the food needs no word, since it stays in the pan as it is. */
const CRUSHES = /\b(?:crush|mash|blend|purée|about)\b[^.]*$/i;

/**
 * Says "the salt" for "the rest of the salt" where none of it was used before, and for "half of the salt" where nothing is said of the rest.
 *
 * @param texts - the texts of all steps
 * @param names - the foods of the dish
 */
export function wholeFoods(texts: readonly string[], names: readonly string[]): string[] {
  const all = texts.join('\n');
  const anyName = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[^\p{L}\p{N} '-]/gu, '.'))
    .join('|');
  const part = new RegExp(
    `(?<!other )\\b(?:(the rest of|the remaining|the last of)|half|most|two thirds|a third|three quarters)(?: of)?(?: the)? (${anyName})\\b`,
    'g',
  );
  const whole = all.replaceAll(part, (said: string, rest: string | undefined, name: string, at: number) => {
    const later = all.slice(at + said.length);
    const isPart = rest
      ? all.slice(0, at).includes(name)
      : later.includes(name) || GOES_ON.test(later) || CRUSHES.test(all.slice(0, at));
    return isPart || name.endsWith('water') ? said : `the ${name}`;
  });
  return whole.split('\n');
}
