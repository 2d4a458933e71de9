import { MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS } from '@spatula/shared/recipe';
import type { FailureCode, RecipeProblem } from './recipe-failure.ts';

const TELL_US = 'Something is wrong with this site, not with your ingredients: please tell whoever runs it.';

const WRONG_WISH =
  'Some wishes cannot be read, or there are too many: remove the last ones that you set, then try again.';

/** The sentence of each failure that needs no details of the request. */
const SENTENCES: Record<FailureCode, string> = {
  offline: 'You seem to be offline: check your connection, then try again.',
  'server-unreachable': 'The kitchen cannot be reached: check your connection, then try again in a moment.',
  cut: 'The answer broke off before the recipe was finished: try again to get a whole one.',
  'unexpected-answer': 'The answer was no recipe: try again, or reload the page if it happens twice.',
  'sign-in':
    'This site wants you to sign in first: open the sign-in page, come back to this one, then try again.',
  'chef-not-loaded': 'The built-in chef could not be loaded: check your connection, then try again.',
  'rate-limited': 'You asked for many recipes in a short time: wait a minute, then try again.',
  'chef-busy': 'The chef is busy with other recipes: wait a moment, then try again.',
  'chef-unreachable': 'The chef cannot be reached right now: try again in a few minutes.',
  'chef-refused':
    'The chef will not cook for this site, and trying again will not help: please tell whoever runs it.',
  'chef-unintelligible': 'The chef answered with something that is no recipe: try again.',
  'chef-timeout': 'The chef took too long to answer: try again, perhaps with fewer ingredients.',
  'budget-spent': 'The kitchen has cooked all the recipes that it may cook today: come back tomorrow.',
  'shutting-down': 'The kitchen is closing for a moment: try again in a minute.',
  'body-too-large': 'Your list is too long to send: remove some ingredients, then try again.',
  'invalid-request': 'Some ingredients cannot be read: remove the last ones that you added, then try again.',
  'invalid-json': TELL_US,
  'not-found': TELL_US,
  'method-not-allowed': TELL_US,
  'not-acceptable': TELL_US,
  'unsupported-media-type': TELL_US,
  misdirected:
    'The kitchen does not answer at this address: open this page as localhost, or tell whoever runs it.',
  internal: 'Something broke in the kitchen: try again, and tell whoever runs this site if it happens twice.',
};

/**
 * The sentence below the failure sentence, in the page's own words: the reason, and how the visitor can go on.
 *
 * @param ingredients - the list that the failed request held
 * @param text - as much of the recipe as had come
 */
export function failureMessage(problem: RecipeProblem, ingredients: readonly string[], text = ''): string {
  const { code, retryAfterSeconds } = problem;
  // The words of a recipe stand below this sentence: it must not say that there is no recipe.
  if (text.trim() !== '' && (code === 'chef-unintelligible' || code === 'unexpected-answer')) {
    return SENTENCES.cut;
  }
  if (code === 'invalid-request') {
    return ingredientsReason(problem, ingredients) ?? (problem.isWishWrong ? WRONG_WISH : SENTENCES[code]);
  }
  if (retryAfterSeconds !== undefined && retryAfterSeconds > 0) {
    const wait = `wait ${count(Math.ceil(retryAfterSeconds), 'second')}, then try again.`;
    if (code === 'rate-limited') return `You asked for many recipes in a short time: ${wait}`;
    if (code === 'chef-busy') return `The chef is busy with other recipes: ${wait}`;
  }
  return SENTENCES[code];
}

function ingredientsReason(problem: RecipeProblem, ingredients: readonly string[]): string | undefined {
  const surplus = ingredients.length - MAX_INGREDIENTS;
  if (surplus > 0) {
    return `A recipe takes at most ${MAX_INGREDIENTS} ingredients and you have ${ingredients.length}: remove ${surplus}, then try again.`;
  }
  const wrong = (problem.wrongIngredients ?? []).flatMap((position) => ingredients[position] ?? []);
  if (wrong.length === 0) return undefined;
  const names = wrong.map(shortName).join(', ');
  if (wrong.every((name) => name.length > MAX_INGREDIENT_LENGTH)) {
    return `An ingredient can have at most ${MAX_INGREDIENT_LENGTH} characters: remove ${names} and add it again in fewer words.`;
  }
  return `These ingredients cannot be read: remove ${names} and type them again, with at most ${MAX_INGREDIENT_LENGTH} characters each.`;
}

/** Enough of an ingredient to recognise it by. */
function shortName(ingredient: string): string {
  const letters = [...ingredient];
  return letters.length > 30 ? `“${letters.slice(0, 30).join('')}…”` : `“${ingredient}”`;
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
