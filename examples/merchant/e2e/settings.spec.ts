import type { Page } from '@playwright/test';
import { expectAccessible } from '../../storefront/e2e/axe.js';
import { confirmChange, openMerchantPage } from './merchant.js';
import { addToBag, expect, fillInCheckout, openCheckout, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const express = 'Express shipping, United States';
const rate = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a changed shipping rate is charged in the next cart', async ({ page, shop }) => {
  await openMerchantPage(page, '/settings');
  await page.getByRole('link', { name: 'Shipping options and rates' }).click();
  await page.getByRole('link', { name: express }).click();
  await expect(rate(page, 'Rate 2').getByLabel('Amount')).toHaveValue('19.95');
  await rate(page, 'Rate 2').getByLabel('Amount').fill('21.50');
  await page.getByRole('button', { name: 'Save shipping option' }).click();
  await expect(page.getByRole('status')).toContainText('The shipping option was saved.');
  await expect(page.getByRole('row').filter({ has: page.getByRole('link', { name: express }) })).toContainText(
    '21.50 if weight at most 5',
  );

  await addToBag(page, 'quiet-teapot', shop.storeUrl);
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Express shipping' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping$21.50');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shipping option is created, changed and deleted', async ({ page }) => {
    await openMerchantPage(page, '/settings/shipping/new');
    await page.getByLabel('Name').fill('Bicycle');
    await rate(page, 'Another rate').getByLabel('Amount').fill('free');
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    await expect(page.getByText('Enter an amount, such as 4.95.')).toBeVisible();
    await expect(page.getByText('Choose at least one region.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Bicycle');
    await rate(page, 'Rate 1').getByLabel('Amount').fill('6');
    await rate(page, 'Rate 1').getByLabel('Condition').selectOption('Subtotal');
    await rate(page, 'Rate 1').getByLabel('Number').fill('40');
    await rate(page, 'Another rate').getByLabel('Amount').fill('2.5');
    await rate(page, 'Another rate').getByLabel('For each item').check();
    await page.getByRole('checkbox', { name: 'Canada' }).check();
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Bicycle' });
    await expect(row.getByRole('listitem')).toHaveText(['$6.00 if subtotal at least $40.00', '$2.50 per item']);

    await row.getByRole('link').click();
    await page.getByRole('checkbox', { name: 'Canada' }).uncheck();
    await page.getByRole('checkbox', { name: 'Europe' }).check();
    await rate(page, 'Rate 2').getByLabel('Amount').fill('');
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    await expect(row.getByRole('cell').first()).toHaveText('Europe');
    await expect(row.getByRole('listitem')).toHaveText(['$6.00 if subtotal at least $40.00']);
    await confirmChange(row, 'Delete', 'Delete shipping option');
    await expect(page.getByRole('status')).toContainText('The shipping option was deleted.');
    await expect(row).toHaveCount(0);
  });

  test('an option and a tax that someone else saved meanwhile are shown, not overwritten', async ({ page, shop }) => {
    await openMerchantPage(page, '/settings/shipping');
    await page.getByRole('link', { name: express }).click();
    const id = page.url().split('/').at(-1) ?? '';
    const save = (revision: string, title: string) =>
      shop.merchant('PATCH', `/ecom/v1/shipping-options/${id}`, { shippingOption: { id, revision, title } });
    await save('1', 'Night mail');
    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.getByLabel('Name').fill('Courier');
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was overwritten');
    await expect(page.getByRole('alert')).toContainText('Night mail');
    await expect(page.getByLabel('Name')).toHaveValue('Courier');
    await page.getByRole('button', { name: 'Save shipping option' }).click();
    await expect(page.getByRole('link', { name: 'Courier, United States' })).toBeVisible();

    await page.goto('/settings/tax');
    await page.getByRole('link', { name: 'Germany' }).click();
    const regionId = page.url().split('/').at(-1) ?? '';
    await expect(page.getByLabel('Products, %')).toHaveValue('19');
    await shop.merchant('PATCH', `/billing/v1/tax-regions/${regionId}`, {
      taxRegion: { id: regionId, revision: '1', taxIncludedInPrice: true },
    });
    await page.getByLabel('Products, %').fill('seven');
    await page.getByRole('button', { name: 'Save taxes' }).click();
    await page.getByLabel('Products, %').fill('7');
    await page.getByRole('button', { name: 'Save taxes' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was overwritten');
    await expect(page.getByLabel('Products, %')).toHaveValue('19');
    await expect(page.getByRole('checkbox', { name: 'Prices include the tax' })).toBeChecked();
  });

  test('taxes are changed, removed and added', async ({ page }) => {
    await openMerchantPage(page, '/settings/tax');
    const row = (place: string) => page.getByRole('row').filter({ hasText: place });
    await expect(row('United States, California').getByRole('cell')).toHaveText(['7.25 %', 'None', 'Added']);
    await page.getByRole('link', { name: 'United States, California' }).click();
    await page.getByLabel('Products, %').fill('7,5');
    await page.getByRole('button', { name: 'Save taxes' }).click();
    await expect(page.getByText('Enter a percentage')).toBeVisible();
    await page.getByLabel('Products, %').fill('');
    await page.getByLabel('Shipping, %').fill('3.125');
    await page.getByRole('checkbox', { name: 'Prices include the tax' }).check();
    await page.getByRole('button', { name: 'Save taxes' }).click();
    await expect(page.getByRole('status')).toContainText('The taxes were saved.');
    await expect(row('United States, California').getByRole('cell')).toHaveText(['None', '3.125 %', 'Included']);

    const add = page.getByRole('button', { name: 'Add region' });
    await add.click();
    await expect(page.getByRole('alert')).toContainText('Choose the country');
    const place = page.getByLabel('Country, state or province');
    await expect(place.getByRole('option', { name: 'United States, California' })).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto('/settings/tax');
    await place.selectOption('United States, Oregon');
    await add.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('United States, Oregon');
    await other.getByLabel('Country, state or province').selectOption('United States, Oregon');
    await other.getByRole('button', { name: 'Add region' }).click();
    await expect(other.getByRole('alert')).toContainText('US-OR has a tax region already.');
    await confirmChange(page, 'Delete this region', 'Delete region');
    await expect(page.getByRole('status')).toContainText('The region was deleted.');
    await expect(row('United States, Oregon')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('shipping and tax settings', async ({ page }) => {
      await openMerchantPage(page, '/settings/shipping');
      await expectAccessible(page);
      await page.getByRole('link', { name: express }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Express shipping');
      await expectAccessible(page);
      await page.goto('/settings/tax');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Germany' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Germany');
      await expectAccessible(page);
    });
  });
}
