import { thingNamed } from '../claims/contents.ts';
import { ORDERS } from '../foods/words.ts';
import {
  BRACKETS,
  FOOTNOTE,
  HEADING,
  LACKING,
  LETTER_OR_EMOJI,
  MARKUP,
  PART_SEPARATOR,
  SIMPLIFICATIONS,
} from '../foods/writing.ts';
import { isStray } from './pieces.ts';
import type { KnownFood } from './read-ingredient.ts';
import { readPhrase } from './read-phrase.ts';
import { EMOJI, normal, tokens } from './words.ts';

/** A food of a line, with the words of its part of the line, and other words of the line, which may say more about it. */
interface TypedFood {
  readonly known: KnownFood;
  readonly words: readonly string[];
  readonly asides: readonly string[];
}

/** The foods of a line, and its parts that are unknown. */
export interface TypedFoods {
  readonly foods: readonly TypedFood[];
  readonly unread: readonly string[];
}

const NONE: TypedFoods = { foods: [], unread: [] };

/** Whether a line is the heading of a list, and no food. */
export const isHeading = (typed: string): boolean => HEADING.test(typed.replace(FOOTNOTE, ''));

/** Reads the foods of a typed line, before anything is known of their dangers. Never throws. */
export function typedFoods(typed: string): TypedFoods {
  const said = typed.replace(FOOTNOTE, '');
  if (isHeading(typed) || MARKUP.test(said) || tokens(said).some((word) => ORDERS.has(word))) return NONE;
  const simple = SIMPLIFICATIONS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), said);
  const text = simple.replace(LACKING, (all, non, less) =>
    thingNamed(normal(non ?? less)) ? `${non ?? less} free` : all,
  );
  const brackets = tokens(text.match(BRACKETS)?.join(' ') ?? '');
  const main = readParts(text.replace(BRACKETS, ' '), brackets);
  const isRead = main.foods.length > 0 || brackets.length === 0;
  return isRead ? main : readParts(text.replace(/[()]/g, ','), brackets);
}

/** Reads the parts between the commas of a line: its foods with their states, and its unknown parts. */
function readParts(text: string, brackets: readonly string[]): TypedFoods {
  const parts = [...new Set(text.replace(EMOJI, ', $& ,').split(PART_SEPARATOR))]
    .filter((part) => LETTER_OR_EMOJI.test(part))
    .map((part) => ({ said: part.trim(), words: tokens(part) }))
    .map((part) => ({ ...part, foods: readPhrase(part.words) }));
  const found = parts.flatMap(({ foods, words }) => foods.map((known) => ({ known, words })));
  const foods = [...Map.groupBy(found, ({ known }) => known.food).values()].flatMap(([first]) => first ?? []);
  const rest = parts.filter(({ foods }) => foods.length === 0);
  const asides = foods.length > 1 ? [] : [...brackets, ...rest.flatMap(({ words }) => words)];
  // A part with a plain word, such as "finely chopped", describes a food and is not unknown.
  const unread = rest.filter(({ words }) => words.every((word) => isStray({ text: word })));
  return {
    foods: foods.map((food) => ({ ...food, asides })),
    unread: unread.map(({ said }) => said),
  };
}
