import type { SharedRecipe } from '@spatula/recipe/share-link';
import { useId, useState } from 'react';
import { withWarnings } from '../wishes/warned-text.ts';
import { copyText } from './copy-text.ts';
import styles from './recipe-actions.module.css';
import { recipeFileName } from './recipe-file-name.ts';
import { saveFile } from './save-file.ts';
import { shareRecipe } from './share-recipe.ts';
import type { RecipeTools } from './use-adapted-recipe.ts';
import { useShareLink } from './use-share-link.ts';

interface RecipeActionsProps {
  /** The recipe as it is shown. */
  shared: SharedRecipe;
  /** Undefined where the text is no recipe: it can be kept as well, but no other program would understand it. */
  tools: RecipeTools | undefined;
  /** Whether the recipe was cut: as a file for other programs it would look whole. */
  isCut?: boolean;
  /** Warnings in words, which go wherever the recipe goes. */
  warnings?: readonly string[];
}

/** Buttons to keep a finished recipe and to hand it on. Each tells its outcome, as far as the page can know it. */
export function RecipeActions({ shared, tools, isCut = false, warnings = [] }: RecipeActionsProps) {
  const [outcome, setOutcome] = useState({ text: '', count: 0 });
  const promise = useId();
  const { model } = shared;
  const recipe = withWarnings(shared.recipe, warnings);
  const file = isCut ? undefined : tools?.toFile({ model, warnings });
  const getLink = useShareLink({ ...shared, recipe });

  function tell(text: string) {
    setOutcome(({ count }) => ({ text, count: count + 1 }));
  }

  async function copy() {
    const copied = await copyText(recipe);
    tell(
      copied ? 'Copied as markdown.' : 'This browser does not let the page copy: select the recipe instead.',
    );
  }

  async function share() {
    const link = getLink();
    // A link that is made already is not awaited: see `useShareLink`.
    const fragment = typeof link === 'string' ? link : await link;
    tell(await shareRecipe(fragment, tools?.shown?.title ?? 'Recipe'));
  }

  function save(text: string, ending: 'md' | 'html') {
    const name = recipeFileName(recipe, ending);
    saveFile(name, text, ending === 'md' ? 'text/markdown' : 'text/html');
    tell(`Given to your browser to save as ${name}.`);
  }

  function print() {
    window.print();
    tell('Given to your browser to print.');
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <button type="button" aria-describedby={promise} onClick={share}>
          Share
        </button>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <button type="button" onClick={() => save(recipe, 'md')}>
          Download
        </button>
        <button type="button" onClick={print}>
          Print
        </button>
        {file && (
          <button type="button" onClick={() => save(file, 'html')}>
            Save for another app
          </button>
        )}
      </div>
      <p id={promise}>A shared link holds the recipe itself: no server sees or keeps it.</p>
      <p role="status" dir="auto">
        {/* A new element each time: a screen reader says nothing where nothing has changed. */}
        <span key={outcome.count}>{outcome.text}</span>
      </p>
    </div>
  );
}
