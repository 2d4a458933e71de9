import type { Recipe } from '@spatula/recipe/recipe';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Choice, WrittenRecipe } from './adapt-recipe.ts';

type AdaptCode = typeof import('./adapt-recipe.ts');

/** What a visitor can do with a text that is a recipe. */
export interface RecipeTools {
  written: WrittenRecipe;
  /** The text that is shown, as data. */
  shown: Recipe | undefined;
  choice: Choice;
  choose: (choice: Choice) => void;
  /** Writes what is shown as a file for other programs. */
  toFile: (model: string) => string | undefined;
}

/** A recipe as the visitor wants it. */
export interface AdaptedRecipe {
  /** The text to show and to hand on. */
  markdown: string;
  /** Nothing where the text is no single recipe: it is as good without. */
  tools: RecipeTools | undefined;
}

const AS_WRITTEN: Choice = { factor: 1, units: 'written' };

/**
 * Holds what the visitor chose for a recipe, and computes it from the text as written. Without a text, or with
 * another one, it begins anew.
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
  const toFile = (model: string) => shown && code.recipeFile(shown, model);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed ahead is asked for again when it is needed
  useEffect(() => fetchIfMissing(), [isWanted]);
  return code;
}
