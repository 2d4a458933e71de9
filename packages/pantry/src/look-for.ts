import { namesOf } from './claims/contents.ts';
import { breaksDiet, isOfPlants } from './look/diet.ts';
import { type Mention, mentionsIn } from './look/mentions.ts';
import { referringTo } from './look/refer.ts';
import { sayWarning } from './look/say-warning.ts';
import { type Sought, soughtIn } from './look/sought.ts';
import { PhraseTable } from './read/phrase-table.ts';
import { matcherOf } from './wishes/ban.ts';
import type { Order } from './wishes/order.ts';

/** A thing in the finished recipe that was not to be in it. */
export interface Warning {
  /** The wish that is broken: a word to avoid, a diet, or an ingredient such as "no peanuts". */
  readonly wish: string;
  /** The words of the recipe that break it, as they stand there. */
  readonly found: string;
  /** One sentence for the visitor: "Satay sauce is made of peanuts." */
  readonly detail: string;
}

/** The outcome of a look through a recipe. */
export interface Look {
  readonly warnings: Warning[];
  /** Each wish, and whether the food knowledge has it; else only its letters were looked for. */
  readonly lookedFor: { readonly wish: string; readonly known: boolean }[];
}

/**
 * Looks through a finished recipe, by any author, for that which was not to be in it. Labels know more: a recipe without a warning may
 * still hold an allergen.
 *
 * @param recipe - markdown
 * @returns undefined where nothing was wished for, and no ingredient says what must not be in the recipe
 */
export function lookFor(recipe: string, order: Order): Look | undefined {
  const sought = soughtIn(order);
  const isWished = Object.values(order.wishes ?? {}).some((wish) => wish !== undefined);
  if (sought.length === 0) return isWished ? { warnings: [], lookedFor: [] } : undefined;
  const words = sought
    .flatMap(({ unwanted }) => unwanted.map(({ words }) => words))
    .filter((phrase) => phrase !== '');
  const mentions = mentionsIn(recipe, new PhraseTable(words.map((phrase) => [phrase, true])));
  return {
    warnings: sought.flatMap((one) => warningsFor(one, mentions)),
    lookedFor: sought.map(({ wish, unwanted }) => ({
      wish,
      known: unwanted.every(({ name }) => name !== ''),
    })),
  };
}

/** One warning for each food, however often the recipe names it. */
function warningsFor(sought: Sought, mentions: readonly Mention[]): Warning[] {
  const isUnwanted = breachOf(sought);
  const breaking = mentions.filter(isUnwanted);
  const isReferring = referringTo(mentions.filter((mention) => !isUnwanted(mention)));
  const warnings = new Map<string, Warning>();
  for (const mention of breaking) {
    const key = mention.known?.food.name ?? mention.phrase;
    if (warnings.has(key) || isReferring(mention)) continue;
    warnings.set(key, { wish: sought.wish, found: mention.found, detail: sayWarning(sought, mention) });
  }
  return [...warnings.values()];
}

/** A function that tells whether a food breaks a wish. */
function breachOf({ unwanted, allowed }: Sought): (mention: Mention) => boolean {
  const isUnwanted = matcherOf(unwanted);
  const isAllowed = matcherOf(allowed);
  const isByName = [...unwanted, ...allowed].some(({ things }) => things.length === 0);
  return (mention) => {
    const { phrase, known, things } = mention;
    const isOther = isOfPlants(mention);
    const names = isOther || !isByName ? [] : [phrase, ...(known ? namesOf(known) : [])];
    const own = isOther ? undefined : known?.food.name;
    return (
      (isUnwanted(things, names, own) || breaksDiet(unwanted, mention)) && !isAllowed(things, names, own)
    );
  };
}
