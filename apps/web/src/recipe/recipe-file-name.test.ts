import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeFileName } from './recipe-file-name.ts';

describe('recipeFileName', () => {
  it.each([
    ["Here's a recipe you can try:\n\n# Spinach Frittata\n\n## Ingredients", 'spinach-frittata.md'],
    ['## *Shakshuka* with **feta** ##\n', 'shakshuka-with-feta.md'],
    ["Here's a recipe you can try:\n\n**Tomato Soup**\n\n- tomatoes", 'tomato-soup.md'],
    ['# 親子丼\n', '親子丼.md'],
    ['# كشري مصري\n', 'كشري-مصري.md'],
    ['# Crème brûlée 🍮\n', 'crème-brûlée.md'],
    ['# [Ramen](https://example.org) in 1/2 hour: easy?', 'ramen-in-1-2-hour-easy.md'],
    ['# ../../etc/passwd', 'etc-passwd.md'],
    ['# CON', 'recipe.md'],
    [`# ${']('.repeat(500)} soup`, 'recipe.md'],
    [
      `# Soup${' of everything'.repeat(500)}`,
      'soup-of-everything-of-everything-of-everything-of-everything.md',
    ],
    ['Only words, no title.', 'recipe.md'],
    ['#hashtag is no heading', 'recipe.md'],
  ])('the file for %j is named %j', (recipe, name) => {
    expect(recipeFileName(recipe, 'md')).toBe(name);
  });

  it('the file name is safe whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const name = recipeFileName(`# ${title}`, 'md');
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+\.md$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThan(256);
      }),
    );
  });
});
