import type { Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/axe.js';
import { confirmChange, createOrder, openMerchantPage } from './merchant.js';
import { expect, test } from '../../storefront/e2e/shop.js';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is fulfilled in parts, with tracking', { tag: '@sample' }, async ({ page, shop }) => {
    const id = await createOrder(shop, 'APPROVED');
    await openMerchantPage(page, `/orders/${id}`);
    const panel = region(page, 'Fulfillment');
    const [quantity, link] = [panel.getByLabel('Quiet Teapot'), panel.getByLabel('Tracking link')];
    const send = () => panel.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await quantity.fill('99');
    await panel.getByLabel('Carrier').selectOption('Other carrier');
    await panel.getByLabel('Tracking number').fill('1Z999');
    await send();
    await expect(quantity).toHaveAccessibleDescription(/Enter at most 2\./);
    await expect(link).toHaveAccessibleDescription(/Enter the link/);
    await quantity.fill('1');
    await panel.getByLabel('Carrier').selectOption('UPS');
    await send();
    await expect(page.getByRole('status')).toContainText('The items are marked as fulfilled.');
    await expect(page.getByText('Partly fulfilled')).toBeVisible();
    await expect(panel.getByRole('link', { name: '1Z999' })).toBeVisible();
    await expect(panel.getByLabel('Quiet Teapot')).toHaveValue('1');
    await confirmChange(panel, 'Delete', 'Delete fulfillment');
    await expect(page.getByText('Unfulfilled')).toBeVisible();
  });

  test(
    'a refund shows its amount before it is issued, and restocks the items',
    { tag: '@sample' },
    async ({ page, shop }) => {
      const id = await createOrder(shop, 'APPROVED');
      const before = (await shop.stock('quiet-teapot')) ?? 0;
      await openMerchantPage(page, `/orders/${id}`);
      const panel = region(page, 'Refund');
      await panel.getByRole('button', { name: 'Calculate refund' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter the quantity of at least one item');
      await panel.getByLabel('Quiet Teapot').fill('99');
      await panel.getByRole('button', { name: 'Calculate refund' }).click();
      await expect(panel.getByLabel('Quiet Teapot')).toHaveAccessibleDescription(/Enter at most 2\./);
      await panel.getByLabel('Quiet Teapot').fill('1');
      await panel.getByLabel('Reason').fill('Chipped');
      await panel.getByRole('button', { name: 'Calculate refund' }).click();
      await panel.getByRole('button', { name: 'Refund $88.00' }).click();
      await expect(page.getByRole('status')).toContainText('The refund was issued.');
      await expect(page.getByText('Partly refunded')).toBeVisible();
      await expect(region(page, 'Payments')).toContainText('Chipped');
      await expect(region(page, 'Items')).toContainText('Total$176.00Refunded−$88.00Net total$88.00');
      expect(await shop.stock('quiet-teapot')).toBe(before + 1);
      await page.goto('/dashboard');
      const sales = region(page, 'Last 14 days').locator('dl');
      await expect(sales).toContainText(/Net sales\$88\.00.*Gross sales\$176\.00.*Refunded of these\$88\.00/);
    },
  );
});

test('orders are filtered and paged by the URL', async ({ page, shop }) => {
  for (let count = 0; count < 26; count += 1) await createOrder(shop, undefined, `buyer${String(count)}@example.com`);
  await createOrder(shop, 'AUTHORIZED', 'ada@example.com');
  await openMerchantPage(page, '/orders');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(26);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(rows).toHaveCount(26);
  await page.getByLabel('Show').selectOption('To capture');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/view=authorized/);
  await page.getByLabel('Show').selectOption('All orders');
  await page.getByLabel('Number or email').fill('buyer7@');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('cell', { name: 'buyer7@example.com' })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('row').last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
});

test('an authorized payment is captured', async ({ page, shop }) => {
  const id = await createOrder(shop, 'AUTHORIZED');
  await openMerchantPage(page, `/orders/${id}`);
  await expect(page.getByText('To capture')).toBeVisible();
  await expect(region(page, 'Cancel')).toHaveCount(0);
  await page.getByRole('button', { name: 'Capture payment' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The payment was captured.' })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('an authorization is voided and the order canceled, which restocks the items', async ({ page, shop }) => {
  const id = await createOrder(shop, 'AUTHORIZED');
  const before = (await shop.stock('quiet-teapot')) ?? 0;
  await openMerchantPage(page, `/orders/${id}`);
  await confirmChange(page, 'Void the authorization', 'Void authorization');
  await confirmChange(page, 'Cancel this order', 'Cancel order');
  await expect(page.getByText('The order is canceled.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(before + 2);
});

test('notes and tags are added and deleted', async ({ page, shop }) => {
  const id = await createOrder(shop);
  await openMerchantPage(page, `/orders/${id}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(/Enter a note/);
  await note.fill('Gift wrap');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note: Gift wrap')).toBeVisible();
  await confirmChange(region(page, 'History'), 'Delete', 'Delete note');
  await expect(page.getByText('Note: Gift wrap')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Tags' }).fill('gift, wholesale');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByText('The tags were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('gift, wholesale');
});

for (const path of ['/orders/no-such-order', '/no-such-page']) {
  test(`${path} is not found`, async ({ page }) => {
    await openMerchantPage(page, '/orders');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('orders and an order', { tag: colorScheme === 'light' ? '@sample' : [] }, async ({ page, shop }) => {
      const id = await createOrder(shop, 'APPROVED');
      await openMerchantPage(page, '/orders');
      await expectAccessible(page);
      await page.goto(`/orders/${id}`);
      await page.getByText('Cancel this order').click();
      await expectAccessible(page);
    });
  });
}
