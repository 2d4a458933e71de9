import { DIETS, type LookedFor, type Warning } from '@spatula/shared/wishes';
import type { RecipeState } from '../recipe/recipe-state.ts';
import { typedNegation } from './typed-negation.ts';

type ShownState = Exclude<RecipeState, { kind: 'idle' }>;

/** A warning in one sentence or two, which say all that a reader has to know wherever they stand. */
export function warningLine({ wish, found, detail }: Warning): string {
  const promise = isDiet(wish) ? `be ${wish}` : `have no ${listed(foodsOf(wish), 'or')}`;
  return `“${found.trim()}” is in this recipe, which was to ${promise}. ${detail}`;
}

/** The warnings as plain text to stand in front of the recipe, wherever its text goes. */
export function withWarnings(markdown: string, lines: readonly string[]): string {
  // The words of a model and of a visitor must not become formatting.
  const paragraphs = lines.map((line) =>
    `Careful: ${line}`.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~&|]/g, '\\$&'),
  );
  return [...paragraphs, markdown].join('\n\n');
}

/** What was looked for and not found, or that nobody has looked; empty where nothing was to be looked for. */
export function lookedForLine(state: ShownState): string {
  if (state.kind === 'cooking' || state.text.trim() === '') return '';
  const done = state.kind === 'done' ? state : undefined;
  const wished = wishedFor(state);
  const lookedFor = done?.lookedFor ?? wished.map((wish) => ({ wish, known: true }));
  if (lookedFor.length === 0) return '';
  const sentences =
    done?.lookedFor && !done.truncated
      ? [foundNone(done.lookedFor, done.warnings ?? [])]
      : [`Nobody has looked at all of this recipe for ${listed(namesOf(lookedFor), 'or')}.`];
  return [...sentences, onlyWords(lookedFor)].filter((sentence) => sentence !== '').join(' ');
}

function foundNone(lookedFor: readonly LookedFor[], warnings: readonly Warning[]): string {
  const broken = new Set(warnings.map(({ wish }) => wish));
  const names = namesOf(lookedFor.filter(({ wish }) => !broken.has(wish)));
  if (names.length === 0) return '';
  return `We looked for ${listed(names, 'and')}${names.length > 1 ? ',' : ''} and found none. Labels decide.`;
}

function onlyWords(lookedFor: readonly LookedFor[]): string {
  const unknown = namesOf(lookedFor.filter(({ known }) => !known));
  if (unknown.length === 0) return '';
  const words = unknown.length > 1 ? 'the words themselves were' : 'the word itself was';
  return `We do not know ${listed(unknown, 'and')} as food: only ${words} looked for.`;
}

/** Everything that a request says must not be in the recipe. */
function wishedFor({ ingredients, wishes }: ShownState): string[] {
  const foods = [...ingredients.flatMap(typedNegation), ...(wishes?.avoid ?? [])];
  return wishes?.diet ? [...foods, wishes.diet] : foods;
}

function namesOf(lookedFor: readonly LookedFor[]): string[] {
  const names = lookedFor.flatMap(({ wish }) => (isDiet(wish) ? `food that is not ${wish}` : foodsOf(wish)));
  return [...new Set(names)];
}

/** A wish may be a food, or the words of an ingredient such as "no peanuts". */
function foodsOf(wish: string): string[] {
  const foods = typedNegation(wish);
  return foods.length > 0 ? foods : [wish];
}

const isDiet = (wish: string): boolean => DIETS.some((diet) => diet === wish);

function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('');
}
