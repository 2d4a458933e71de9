import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { recipeFileName } from './recipe-file-name.ts';
import { RecipeHead } from './recipe-head.tsx';
import { READY } from './recipe-wording.ts';
import { saveFile } from './save-file.ts';

/** Ways to keep a finished recipe. Each says what became of it, as far as the page can know. */
export function RecipeActions({ recipe }: { /** The recipe as markdown. */ recipe: string }) {
  const [outcome, setOutcome] = useState({ text: '', count: 0 });

  function tell(text: string) {
    setOutcome(({ count }) => ({ text, count: count + 1 }));
  }

  async function copy() {
    const copied = await copyText(recipe);
    tell(
      copied ? 'Copied as markdown.' : 'This browser does not let the page copy: select the recipe instead.',
    );
  }

  function download() {
    const name = recipeFileName(recipe);
    saveFile(name, recipe);
    tell(`Given to your browser to save as ${name}.`);
  }

  function print() {
    window.print();
    tell('Given to your browser to print.');
  }

  const note = (
    <>
      {outcome.count === 0 && `${READY} Keep it, or change your list and ask for another one.`}
      <span role="status" dir="auto">
        {/* A new element each time: a screen reader says nothing where nothing has changed. */}
        <span key={outcome.count}>{outcome.text}</span>
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
