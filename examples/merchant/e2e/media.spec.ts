import type { Page } from '@playwright/test';
import { openMerchantPage, productPath } from './merchant.js';
import { expect, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('images are moved', async ({ page, shop }) => {
    await openMerchantPage(page, await productPath(shop, 'quiet-teapot'));
    const images = region(page, 'Media').locator('img');
    const sources = () => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    await expect(images).toHaveCount(3);
    const [first = '', second = '', ...rest] = await sources();
    await expect(region(page, 'Media').getByRole('button', { name: 'Move up image 1' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Move up image 2' }).click();
    await expect(page.getByRole('status')).toContainText('The image was moved.');
    await expect.poll(sources).toEqual([second, first, ...rest]);
    await page.getByRole('button', { name: 'Move down image 1' }).click();
    await expect(page.getByRole('status')).toContainText('The image was moved.');
    await expect.poll(sources).toEqual([first, second, ...rest]);
  });

  test('images get an alternative text, unless someone else described them', { tag: '@v3' }, async ({ page, shop }) => {
    const path = await productPath(shop, 'quiet-teapot');
    await openMerchantPage(page, path);
    const other = await page.context().newPage();
    await other.goto(path);
    await page.getByLabel('Alternative text of image 1').fill('A teapot on a shelf');
    await page.getByRole('button', { name: 'Save text of image 1' }).click();
    await expect(page.getByRole('status')).toContainText('The alternative text was saved.');
    await other.getByLabel('Alternative text of image 1').fill('A kettle');
    await other.getByRole('button', { name: 'Save text of image 1' }).click();
    await expect(other.getByRole('alert')).toContainText('Nothing was overwritten');
    await expect(other.getByLabel('Alternative text of image 1')).toHaveValue('A teapot on a shelf');
    await page.goto(`${shop.storeUrl}/products/quiet-teapot`);
    await expect(page.getByAltText('A teapot on a shelf').first()).toBeVisible();
  });
});
