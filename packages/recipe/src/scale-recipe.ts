import { findAmounts } from './amounts/find-amounts.ts';
import { listedAmounts } from './amounts/listed-amounts.ts';
import { scalableAmounts } from './amounts/scalable-amounts.ts';
import { scaleAmount, scaleServings } from './amounts/scale-amount.ts';
import { type Edit, editText, shiftEdits } from './edit-text.ts';
import { readRecipe } from './read-recipe.ts';
import type { Recipe } from './recipe.ts';

/**
 * The recipe for another number of servings, as markdown. It changes the amounts in the list of ingredients, the amounts in the steps
 * that repeat them, and the stated servings. Times, temperatures and sizes stay. A text that is no recipe comes back unchanged, and so
 * does every text when the factor is no positive number.
 */
export function scaleRecipe(markdown: string, factor: number): string {
  const recipe = factor > 0 && Number.isFinite(factor) && factor !== 1 ? readRecipe(markdown) : undefined;
  return recipe ? editText(markdown, editsOf(markdown, recipe, factor)) : markdown;
}

function editsOf(markdown: string, { ingredients, steps, servings }: Recipe, factor: number): Edit[] {
  const lines = ingredients.flatMap((group) => group.lines).map(({ place }) => place);
  const texts = lines.map(({ start, end }) => markdown.slice(start, end));
  const usesCups = texts.some((text) => /\bcups?\b/i.test(text));
  const listed = listedAmounts(texts);
  const edits = lines.flatMap(({ start }, index) => {
    const text = texts[index] ?? '';
    const amounts = scalableAmounts(text, findAmounts(text));
    return shiftEdits(
      amounts.flatMap((amount) => scaleAmount(text, amount, factor, usesCups)),
      start,
    );
  });
  for (const { place } of steps) {
    const text = markdown.slice(place.start, place.end);
    const amounts = findAmounts(text).filter((amount) => listed.isRepeated(text, amount));
    edits.push(
      ...shiftEdits(
        amounts.flatMap((amount) => scaleAmount(text, amount, factor, usesCups)),
        place.start,
      ),
    );
  }
  return servings ? [...edits, ...servingsEdits(markdown, servings, factor)] : edits;
}

function servingsEdits(markdown: string, servings: NonNullable<Recipe['servings']>, factor: number): Edit[] {
  const text = markdown.slice(servings.place.start, servings.place.end);
  const stated = findAmounts(text).find(({ numbers }) => numbers[0]?.value === servings.from);
  return stated ? shiftEdits([scaleServings(text, stated, factor)], servings.place.start) : [];
}
