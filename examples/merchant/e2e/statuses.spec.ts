import { expect, test } from '../../storefront/e2e/shop.js';
import { openMerchantPage } from './merchant.js';

test('an address that does not exist shows a page of the merchant area', async ({ page }) => {
  await openMerchantPage(page, '/dashboard');
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
});

test('the merchant can search for a long text', async ({ page }) => {
  await openMerchantPage(page, `/products?q=${'a'.repeat(140)}`);
  await expect(page.getByText('No products match.')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('a'.repeat(100));
});

test('a form that the page does not have is refused, and changes nothing', async ({
  baseURL: origin = '',
  page,
  shop,
}) => {
  await openMerchantPage(page, '/dashboard');
  const before = await shop.data('orders');
  const product = await shop.catalog.getId('quiet-teapot');
  const paths = [
    'reviews',
    'members',
    'coupons',
    'discounts',
    'settings',
    'settings/shipping',
    `products/${product}`,
    'orders/none',
    'abandoned-checkouts/none',
  ];
  for (const path of paths) {
    for (const intent of ['', 'nope', 'constructor', 'toString']) {
      const form = { intent, id: crypto.randomUUID() };
      const response = await page.request.post(`/${path}`, { form, headers: { origin }, maxRedirects: 0 });
      expect(response.status(), `${path} ${intent}`).toBe(400);
    }
  }
  expect(await shop.data('orders')).toEqual(before);
});

test('a link with a cursor that the platform does not know leads to the first page with its filters', async ({
  page,
}) => {
  await openMerchantPage(page, '/dashboard');
  for (const path of ['/orders?view=unpaid', '/products?q=teapot', '/members?status=APPROVED']) {
    const response = await page.goto(`${path}&cursor=nope`);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('search')).toBeVisible();
  }
  await page.goto('/products?q=teapot&cursor=nope');
  await expect(page).toHaveURL('/products?q=teapot');
  await expect(page.getByRole('link', { name: 'Quiet Teapot' })).toBeVisible();
});
