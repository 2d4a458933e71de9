import type { Recipe } from '@spatula/recipe/recipe';
import { MarkedText } from '../recipe/marked-text.tsx';

interface IngredientChecksProps extends Pick<Recipe, 'ingredients'> {
  /** The keys of the lines that are checked off. */
  checked: ReadonlySet<string>;
  /** Matches the words to mark. */
  pattern: RegExp | undefined;
  onCheck: (key: string) => void;
}

/** The ingredients, to be checked off. */
export function IngredientChecks({ ingredients, checked, pattern, onCheck }: IngredientChecksProps) {
  return ingredients.map(({ heading, lines }, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one recipe keep their places
    <fieldset key={group}>
      {heading && <legend dir="auto">{heading}</legend>}
      {lines.map(({ text }, line) => {
        const key = `${group}.${line}`;
        return (
          <label key={key}>
            <input type="checkbox" checked={checked.has(key)} onChange={() => onCheck(key)} />
            <span dir="auto">
              <MarkedText text={text} pattern={pattern} />
            </span>
          </label>
        );
      })}
    </fieldset>
  ));
}
