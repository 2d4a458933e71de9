import { cooks } from '@spatula/fake-inference/completion';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import { FIRST_WORDS, KNOWN_TEXTS, LAST_WORDS, seededTexts } from '../src/hostile-texts.ts';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';

test.use({ chef: 'hosted' });

const SEED = 1;

for (const [what, texts] of [
  ['that once froze a page', KNOWN_TEXTS],
  [`made by chance, seed ${SEED}`, seededTexts(SEED, 5)],
] as const) {
  test(`the page shows the words of texts ${what}, and after each of them the next recipe`, async ({
    kitchen,
    page,
    service,
  }) => {
    test.setTimeout(120_000);
    // Scrolling to each recipe and back would be most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await kitchen.open('eggs', 'spinach', 'feta');
    for (const { name, text } of texts) {
      await test.step(name, async () => {
        service.play(cooks(text, text.match(/.{1,16384}/gsu) ?? []));
        await kitchen.getRecipe.click();
        await wholeRecipe(kitchen, LAST_WORDS);
        expect(await kitchen.recipe.textContent()).toContain(FIRST_WORDS);

        service.play(cooks(PLAIN_RECIPE, [PLAIN_RECIPE]));
        await kitchen.getRecipe.click();
        await wholeRecipe(kitchen, 'Left over');
        expect(await kitchen.recipe.textContent()).not.toContain(LAST_WORDS);
        expect(await kitchen.recipe.getByRole('row').count()).toBe(2);
      });
    }
  });
}

/** Resolves when a finished recipe is on the page to its last words; looks at each frame, since there are many. */
async function wholeRecipe({ page }: RecipePage, words: string): Promise<void> {
  await page.waitForFunction(
    (last) =>
      document.querySelector('article')?.textContent?.includes(last) &&
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Download'),
    words,
  );
}
