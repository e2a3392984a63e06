import { expectAccessible } from '../../storefront/e2e/axe.js';
import { openMerchantPage, password } from './merchant.js';
import { expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the merchant signs in, sees the dashboard and signs out', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Merchant sign-in' })).toBeVisible();
    await page.getByLabel('Password').fill('wren');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This is not the password')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('merchant');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // Before the style sheet is loaded, both forms of the sign-out are visible.
    await page.waitForLoadState();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Merchant sign-in' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Merchant sign-in' })).toBeVisible();
  });

  test('after five failed attempts, no password is accepted for a while', async ({ page }) => {
    await page.goto('/login');
    for (const given of ['a', 'b', 'c', 'd', 'e']) {
      await page.getByLabel('Password').fill(given);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('This is not the password')).toBeVisible();
    }
    await page.getByLabel('Password').fill(password);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const response = await answer;
    expect(response.status()).toBe(429);
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByText('Too many attempts failed. Try again in 15 minutes.')).toBeVisible();
  });
});

test('the sign-in returns to the requested page, and only to pages of the merchant area', async ({ page }) => {
  await openMerchantPage(page, '/dashboard?from=mail');
  await page.getByRole('button', { name: 'Sign out' }).click();
  // A navigation before the response would cancel the sign-out.
  await expect(page).toHaveURL('/login');
  await page.goto('/login?to=//evil.example/');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('scripts and other sites cannot use the session, and the pages are not cached or listed', async ({
  page,
  context,
}) => {
  await openMerchantPage(page, '/dashboard');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'merchant')).toMatchObject({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  });
  const response = await page.goto('/dashboard');
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('forms of other sites are rejected', async ({ page, context }) => {
  await openMerchantPage(page, '/dashboard');
  const response = await context.request.post('/logout', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status()).toBe(403);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the dashboard shows sales, orders to fulfill and low stock', async ({ page, shop }) => {
  const line = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 2 };
  for (const amount of ['18.10', '4.20']) {
    await shop.merchant('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'POS' },
        buyerInfo: { email: 'ada@example.com' },
        lineItems: [{ ...line, price: { amount } }],
        priceSummary: { tax: { amount: '0.00' } },
      },
    });
  }
  await openMerchantPage(page, '/dashboard');
  const sales = page.getByRole('region', { name: 'Last 14 days' });
  await expect(sales.getByText('$44.60', { exact: true }).first()).toBeVisible();
  await sales.getByText('Show as a table').click();
  await expect(sales.getByRole('row').last()).toContainText('$44.60');
  await expect(page.getByRole('region', { name: 'To fulfill: 2' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Low stock' }).getByRole('listitem').first()).toContainText('Sold out');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('sign-in and dashboard', async ({ page }) => {
      await page.goto('/login');
      await expectAccessible(page);
      await openMerchantPage(page, '/dashboard');
      await expectAccessible(page);
    });
  });
}
