import { cookbook } from '../cookbook/known-recipe.ts';
import type { KindName } from '../foods/kinds.ts';
import { FILLERS, NEW_THOUGHT } from '../foods/negations.ts';
import { lazy } from '../read/lazy.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { normal, plain, tokens } from '../read/words.ts';
import { hasForbiddingWord } from './may-forbid.ts';
import { withoutOccasions } from './occasions.ts';
import { isWishWord } from './read-words.ts';
import { NOT_BEFORE, said, type Taste } from './taste.ts';
import { AROUND } from './tastes.ts';

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
  // "Shakshuka, not hot" names a dish before it forbids something.
  const thoughts = withoutOccasions(plain(note))
    .split(NEW_THOUGHT)
    .flatMap((thought) => (hasForbiddingWord(thought) ? thought.split(',') : [thought]))
    // So does "risotto without wine".
    .map((thought) => thought.replace(WITHOUT, ''))
    .filter((thought) => !hasForbiddingWord(thought));
  return thoughts.flatMap((thought) => dishNamedIn(thought) ?? [])[0] ?? sortIn(thoughts);
}

/** A part of a thought that says what is not in the dish. */
const WITHOUT = /(?<=\p{L}) (?:with(?:out| no)|w\/o|minus|but no|no|not (?:too|so|very)) \p{L}.*$/u;

/** Last words of dishes' names that say nothing of the dish. */
const NO_SORT = new Set(
  `style dish mix side water party dessert bite ball box stick piece seed night day home way hand cup glass jar plate slice layer
  batch bake baked supper lunch dinner breakfast cold hot fry fried roast roasted grilled steamed stuffed mash mashed filling topping
  coating base blend drink treat sweet tea coffee egg meat fish vegetable fruit red green white brown oven pan pot skillet tray
  iron snack food meal frying baking cooking grilling dipping roasting friend baby kid child guest family house garden summer winter rest ring stove hob burner butter cream cheese leaf tin sour club round simmer half quarter road place corner one two three four five six seven eight nine ten skin blender processor mixer must bit top bottom
  kyiv kiev caesar bone smoky knot machine puppy complete runner bounce club seven island beach temple sunrise reduction earth helper polo mama young captain root style
  mold stove bottle substitute grilling heart paper flower bundle buddy strip star bird tang serve split foster moment house man claw lace delight
  ear road crack sweet case snow nest night king queen base boat board twist cap powder box lady mess mug butt tail pocket boy foil belly boil
  centrepiece centerpiece showstopper scratch wedge finger cut hole hair mary john roger jerry jim monica spring sandy dolly case class union imperial bean leftover age ups vera mac divan
  simmer reduce goldenrod malt fizz float cluster square tube spray bundle basket blanket raja royal royale fashioned collin`.split(
    /\s+/,
  ),
);

/** The dishes whose names end in a word, or have a word that is no food: "crumble" and "parmigiana", but not "chicken". */
const sortsOf = lazy((): ReadonlyMap<string, ReadonlySet<string>> => {
  const sorts = new Map<string, Set<string>>();
  for (const { title, also } of cookbook()) {
    for (const name of [title, ...also]) {
      // A "chicken tagine with olives" is a tagine.
      for (const part of new Set([name, name.split(' with ')[0] ?? ''])) {
        const last = tokens(plain(part)).at(-1) ?? '';
        if (last.length > 2 && !NO_SORT.has(last)) sorts.set(last, (sorts.get(last) ?? new Set()).add(title));
      }
    }
  }
  return sorts;
});

/** A wish for a sort of dish that no other wording asks for: "a crumble", "bolognese". */
function sortIn(thoughts: readonly string[]): Taste | undefined {
  for (const thought of thoughts) {
    for (const [name] of thought.matchAll(/\p{L}+/gu)) {
      const [word = ''] = tokens(name);
      const dishes = FILLERS.has(word) || AROUND.has(word) ? undefined : sortsOf().get(word);
      if (!dishes || isFood(name) || isWishWord(name)) continue;
      const words = said(`${NOT_BEFORE}(?<!\\b(?:with|up(?: the| my| our)?(?: old| stale)?) )${name}`);
      if (words.test(thought)) return { name, words, dishes, isSoft: true };
    }
  }
  return undefined;
}

/** Words in front of what goes with a dish, or is there already. */
const BESIDE = String.raw`(?<!\b(?:with|have|got|ive|weve|bought|leftover|left over|cold|up)(?: leftover)?(?: an?| some| the| lots of| plenty of)?(?: old| stale)? )`;

function dishNamedIn(thought: string): Taste | undefined {
  const words = [...thought.matchAll(/\p{L}+/gu)];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const [first, last] = [words[from], words[from + count - 1]];
      const name = first && last ? thought.slice(first.index, last.index + last[0].length) : '';
      const named = isName(name) && name !== 'old fashioned' ? titlesOf().get(normal(name)) : undefined;
      if (!named) continue;
      // "Burritos" may be of any sort, and a Greek potato salad is a potato salad.
      const sorts =
        count === 1
          ? (sortsOf().get(tokens(name)[0] ?? '') ?? [])
          : [...titlesOf()].flatMap(([longer, titles]) =>
              longer.endsWith(` ${normal(name)}`) ? [...titles] : [],
            );
      const dishes = new Set([...named, ...sorts]);
      const wording = said(`${NOT_BEFORE}${BESIDE}${name}`);
      if (wording.test(thought)) return { name, words: wording, dishes, isSoft: true };
    }
  }
  return undefined;
}

/** Kinds of foods that come ready from a shop and have the names of dishes: "falafel" and "banana bread" in a note ask for the dish. */
const READY: ReadonlySet<KindName> = new Set<KindName>(['meal', 'candy', 'soup', 'bread', 'wrap']);

/** The same, of other kinds. */
const READY_TOO =
  /^(?:lasagn[ae]|pierogi|ramen|chow mein|schnitzel|carnitas|(?:barbecue|bbq) ribs|pot roast|hot dogs?|pigs in blankets|fish ?cakes?|hamburgers?|chicken tenders|buffalo wings|baked beans|guacamole|hummus|houmous|baba ganoush|coleslaw|nachos|popcorn|granola|lemonade|hot chocolate|lemon curd|apple sauce)$/;

const isFood = (words: string): boolean => {
  const known = nameOfFood(words);
  return known !== undefined && !READY.has(known.food.kind) && !READY_TOO.test(words);
};

const isName = (words: string): boolean =>
  !/[^\p{L} -]/u.test(words) && !isFood(words) && (words.includes(' ') || !isWishWord(words));

/** Whether a dish that was wished for is cooked in one of these cuisines: a potato salad in the German way. */
export const isCookedIn = ({ dishes }: Taste, cuisines: readonly string[]): boolean =>
  cookbook().some(({ title, cuisine }) => dishes?.has(title) && cuisines.includes(cuisine));
