import { type NamedFood, thingNamed } from '../claims/contents.ts';
import type { KindName } from '../foods/kinds.ts';
import type { PhraseTable } from '../read/phrase-table.ts';
import { without } from './qualifiers.ts';
import { LineReader } from './read-line.ts';
import { endsOf, wordsOf } from './text-words.ts';

/** A food that a recipe names as part of the dish. */
export interface Mention {
  /** Its words as they stand in the recipe, without the marks of markdown. */
  readonly found: string;
  /** Its name, in the form of our tables. */
  readonly phrase: string;
  readonly known?: NamedFood;
  readonly things: ReadonlySet<string>;
  /** The things that the recipe says it is made without, and the things that it would hold otherwise. */
  readonly lacks: ReadonlySet<string>;
  readonly usual: ReadonlySet<string>;
  /** Whether it stands in a heading, and whether it may mean a food that the recipe has named before. */
  readonly isHeading: boolean;
  readonly mayRefer: boolean;
}

const HEADING = /^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/;
const LISTED = /^\s*[-*•+]\s/;
/** The part of a recipe of the built-in chef that names the foods that are not in it. */
const LEFT_OUT = /^\s*#+\s*left out\b/i;
/** Lines of the built-in chef about the list of the visitor. */
const ABOUT_LIST = /^(?:- )?(?:As you asked \(|I read “|\*\*Please do not eat )|: left out, as you asked\.$/;
const MARKDOWN = /[*_`~]+/g;

/**
 * The foods that a recipe names as part of the dish, in their order. Foods in "without nuts" and "nut-free" are none of them.
 *
 * @param others - more names to look for
 */
export function mentionsIn(recipe: string, others: PhraseTable<unknown>): Mention[] {
  const mentions: Mention[] = [];
  let isLeftOut = false;
  for (const line of recipe.split('\n')) {
    const isHeading = HEADING.test(line);
    if (isHeading) isLeftOut = LEFT_OUT.test(line);
    if (!isLeftOut && !ABOUT_LIST.test(line)) mentions.push(...mentionsInLine(line, others, isHeading));
  }
  return withoutDish(distinct(mentions));
}

function mentionsInLine(line: string, others: PhraseTable<unknown>, isHeading: boolean): Mention[] {
  const words = wordsOf(line);
  const isListed = LISTED.test(line);
  const foods = new LineReader(words, others, isListed).read(isHeading);
  return foods.map(({ from, to, phrase, known, things, lacks, isCounted, isDefinite }) => ({
    found: line.slice(words[from]?.start, words[to - 1]?.end).replace(MARKDOWN, ''),
    phrase,
    ...(known && { known }),
    things: without(things, lacks),
    lacks,
    usual: things,
    isHeading,
    mayRefer: !isCounted && (!isListed || isDefinite),
  }));
}

/** A recipe names the same foods again and again, and the first place of each is enough. */
const distinct = (mentions: readonly Mention[]): Mention[] => {
  const first = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = [mention.phrase, mention.isHeading, mention.mayRefer, ...mention.lacks].join('|');
    if (!first.has(key)) first.set(key, mention);
  }
  return [...first.values()];
};

/** Kinds of food that are made of others, and that a recipe may tell how to make. */
export const MADE_KINDS: ReadonlySet<KindName> = new Set<KindName>([
  ...([
    'meal',
    'soup',
    'mix',
    'snack',
    'candy',
    'dough',
    'bread',
    'wrap',
    'sauce',
    'spread',
    'paste',
  ] as const),
  ...(['pasta', 'noodle', 'stock'] as const),
]);

const isMade = ({ phrase, known }: Mention): boolean =>
  thingNamed(phrase) === undefined && (!known || MADE_KINDS.has(known.food.kind));

/** Made foods in headings are the dish itself or a part of it, and its ingredients tell what it is made of. */
function withoutDish(mentions: readonly Mention[]): Mention[] {
  const made = new Set(
    mentions.flatMap((one) => (one.isHeading && isMade(one) ? [one.phrase, ...endsOf(one.phrase)] : [])),
  );
  return mentions.filter(
    (one) => !isMade(one) || (!one.isHeading && !(one.mayRefer && made.has(one.phrase))),
  );
}
