import type { FoundWarnings } from './found-warnings.ts';

/** A real recipe has fewer; anybody can write a link with thousands. */
const MOST_READ = 50;

/** The warnings as plain text to stand in front of the recipe, wherever its text goes. */
export function withWarnings(markdown: string, lines: readonly string[]): string {
  // The words of a model and of a visitor must not become formatting.
  const paragraphs = lines.map((line) =>
    `Careful: ${line}`.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~&|]/g, '\\$&'),
  );
  return [...paragraphs, markdown].join('\n\n');
}

/** The other way round: a recipe, and the warnings that stand in front of it. */
export function splitWarnings(text: string): { recipe: string; warnings: FoundWarnings } {
  const lines: string[] = [];
  let recipe = text;
  while (lines.length < MOST_READ) {
    const [paragraph, line] = /^Careful: (.+)\n\n/.exec(recipe) ?? [];
    if (!paragraph || !line) break;
    lines.push(line.replace(/\\([\\`*_[\]<>~&|])/g, '$1'));
    recipe = recipe.slice(paragraph.length);
  }
  return { recipe, warnings: { lines, found: lines.flatMap(foundIn) } };
}

/** The words in quotes at the beginning of a warning. */
function foundIn(line: string): string[] {
  const [, names = ''] = /^(.*?) (?:is|are) in this recipe/.exec(line) ?? [];
  return Array.from(names.matchAll(/“([^“”]+)”/g), ([, words = '']) => words);
}
