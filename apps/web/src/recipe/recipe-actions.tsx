import { useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './recipe-actions.module.css';
import { recipeFileName } from './recipe-file-name.ts';
import { saveFile } from './save-file.ts';

/** Ways to keep a finished recipe. Each says whether it worked. */
export function RecipeActions({ recipe }: { /** The recipe as markdown. */ recipe: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const copied = await copyText(recipe);
    setOutcome(
      copied ? 'Copied as markdown.' : 'This browser does not let the page copy: select the recipe instead.',
    );
  }

  function download() {
    const name = recipeFileName(recipe);
    saveFile(name, recipe);
    setOutcome(`Saved as ${name}.`);
  }

  function print() {
    window.print();
    setOutcome('Handed to the printer.');
  }

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <button type="button" onClick={download}>
        Download
      </button>
      <button type="button" onClick={print}>
        Print
      </button>
      <p className={styles.outcome} role="status" dir="auto">
        {outcome}
      </p>
    </div>
  );
}
