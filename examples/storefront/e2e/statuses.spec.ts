import { signIn } from './member.js';
import { expect, test } from './shop.js';

test('the page of an order has status 404 without an order, and for one that does not exist', async ({ page }) => {
  for (const path of ['/thank-you', '/de/thank-you', `/thank-you?orderId=${crypto.randomUUID()}`]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

for (const [path, text] of [
  ['/collections/nope', 'It may have been renamed, or the address has a slip in it.'],
  ['/de/collections/nope', 'Vielleicht heißt sie jetzt anders'],
] as const) {
  test(`${path} does not say that a collection is sold out`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main')).not.toContainText(/sold out|ausverkauft/);
  });
}

for (const [path, text] of [
  ['/search', 'A search can have at most 100 characters.'],
  ['/de/search', 'Eine Suche kann höchstens 100 Zeichen haben.'],
] as const) {
  test(`${path} explains that a search is too long, and searches for the longest one`, async ({ page }) => {
    const search = (length: number) => page.request.get(`${path}?q=${'a'.repeat(length)}`);
    for (const length of [101, 140, 5000]) {
      const response = await search(length);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(text);
    }
    const longest = await search(100);
    expect(longest.status()).toBe(200);
    expect(await longest.text()).not.toContain(text);
  });
}

test('the search fields take no more characters than the platform', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByLabel('Search for').pressSequentially('a'.repeat(101), { delay: 0 });
  await expect(main.getByLabel('Search for')).toHaveValue('a'.repeat(100));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search for' })).toHaveAttribute('maxlength', '100');
});

test.describe('a form that the page does not have is refused, and changes nothing:', () => {
  test('account', async ({ baseURL: origin = '', page, shop }) => {
    await signIn(page, shop);
    const post = (path: string, form: Record<string, string>) =>
      page.request.post(path, { form, headers: { origin }, maxRedirects: 0 });
    const named = await post('/account', {
      intent: 'profile',
      firstName: 'Robin',
      lastName: 'Alder',
      nickname: 'Robin',
    });
    expect(named.status()).toBe(200);
    const address = { country: 'DE', addressLine: 'Finkenweg 12', postalCode: '10115', city: 'Berlin' };
    expect((await post('/account', { intent: 'save-address', ...address })).status()).toBe(302);
    const readMember = async () => JSON.stringify(await shop.data('members'));
    const before = await readMember();
    expect(before).toContain('Finkenweg 12');
    for (const intent of ['', 'nope', 'nope-address', 'constructor']) {
      expect((await post('/account', { intent })).status(), intent).toBe(400);
    }
    expect(await readMember()).toBe(before);
    for (const path of ['/bag', '/login']) {
      const response = await post(path, { intent: 'nope', email: 'robin@shop.example', password: 'wrong' });
      expect(response.status(), path).toBe(400);
    }
  });
});
