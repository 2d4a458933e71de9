import type { Recipe } from '@spatula/recipe/recipe';

interface IngredientChecksProps extends Pick<Recipe, 'ingredients'> {
  /** The keys of the lines that are checked off. */
  checked: ReadonlySet<string>;
  onCheck: (key: string) => void;
}

/** The ingredients, to be checked off. */
export function IngredientChecks({ ingredients, checked, onCheck }: IngredientChecksProps) {
  return ingredients.map(({ heading, lines }, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one recipe keep their places
    <fieldset key={group}>
      {heading && <legend dir="auto">{heading}</legend>}
      {lines.map(({ text }, line) => {
        const key = `${group}.${line}`;
        return (
          <label key={key}>
            <input type="checkbox" checked={checked.has(key)} onChange={() => onCheck(key)} />
            <span dir="auto">{text}</span>
          </label>
        );
      })}
    </fieldset>
  ));
}
