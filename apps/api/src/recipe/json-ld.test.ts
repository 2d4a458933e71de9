import { describe, expect, it } from 'vitest';
import { type Chef, ChefError } from '../chefs/chef.ts';
import { recipeRequest } from '../testing/recipe-request.ts';
import { ScriptedChef } from '../testing/scripted-chef.ts';
import { chefSaying, startApi } from '../testing/start-api.ts';

const SOUP = `Here's a recipe:

# Leek soup \`</script>\`

Serves 4

## Ingredients

- 2 **leeks**

## Method

1. Simmer for 10 minutes.
`;

/** Asks for a recipe as JSON-LD, from a chef that says this. */
async function ask(chef: Chef, accept = 'application/ld+json') {
  const { send, log } = await startApi(chef);
  const { headers, body } = recipeRequest('json');
  return { res: await send({ headers: { ...headers, Accept: accept }, body }), log };
}

describe('a recipe as JSON-LD', () => {
  it('a recipe as JSON-LD comes where Accept ranks it highest, cooked whole, with the headers that JSON has', async () => {
    const { res, log } = await ask({
      model: 'test-model',
      async *cook(_request, { stream }) {
        yield stream ? 'A piece.' : SOUP;
        return { truncated: false };
      },
    });
    expect(res.status).toBe(200);
    expect(res.headers).toMatchObject({
      'content-type': 'application/ld+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(res.body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Leek soup </script>',
      author: { '@type': 'Organization', name: 'test-model' },
      recipeYield: '4 servings',
      recipeIngredient: ['2 leeks'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer for 10 minutes.' }],
    });
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ format: 'json-ld', truncated: false });
  });

  it('a recipe as JSON-LD can be put into a page as it is: nothing in it ends a script', async () => {
    const { res } = await ask(chefSaying(SOUP));
    expect(res.body).toContain('\\u003c/script>');
    expect(res.body).not.toContain('<');
  });

  it('a caller who ranks JSON higher than JSON-LD gets JSON', async () => {
    const { res } = await ask(chefSaying(SOUP), 'application/ld+json;q=0.9, application/json');
    expect(JSON.parse(res.body)).toEqual({ recipe: SOUP, model: 'test-model', truncated: false });
  });

  it.each([
    ['prose', 'I would make an omelette with these.'],
    ['a refusal', "I'm sorry, I can't help with that."],
    ['no method', '# Soup\n\n## Ingredients\n\n- 2 leeks\n'],
  ])(
    'a text that is no recipe, asked for as JSON-LD, is a problem that says what to ask for instead: %s',
    async (_, text) => {
      const { res, log } = await ask(chefSaying(text));
      expect([res.status, JSON.parse(res.body).code]).toEqual([502, 'chef-unintelligible']);
      expect(JSON.parse(res.body).detail).toContain('application/json');
      expect(log.join()).toContain('no single recipe');
      expect(log.join() + res.body).not.toContain(text);
    },
  );

  it('a recipe that was cut, asked for as JSON-LD, is a problem, though what came can be read', async () => {
    const chef = new ScriptedChef([SOUP]);
    chef.result = { truncated: true };
    const { res } = await ask(chef);
    expect([res.status, JSON.parse(res.body).code]).toEqual([502, 'chef-unintelligible']);
    expect(JSON.parse(res.body).detail).toContain('cut');
    expect(chef.open).toBe(0);
  });

  it('a recipe as JSON-LD fails as JSON does when the chef fails', async () => {
    const { res } = await ask(new ScriptedChef(['# Leek', new ChefError('chef-busy', 'Wait a moment.')]));
    expect([res.status, res.headers['content-type'], JSON.parse(res.body).code]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      'chef-busy',
    ]);
  });
});
