import type { Recipe } from '@spatula/recipe/recipe';
import { ALSO_VERBS, FOOD_PARTS, MANY_KINDS, NO_FOOD, SAYS_NO_KIND } from './food-words.ts';

/** The words that name a food. The last one is the main word: "olive oil". */
type FoodName = readonly string[];

interface Named {
  line: string;
  name: FoodName;
}

/**
 * The lines of ingredients whose food is named in a text. A line is left out where the words may mean another food:
 * where a recipe has two oils, "the oil" names neither.
 */
export function ingredientsOfStep({ ingredients }: Recipe, text: string): string[] {
  const lines = ingredients.flatMap((group) => group.lines.map((line) => line.text));
  const named = lines.flatMap((line) => foodNames(line).map((name) => ({ line, name })));
  const tokens = tokensOf(text);
  const found = new Set(tokens.flatMap((_, index) => linesNamedAt(tokens, index, named)));
  return lines.filter((line, index) => found.has(line) && lines.indexOf(line) === index);
}

/** The lines whose food is named by this token and those before it, if they name one food only. */
function linesNamedAt(tokens: readonly string[], end: number, named: readonly Named[]): string[] {
  const word = tokens[end] ?? '';
  const before = tokens[end - 1] ?? '';
  if (isPartOfAnother(tokens, end, named) || (ALSO_VERBS.has(word) && before !== 'the')) return [];
  const ending = named.filter(({ name }) => name.at(-1) === word);
  const best = Math.max(...ending.map(({ name }) => wordsNamed(tokens, end, name)));
  const close = ending.filter(({ name }) => wordsNamed(tokens, end, name) === best);
  const whole = close.filter(({ name }) => name.length === best);
  const meant = whole.length > 0 ? whole : close;
  const isOneFood = new Set(meant.map(({ name }) => name.join(' '))).size === 1;
  const isOfOtherKind = best === 1 && MANY_KINDS.has(word) && !saysNoKind(before);
  return isOneFood && !isOfOtherKind ? meant.map(({ line }) => line) : [];
}

/** How many words of a name stand one after the other up to this token. */
function wordsNamed(tokens: readonly string[], end: number, name: FoodName): number {
  let count = 0;
  while (count < name.length && name.at(-1 - count) === tokens[end - count]) count += 1;
  return count;
}

function saysNoKind(word: string): boolean {
  return word === '' || SAYS_NO_KIND.has(word) || isParticiple(word);
}

/** Whether the next word makes another food of this one: "chicken stock", "egg noodles". */
function isPartOfAnother(tokens: readonly string[], end: number, named: readonly Named[]): boolean {
  const next = tokens[end + 1];
  if (next === undefined) return false;
  return MANY_KINDS.has(next) || named.some(({ name }) => wordsNamed(tokens, end + 1, name) > 1);
}

/** The foods that a line names: more than one where it says "salt and black pepper". */
function foodNames(line: string): FoodName[] {
  const plain = line
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(?:to taste|for [\p{L} ]+|such as [\p{L} ]+)$/iu, ' ');
  const parts = plain.split(/[,;:–—]|\s-\s/);
  for (const part of parts) {
    const names = part
      .split(/\s(?:and|or|&|plus)\s|\//i)
      .map(foodName)
      .filter((name) => name.length > 0);
    if (names.length > 0) return names;
  }
  return [];
}

function foodName(words: string): FoodName {
  const food = tokensOf(words).filter((word) => word !== '' && !isNoFood(word));
  const whole = food.filter((word) => !FOOD_PARTS.has(word));
  return whole.length > 0 ? whole : food;
}

function isNoFood(word: string): boolean {
  return NO_FOOD.has(word) || /\d|\p{No}/u.test(word) || isParticiple(word);
}

/** "chopped", and not "seed". */
function isParticiple(word: string): boolean {
  return /..[^e]ed$/.test(word);
}

/** The words of a text in lower case and singular. An empty one stands for a punctuation mark. */
function tokensOf(text: string): string[] {
  const pieces = text.toLowerCase().match(/[\p{L}\p{N}]+|[.,;:!?()]/gu) ?? [];
  return pieces.map((piece) => (/[\p{L}\p{N}]/u.test(piece) ? singular(piece) : ''));
}

function singular(word: string): string {
  // "Peppers" are vegetables, "pepper" is a spice.
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || word === 'peppers') return word;
  if (word === 'leaves' || word === 'loaves' || word === 'halves') return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
