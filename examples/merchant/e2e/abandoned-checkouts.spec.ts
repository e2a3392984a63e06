import { expectAccessible } from '../../storefront/e2e/axe.js';
import { expect, type Shop, test } from '../../storefront/e2e/shop.js';
import { confirmChange, openMerchantPage } from './merchant.js';

/** Leaves the checkout of a teapot, two hours ago. */
async function leaveCheckout(shop: Shop): Promise<void> {
  const { cart } = await shop.merchant<{ cart: { id: string } }>('POST', '/ecom/v2/carts', {
    cart: { customerInfo: { email: 'eva@example.com' } },
    catalogItems: [{ quantity: 2, catalogReference: await shop.catalog.reference('quiet-teapot') }],
  });
  await shop.merchant('POST', `/ecom/v2/carts/${cart.id}/get-checkout-url`, {});
  await shop.pass(2);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the merchant records a reminder for an abandoned checkout, and deletes it', async ({ page, shop }) => {
    await leaveCheckout(shop);
    await openMerchantPage(page, '/abandoned-checkouts?status=ABANDONED');
    const row = page.getByRole('row').filter({ hasText: 'eva@example.com' });
    await expect(row).toContainText('Quiet Teapot');
    await row.getByRole('link', { name: 'eva@example.com' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout of eva@example.com' })).toBeVisible();
    const recovery = page.getByRole('region', { name: 'Recovery' });
    await expect(recovery.getByRole('link')).toHaveAttribute('href', /\/redirect-to-checkout\?/);
    await recovery.getByRole('button', { name: 'Record a reminder' }).click();
    await expect(page.getByText('The reminder was recorded.')).toBeVisible();
    await expect(recovery.getByRole('listitem')).toHaveText([/^A reminder was sent/]);

    await confirmChange(page, 'Delete', 'Delete abandoned checkout');
    await expect(page.getByText('The abandoned checkout was deleted.')).toBeVisible();
    await expect(page.getByText('No abandoned checkouts match.')).toBeVisible();
    expect(await shop.data('abandoned-checkouts')).toEqual([]);
  });
});

test('recovered checkouts are listed apart from those that are left', async ({ page, shop }) => {
  await leaveCheckout(shop);
  await openMerchantPage(page, '/abandoned-checkouts?status=RECOVERED');
  await expect(page.getByText('No abandoned checkouts match.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Abandoned');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('abandoned checkouts', async ({ page, shop }) => {
      await leaveCheckout(shop);
      await openMerchantPage(page, '/abandoned-checkouts');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'eva@example.com' }).click();
      await page.locator('summary', { hasText: 'Delete' }).click();
      await expectAccessible(page);
    });
  });
}
