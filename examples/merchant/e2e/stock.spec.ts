import type { Page } from '@playwright/test';
import { openMerchantPage, productPath } from './merchant.js';
import { expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stock with a quantity that cannot be read is not saved, and keeps what was typed', async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
    const before = await shop.stock('quiet-teapot');
    const quantity = region(page, 'Stock').getByRole('textbox');
    const save = () => region(page, 'Stock').getByRole('button', { name: 'Save stock' }).click();
    const expectRejected = async (text: string) => {
      await quantity.fill(text);
      const response = page.waitForResponse((one) => one.request().method() === 'POST');
      await save();
      expect((await response).status()).toBe(400);
      await expect(quantity).toHaveAccessibleDescription(/whole number/);
      await expect(quantity).toHaveValue(text);
    };
    for (const text of ['-3', '12 pcs', '1,000', '']) await expectRejected(text);
    expect(await shop.stock('quiet-teapot')).toBe(before);

    // The quantity is still compared with the one that the form was opened with.
    await expectRejected('a dozen');
    await shop.catalog.setStock('quiet-teapot', 13);
    await expectRejected('50 pcs');
    await quantity.fill('50');
    await save();
    await expect(quantity).toHaveAccessibleDescription(/changed to 13 meanwhile, so your 50 was not saved/);
    await quantity.fill('50');
    await save();
    await expect(page.getByRole('status')).toContainText('The stock was saved.');
    expect(await shop.stock('quiet-teapot')).toBe(50);
  });
});

test('stock is saved, unless it changed meanwhile', async ({ page, shop }) => {
  await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
  const panel = region(page, 'Stock');
  await panel.getByRole('textbox').fill('41');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('The stock was saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(41);
  await shop.catalog.setStock('quiet-teapot', 12);
  await panel.getByRole('textbox').fill('50');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(panel.getByText('The stock changed to 12 meanwhile, so your 50 was not saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(12);
  await expect(panel.getByRole('textbox')).toHaveValue('12');
  await panel.getByRole('textbox').fill('50');
  await panel.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('The stock was saved.')).toBeVisible();
  expect(await shop.stock('quiet-teapot')).toBe(50);
});
