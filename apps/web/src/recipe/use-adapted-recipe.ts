import type { Recipe } from '@spatula/recipe/recipe';
import type { AboutRecipe } from '@spatula/recipe/to-json-ld';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Choice, WrittenRecipe } from './adapt-recipe.ts';

type AdaptCode = typeof import('./adapt-recipe.ts');

/** The choices and actions for a text that is a recipe. */
export interface RecipeTools {
  written: WrittenRecipe;
  /** The text that is shown, as data. */
  shown: Recipe | undefined;
  choice: Choice;
  choose: (choice: Choice) => void;
  /** Writes what is shown as a file for other programs. */
  toFile: (about: AboutRecipe) => string | undefined;
}

/** A recipe as the visitor wants it. */
export interface AdaptedRecipe {
  /** The text to show and to hand on. */
  markdown: string;
  /** Undefined where the text is not one single recipe; the text is shown all the same. */
  tools: RecipeTools | undefined;
}

const AS_WRITTEN: Choice = { factor: 1, units: 'written' };

/**
 * Keeps the visitor's choices for a recipe, and makes the text to show from the text as written. Another text, or
 * none, resets the choices.
 *
 * @param code - undefined until it is there
 */
export function useAdaptedRecipe(text: string | undefined, code: AdaptCode | undefined): AdaptedRecipe {
  const [chosen, setChosen] = useState({ text, choice: AS_WRITTEN });
  if (chosen.text !== text) setChosen({ text, choice: AS_WRITTEN });
  const { choice } = chosen;
  const written = useMemo(() => (text === undefined ? undefined : code?.readWritten(text)), [text, code]);
  const adapted = useMemo(
    () => (text !== undefined && written ? code?.adaptRecipe(text, choice) : undefined),
    [text, written, code, choice],
  );
  if (!code || !written || !adapted) return { markdown: text ?? '', tools: undefined };
  const { markdown, recipe: shown } = adapted;
  const choose = (next: Choice) => setChosen({ text, choice: next });
  const toFile = (about: AboutRecipe) => shown && code.recipeFile(shown, about);
  return { markdown, tools: { written, shown, choice, choose, toFile } };
}

/**
 * Fetches the code for {@link useAdaptedRecipe}.
 *
 * @param isWanted - whether it is needed now, and not only soon: then it is asked for again, and a failure is reported
 */
export function useAdaptCode(isWanted: boolean): AdaptCode | undefined {
  const [code, setCode] = useState<AdaptCode>();
  const fetchIfMissing = useEffectEvent(() => {
    if (!code) import('./adapt-recipe.ts').then(setCode, isWanted ? reportError : () => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure ahead is made good when the code is needed
  useEffect(() => fetchIfMissing(), [isWanted]);
  return code;
}
