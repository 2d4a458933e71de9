import { chunk, EVENT_STREAM, ending, event, words } from '@spatula/fake-inference/completion';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import type { Step, StreamScenario } from '@spatula/fake-inference/scenario';
import { expect, test } from '../src/product-test.ts';
import { jumpsOf, watchEveryJump } from '../src/watch-jumps.ts';

test.use({ chef: 'hosted', expectedMessages: /Failed to load resource|^console: [a-z-]+: / });

/** A recipe that waits before its first words and before its end, so that no click excuses what moves then. */
function recipe(...end: readonly Step[]): StreamScenario {
  const head: Step = { head: { headers: EVENT_STREAM } };
  const hold: Step = { pause: 'until-release' };
  const stream = [head, hold, { send: words(PLAIN_RECIPE) }, hold, ...end];
  return { modes: 'stream', stream, expected: { stream: 'ok' } };
}

const refusal = event({ error: { message: 'no credit', status: 402 } });
const ENDS: readonly [string, StreamScenario, RegExp][] = [
  ['is done', recipe({ send: ending() }), /ready/i],
  ['ends early', recipe({ send: ending('length') }), /ready/i],
  ['is cut', recipe(), /sorry/i],
  ['is refused in the middle', recipe({ send: [refusal] }), /sorry/i],
  ['breaks in the middle', recipe({ send: [event(chunk({ content: 'x' })).slice(0, 20)] }), /sorry/i],
];

for (const width of [320, 1024]) {
  test(`nothing moves when a recipe begins and however it ends, ${width} px wide`, async ({
    kitchen,
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await kitchen.open();
    for (const [end, scenario, status] of ENDS) {
      await test.step(end, async () => {
        service.play(scenario);
        await kitchen.add('eggs', 'spinach', 'feta');
        await kitchen.getRecipe.click();
        await expect(kitchen.graphic).toBeInViewport({ ratio: 1 });
        await service.until(() => service.openCalls === 1);
        await page.evaluate(watchEveryJump);
        service.release();
        await expect(kitchen.recipe).toContainText('wobbles');
        service.release();
        await expect(kitchen.status).toHaveText(status);
        expect(await page.evaluate(jumpsOf)).toEqual([]);
        await kitchen.button('Start over').click();
      });
    }
  });
}
