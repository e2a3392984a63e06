import { expectAccessible } from '../../storefront/e2e/axe.js';
import { choose, expect, fillInAddress, goodCard, goToCheckout, pay, test } from '../../storefront/e2e/shop.js';
import type { Page } from '@playwright/test';
import type { Shop } from '../../storefront/e2e/shop.js';
import { openMerchantPage } from './merchant.js';

/** Buys coffee with a monthly plan in the store. */
async function subscribe(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.storeUrl}/products/house-blend-coffee`);
  await choose(page, 'Filter');
  await page.locator('label', { hasText: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
}

test('the merchant sees a subscription with its items, schedule and buyer', async ({ page, shop }) => {
  await subscribe(page, shop);
  await openMerchantPage(page, '/subscriptions');
  const row = page.getByRole('row').filter({ hasText: 'House Blend Coffee' });
  await expect(row).toContainText('Every month');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'House Blend Coffee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House Blend Coffee' })).toBeVisible();
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await expect(schedule).toContainText('ChargedEvery month');
  await expect(schedule).toContainText('Billing cycle1');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Filter');
  await expect(page.getByRole('region', { name: 'Buyer' })).toContainText('Portland');
  await expectAccessible(page);

  await shop.pass(24 * 40);
  await page.reload();
  await expect(schedule).toContainText('Billing cycle2');
});

test('a store without subscriptions has an empty list, and an unknown subscription is not found', async ({ page }) => {
  await openMerchantPage(page, '/subscriptions');
  await expect(page.getByText('There are no subscriptions yet.')).toBeVisible();
  const response = await page.goto(`/subscriptions/${crypto.randomUUID()}`);
  expect(response?.status()).toBe(404);
});
