import { expect, test } from '../src/product-test.ts';

// The browser says that it was refused.
test.use({ expectedMessages: /status of 421/ });

test('a name that was made to lead to this machine brings neither the page nor an answer of the API', async ({
  pantryProduct,
  page,
}) => {
  const elsewhere = pantryProduct.url.replace('localhost', 'spatula.test');
  for (const path of ['/', '/recipe', '/health', '/openapi.json']) {
    const answer = await page.goto(elsewhere + path);
    expect(await answer?.json()).toMatchObject({ status: 421, code: 'misdirected' });
    expect(answer?.status()).toBe(421);
  }
});
