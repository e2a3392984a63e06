import type { Page } from '@playwright/test';
import { createOrder, openMerchantPage } from './merchant.js';
import { expect, type Shop, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

/** Opens the same page of the merchant area in two tabs. */
async function openTabs(page: Page, path: string): Promise<[Page, Page]> {
  await openMerchantPage(page, path);
  const other = await page.context().newPage();
  await other.goto(path);
  return [page, other];
}

const save = (page: Page, button: string) => page.getByRole('button', { name: button }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`two tabs ${javaScriptEnabled ? 'with' : 'without'} JavaScript:`, () => {
    test.use({ javaScriptEnabled });

    test('of a product, the second chooses between the names', async ({ page, shop }) => {
      const [one, two] = await openTabs(page, `/products/${await shop.catalog.getId('quiet-teapot')}`);
      await one.getByLabel('Name').fill('Silent Teapot');
      await save(one, 'Save product');
      await expect(one.getByText('The product was saved.')).toBeVisible();
      await two.getByLabel('Name').fill('Loud Teapot');
      await save(two, 'Save product');
      await expect(two.getByRole('alert')).toContainText('Nothing was overwritten');
      await expect(two.getByRole('radio', { name: 'Saved value: Silent Teapot' })).toBeChecked();
      expect([...(await shop.catalog.names()).values()]).not.toContain('Loud Teapot');
      await two.getByRole('radio', { name: 'Your value: Loud Teapot' }).check();
      await save(two, 'Save product');
      await expect(two.getByRole('heading', { level: 1, name: 'Loud Teapot' })).toBeVisible();
    });

    test('of an order, the second cannot fulfill the same items again, and keeps the tags of the first', async ({
      page,
      shop,
    }) => {
      const id = await createOrder(shop, 'APPROVED');
      const [one, two] = await openTabs(page, `/orders/${id}`);
      await save(one, 'Mark as fulfilled');
      await expect(one.getByText('The items are marked as fulfilled.')).toBeVisible();
      await save(two, 'Mark as fulfilled');
      await expect(two.getByRole('alert')).toContainText('The platform rejected this');
      await expect(region(two, 'Fulfillment').getByRole('listitem')).toHaveCount(1);

      const getTags = (tab: Page) => tab.getByRole('textbox', { name: 'Tags' });
      await getTags(one).fill('gift');
      await save(one, 'Save tags');
      await expect(one.getByText('The tags were saved.')).toBeVisible();
      await getTags(two).fill('wholesale');
      await save(two, 'Save tags');
      await expect(getTags(two)).toHaveValue('gift, wholesale');
    });

    test('of a coupon, the second shows what the first saved', async ({ page, shop }) => {
      const id = await shop.createCoupon({ code: 'FINCH5', moneyOffAmount: 5, scope: { namespace: 'stores' } });
      const [one, two] = await openTabs(page, `/coupons/${id}`);
      await one.getByLabel('Name').fill('Winter');
      await save(one, 'Save coupon');
      await expect(one.getByText('The coupon was saved.')).toBeVisible();
      await two.getByLabel('Name').fill('Summer');
      await save(two, 'Save coupon');
      await expect(two.getByRole('alert')).toContainText('Nothing was overwritten');
      await expect(two.getByLabel('Name')).toHaveValue('Winter');
      expect(await couponName(shop, id)).toBe('Winter');
    });
  });
}

/** Name of a coupon, as saved. */
async function couponName(shop: Shop, id: string): Promise<string> {
  interface Answer {
    coupon: { specification: { name: string } };
  }
  return (await shop.merchant<Answer>('GET', `/stores/v2/coupons/${id}`)).coupon.specification.name;
}
