import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { recipeFileName } from './recipe-file-name.ts';
import { RecipeHead } from './recipe-head.tsx';
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

  const note = (
    <>
      {outcome === '' && 'Your recipe is ready. Keep it, or change your list and ask for another one.'}
      <span role="status" dir="auto">
        {outcome}
      </span>
    </>
  );
  return (
    <RecipeHead note={note}>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <button type="button" onClick={download}>
        Download
      </button>
      <button type="button" onClick={print}>
        Print
      </button>
    </RecipeHead>
  );
}
