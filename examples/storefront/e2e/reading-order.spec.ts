import { signIn, subscribe } from './member.js';
import { expectOrder } from './reading-order.js';
import { addToBag, expect, test } from './shop.js';

const pages = {
  home: '/',
  collection: '/collections/apparel',
  product: '/products/everyday-tee',
  search: '/search?q=teapot',
  bag: '/bag',
  checkout: '/checkout',
  'sign-in': '/login',
  shipping: '/shipping',
};

for (const [name, path] of Object.entries(pages)) {
  test(`screen readers read the page in order: ${name}`, async ({ page }) => {
    await addToBag(page, 'quiet-teapot');
    await page.goto(path);
    await expectOrder(page);
  });
}

test('screen readers read the pages in order: order, account, subscription', async ({ page, shop }) => {
  await signIn(page, shop);
  await subscribe(page);
  await expectOrder(page);
  await page.goto('/account');
  const subscriptions = page.getByRole('region', { name: 'Your subscriptions' });
  await expect(subscriptions.getByRole('listitem')).toHaveCount(1);
  await expectOrder(page);
  await subscriptions.getByRole('link', { name: 'House Blend Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House Blend Coffee' })).toBeVisible();
  await expectOrder(page);
});
