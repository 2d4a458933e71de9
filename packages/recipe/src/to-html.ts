import type { IngredientGroup, Recipe, Step } from './recipe.ts';
import { type AboutRecipe, jsonLdText, servingsText } from './to-json-ld.ts';

/**
 * One HTML file with a recipe, for people, and for recipe managers by the JSON-LD in it. It loads nothing, runs
 * nothing, and holds only the recipe.
 */
export function toHtml(recipe: Recipe, about: AboutRecipe): string {
  const title = escapeHtml(recipe.title ?? 'Recipe');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<script type="application/ld+json">${jsonLdText(recipe, about)}</script>
</head>
<body>
<main>
<h1>${title}</h1>
${[...warnings(about), ...facts(recipe)].join('\n')}
<h2>Ingredients</h2>
${recipe.ingredients.map(ingredients).join('\n')}
<h2>Method</h2>
${method(recipe.steps)}
</main>
<footer>
<p>Written by ${escapeHtml(about.model)}.</p>
</footer>
</body>
</html>
`;
}

function warnings({ warnings = [] }: AboutRecipe): string[] {
  return warnings.map((warning) => `<p><strong>${escapeHtml(warning)}</strong></p>`);
}

function facts({ servings, minutes = {} }: Recipe): string[] {
  const known = [
    servings && servingsText(servings),
    minutes.prep && `${duration(minutes.prep)} to prepare`,
    minutes.cook && `${duration(minutes.cook)} to cook`,
    minutes.active && `${duration(minutes.active)} active`,
    minutes.total && `${duration(minutes.total)} in total`,
  ].filter((fact) => typeof fact === 'string');
  return known.length > 0 ? [`<p>${known.join(' · ')}</p>`] : [];
}

/** "1 h 5 min". */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].join(' ').trim();
}

function ingredients({ heading, lines }: IngredientGroup): string {
  const items = lines.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('\n');
  return `${subheading(heading)}<ul>\n${items}\n</ul>`;
}

/** One list for the steps below each heading. The numbers go on from list to list. */
function method(steps: readonly Step[]): string {
  return steps
    .map(({ heading, text }, at) => {
      const isFirst = at === 0 || heading !== steps[at - 1]?.heading;
      const isLast = heading !== steps[at + 1]?.heading || at === steps.length - 1;
      const start = at === 0 ? '' : ` start="${at + 1}"`;
      const open = isFirst ? `${subheading(heading)}<ol${start}>\n` : '';
      return `${open}<li>${escapeHtml(text)}</li>${isLast ? '\n</ol>' : ''}`;
    })
    .join('\n');
}

const subheading = (heading: string | undefined): string =>
  heading === undefined ? '' : `<h3>${escapeHtml(heading)}</h3>\n`;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
