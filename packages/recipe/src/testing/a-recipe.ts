/** The markdown of a recipe with these ingredients and steps, in the form that models use most. */
export function aRecipe(ingredients: readonly string[], steps: readonly string[] = ['Cook.']): string {
  const lines = ingredients.map((line) => `- ${line}`).join('\n');
  const method = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return `Here you go!\n\n# Supper for 4\n\n**Serves 4**\n\n## Ingredients\n\n${lines}\n\n## Method\n\n${method}\n\nAdd 2 cups of love.\n`;
}

/** The ingredient lines of such a recipe. */
export const ingredientLinesOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^- (.*)$/gm)].map(([, line]) => line ?? '');

/** The steps of such a recipe. */
export const stepsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^\d+\. (.*)$/gm)].map(([, step]) => step ?? '');
