import { expectOrder } from '../../storefront/e2e/reading-order.js';
import { test } from '../../storefront/e2e/shop.js';
import { createOrder, openMerchantPage } from './merchant.js';

/** The merchant area has no footer. */
const landmarks = ['banner', 'main'];

test('screen readers read the pages in order', async ({ page, shop }) => {
  await shop.data('orders');
  const id = await createOrder(shop, 'APPROVED');
  await openMerchantPage(page, `/orders/${id}`);
  await expectOrder(page, landmarks);
  for (const path of ['dashboard', 'orders', 'products', 'settings']) {
    await page.goto(`/${path}`);
    await expectOrder(page, landmarks);
  }
});
