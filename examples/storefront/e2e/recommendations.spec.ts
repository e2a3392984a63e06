import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { expect, type Shop, test } from './shop.js';

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const besideProduct = (page: Page) => page.getByRole('region', { name: 'Keeps good company with these' });
const besideBag = (page: Page) => page.getByRole('region', { name: 'You may also like' });

/** Creates an order of several products. */
async function order(shop: Shop, slugs: readonly string[]): Promise<void> {
  const ids = await Promise.all(slugs.map((slug) => shop.catalog.getId(slug)));
  await shop.merchant('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      priceSummary: {},
      lineItems: ids.map((catalogItemId) => ({
        productName: { original: 'Thing' },
        catalogReference: { catalogItemId, appId: storesAppId },
        itemType: { preset: 'PHYSICAL' },
        quantity: 1,
        price: { amount: '5.00' },
      })),
    },
  });
}

test('a product shows first what is bought with it, and nothing that is sold out', async ({ page, shop }) => {
  await order(shop, ['quiet-teapot', 'everyday-tee']);
  await order(shop, ['quiet-teapot', 'everyday-tee']);
  await order(shop, ['quiet-teapot', 'well-carafe']);
  await page.goto('/products/quiet-teapot');
  const names = besideProduct(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(4);
  await expect(names.nth(0)).toHaveText('Everyday Tee');
  await expect(names.nth(1)).toHaveText('Well Carafe');
  await expectAccessible(page);
  await shop.catalog.setStock('well-carafe', 0);
  await page.goto('/products/quiet-teapot?again');
  await expect(names.nth(0)).toHaveText('Everyday Tee');
  await expect(besideProduct(page)).not.toContainText('Well Carafe');
});

test('the page shows no recommendations if the site has none', async ({ page, shop }) => {
  await shop.data('orders');
  await shop.fail({ path: '/v1/recommendations/get', status: 404, times: 1000 });
  expect((await page.goto('/products/quiet-teapot'))?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await expect(besideProduct(page)).toHaveCount(0);
});

test('the bag recommends what goes well with it, which is added from there', async ({ page, shop }) => {
  await order(shop, ['quiet-teapot', 'well-carafe']);
  await page.goto('/products/quiet-teapot');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('dialog', { name: /^Your bag/ })).toContainText('Quiet Teapot');
  await page.goto('/bag');
  const names = besideBag(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(4);
  await expect(names.first()).toHaveText('Well Carafe');
  await expect(besideBag(page)).not.toContainText('Quiet Teapot');
  await expectAccessible(page);
  await besideBag(page).getByRole('button', { name: 'Add Well Carafe to the bag' }).click();
  await page
    .getByRole('dialog', { name: /^Your bag/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('region', { name: 'Your bag', exact: true })).toContainText('Well Carafe');
  await expect(besideBag(page)).not.toContainText('Well Carafe');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an empty bag recommends nothing, and a full one what goes well with it', async ({ page, shop }) => {
    await order(shop, ['quiet-teapot', 'well-carafe']);
    await page.goto('/bag');
    await expect(besideBag(page)).toHaveCount(0);
    await page.goto('/products/quiet-teapot');
    await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
    await expect(besideBag(page).getByRole('heading', { level: 3 }).first()).toHaveText('Well Carafe');
    await besideBag(page).getByRole('button', { name: 'Add Well Carafe to the bag' }).click();
    await expect(page.getByRole('region', { name: 'Your bag' })).toContainText('Well Carafe');
  });
});
