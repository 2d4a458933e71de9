import { cookbook } from '../cookbook/known-recipe.ts';
import { lazy } from '../read/lazy.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { normal } from '../read/words.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';

/** The titles of the dishes that have a name. The names are in the form of {@link normal}. */
const titlesOf = lazy((): ReadonlyMap<string, readonly string[]> => {
  const titles = new Map<string, string[]>();
  for (const { title, also } of cookbook()) {
    for (const name of [title, ...also].map(normal)) titles.set(name, [...(titles.get(name) ?? []), title]);
  }
  return titles;
});

/** Words that forbid a food or name a diet: "gluten free" is no dish. */
const FORBIDS = /free|less|\b(?:no|non|not|without|vegan|vegetarian|veggie)\b/;

/** People ask for no dish of the cookbook by a longer name. */
const MOST_WORDS = 5;

/**
 * Reads the name of a dish in a note: "like pad thai". The longest name counts. A name of a food is no name of a dish.
 *
 * @param note - in small letters, without accents and apostrophes
 * @param isOther - tells whether a word means something else: "dinner"
 * @returns a wish for the dish, whose wording is the name in the note; undefined when the note names no dish of the cookbook
 */
export function dishIn(note: string, isOther: (name: string) => boolean): Taste | undefined {
  const words = [...note.matchAll(/\p{L}+/gu)];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const [first, last] = [words[from], words[from + count - 1]];
      const name = first && last ? note.slice(first.index, last.index + last[0].length) : '';
      const titles =
        /[^\p{L} -]/u.test(name) || nameOfFood(name) || isOther(name) || FORBIDS.test(name)
          ? undefined
          : titlesOf().get(normal(name));
      const wording = said(`${NOT_BEFORE}(?<!\\bwith )${name}`);
      if (titles && wording.test(note))
        return { name, words: wording, titles: new RegExp(`^(?:${titles.join('|')})$`), isSoft: true };
    }
  }
  return undefined;
}
