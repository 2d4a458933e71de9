/** Id of the text field for ingredients. */
export const INGREDIENT_FIELD_ID = 'ingredient-field';

/** Puts the focus where the next ingredient is typed, once there is nothing left to remove. */
export function focusIngredientField(): void {
  document.getElementById(INGREDIENT_FIELD_ID)?.focus();
}
