import type { RecipeRequest } from '@spatula/shared/recipe';
import { DIETS, type LookedFor, MAX_AVOIDED, type Warning } from '@spatula/shared/wishes';
import type { RecipeState } from '../recipe/recipe-state.ts';
import { withFoods } from './set-wishes.ts';
import { typedNegation } from './typed-negation.ts';

type ShownState = Exclude<RecipeState, { kind: 'idle' }>;

/** A wish that more foods break is told without the reasons, which would be longer than the recipe. */
const MOST_REASONS = 3;

/** Warnings in words: a line for each wish that is broken, which says all that a reader has to know wherever it stands. */
export function warningLines(warnings: readonly Warning[], request: RecipeRequest): string[] {
  const promiseTo = ({ wish }: Warning) => wordsFor(wish, request).promise;
  return Array.from(new Set(warnings.map(promiseTo)), (promise) => {
    const broken = warnings.filter((warning) => promiseTo(warning) === promise);
    const found = unique(broken.map((warning) => `“${warning.found.trim().replace(/\s+/g, ' ')}”`));
    const reasons = found.length > MOST_REASONS ? [] : unique(broken.map(({ detail }) => detail));
    const are = found.length > 1 ? 'are' : 'is';
    return [`${listed(found, 'and')} ${are} in this recipe, which was to ${promise}.`, ...reasons].join(' ');
  });
}

/** A line that names the things that were looked for and not found, or says that nobody has looked; empty where nothing was to be looked for. */
export function lookedForLine(state: ShownState): string {
  if (state.kind === 'cooking' || state.text.trim() === '') return '';
  const done = state.kind === 'done' ? state : undefined;
  const lookedFor = done?.lookedFor ?? wishedFor(state).map((wish) => ({ wish, known: true }));
  if (lookedFor.length === 0) return '';
  const sentences =
    done?.lookedFor && !done.truncated
      ? [foundNone(done.lookedFor, done.warnings ?? [], state)]
      : [`Nobody has looked at all of this recipe for ${listed(namesOf(lookedFor, state), 'or')}.`];
  return [...sentences, onlyWords(lookedFor, state)].filter((sentence) => sentence !== '').join(' ');
}

function foundNone(
  lookedFor: readonly LookedFor[],
  warnings: readonly Warning[],
  request: RecipeRequest,
): string {
  const broken = new Set(warnings.map(({ wish }) => wish));
  const names = namesOf(
    lookedFor.filter(({ wish }) => !broken.has(wish)),
    request,
  );
  if (names.length === 0) return '';
  return `We looked for ${listed(names, 'and')}${names.length > 1 ? ',' : ''} and found none. Labels decide.`;
}

function onlyWords(lookedFor: readonly LookedFor[], request: RecipeRequest): string {
  const unknown = namesOf(
    lookedFor.filter(({ known }) => !known),
    request,
  );
  if (unknown.length === 0) return '';
  const words = unknown.length > 1 ? 'the words themselves were' : 'the word itself was';
  return `We do not know ${listed(unknown, 'and')} as food: only ${words} looked for.`;
}

/** Everything that a request says must not be in the recipe. */
function wishedFor({ ingredients, wishes }: ShownState): string[] {
  const negations = ingredients.filter((ingredient) => typedNegation(ingredient).length > 0);
  const foods = [...negations, ...(wishes?.avoid ?? [])];
  return wishes?.diet ? [...foods, wishes.diet] : foods;
}

/** The foods that a request says must not be in the recipe, as a link takes them; undefined where it names none. */
export function foodsToAvoid({ ingredients, wishes }: RecipeRequest): string[] | undefined {
  const foods = withFoods(wishes?.avoid ?? [], ingredients.flatMap(typedNegation));
  return foods.length > 0 ? foods.slice(0, MAX_AVOIDED) : undefined;
}

function namesOf(lookedFor: readonly LookedFor[], request: RecipeRequest): string[] {
  return unique(lookedFor.map(({ wish }) => wordsFor(wish, request).absent));
}

/** A wish in words: that which must be absent from a recipe, and the promise that the recipe was to keep. */
function wordsFor(wish: string, { wishes }: RecipeRequest): { absent: string; promise: string } {
  if (isDiet(wish)) return { absent: `food that is not ${wish}`, promise: `be ${wish}` };
  const foods = wishes?.avoid?.includes(wish) ? [wish] : typedNegation(wish);
  // The words of an ingredient that only the chef understands, such as "halal, please".
  if (foods.length === 0) return { absent: `what “${wish}” forbids`, promise: `heed “${wish}”` };
  return { absent: listed(foods, 'and'), promise: `have no ${listed(foods, 'or')}` };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const isDiet = (wish: string): boolean => DIETS.some((diet) => diet === wish);

/** Words as a list in a sentence. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('');
}
