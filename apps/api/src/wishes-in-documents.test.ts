import { readFileSync } from 'node:fs';
import { buildMessages } from '@spatula/shared/prompt';
import { recipeRequestSchema } from '@spatula/shared/recipe';
import { ALLERGENS } from '@spatula/shared/wishes';
import { expect, it } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../docs/wishes.md', import.meta.url), 'utf8');

it('docs/wishes.md shows the message to the model that its example makes', () => {
  const [, body = ''] = /-d '(\{.*\})'/.exec(DOCUMENT) ?? [];
  const [, shown] = /^```text\n(I have [\s\S]*?)\n```$/m.exec(DOCUMENT) ?? [];
  const [, user] = buildMessages(recipeRequestSchema.parse(JSON.parse(body)));
  expect(shown).toBe(user.content);
});

it('docs/wishes.md names every allergen', () => {
  const names = `${ALLERGENS.slice(0, -1).join(', ')} and ${ALLERGENS.at(-1)}.`;
  expect(DOCUMENT.replaceAll('\n', ' ')).toContain(names);
});
