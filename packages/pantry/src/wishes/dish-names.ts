import { cookbook } from '../cookbook/known-recipe.ts';
import { NEW_THOUGHT } from '../foods/negations.ts';
import { lazy } from '../read/lazy.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { normal, plain } from '../read/words.ts';
import { hasForbiddingWord } from './may-forbid.ts';
import { isWishWord } from './read-words.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';

/** The titles of the dishes that have a name. The names are in the form of {@link normal}. */
const titlesOf = lazy((): ReadonlyMap<string, ReadonlySet<string>> => {
  const titles = new Map<string, Set<string>>();
  for (const { title, also } of cookbook()) {
    for (const name of [title, ...also].map(normal))
      titles.set(name, (titles.get(name) ?? new Set()).add(title));
  }
  return titles;
});

/** People ask for no dish of the cookbook by a longer name. */
const MOST_WORDS = 5;

/**
 * Finds the name of a dish in a note: "like pad thai". The longest name counts. A food is no dish, and a part of the note that forbids
 * something wishes for no dish either.
 *
 * @returns a wish for the dish; undefined when the note names no dish of the cookbook
 */
export function dishIn(note: string): Taste | undefined {
  const thoughts = plain(note).split(NEW_THOUGHT);
  return thoughts.flatMap((thought) => (hasForbiddingWord(thought) ? [] : (dishNamedIn(thought) ?? [])))[0];
}

function dishNamedIn(thought: string): Taste | undefined {
  const words = [...thought.matchAll(/\p{L}+/gu)];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const [first, last] = [words[from], words[from + count - 1]];
      const name = first && last ? thought.slice(first.index, last.index + last[0].length) : '';
      const dishes = isName(name) ? titlesOf().get(normal(name)) : undefined;
      if (!dishes) continue;
      const wording = said(`${NOT_BEFORE}(?<!\\bwith )${name}`);
      if (wording.test(thought)) return { name, words: wording, dishes, isSoft: true };
    }
  }
  return undefined;
}

const isName = (words: string): boolean =>
  !/[^\p{L} -]/u.test(words) && !nameOfFood(words) && (words.includes(' ') || !isWishWord(words));
