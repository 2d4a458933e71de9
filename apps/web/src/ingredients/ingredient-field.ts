/** Id of the text field, where the focus goes once there is nothing left to remove. */
export const INGREDIENT_FIELD_ID = 'ingredient-field';
