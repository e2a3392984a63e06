import type { Page } from '@playwright/test';
import { storeWebhook } from '../../../scripts/lib/store-options.js';
import { openStore } from '../../storefront/e2e/open-store.js';
import {
  addToBag,
  expect,
  fillInCheckout,
  openCheckout,
  payOnline,
  type Order,
  type Shop,
  test as base,
} from '../../storefront/e2e/shop.js';
import { confirmChange, openMerchantPage } from './merchant.js';

interface Store {
  readonly url: string;
}

/** Gives each test a store that receives the webhooks of its shop. */
const test = base.extend<{ store: Store }>({
  async store({ shop }, use) {
    const { clientId, emulatorUrl } = shop;
    const store = await openStore(emulatorUrl, { clientId, receivesWebhooks: true });
    // The shop exists from its first request on.
    await shop.data('orders');
    await shop.receiveWebhooks(`${store.url}/api/webhooks`, storeWebhook(0, clientId).events);
    await use(store);
    await store.close();
  },
});

const methods = (page: Page) => page.getByRole('radiogroup', { name: 'How you get it' });
const bicycle = (page: Page) => methods(page).getByRole('radio', { name: /^Bicycle courier/ });

/** Creates the option "Bicycle courier" for the United States in the merchant area. */
async function createOption(page: Page): Promise<void> {
  await openMerchantPage(page, '/settings/shipping/new');
  await page.getByLabel('Name').fill('Bicycle courier');
  await page.getByLabel('Delivery time').fill('This afternoon');
  await page.getByRole('group', { name: 'Another rate', exact: true }).getByLabel('Amount').fill('6.5');
  await page.getByRole('checkbox', { name: 'United States' }).check();
  await page.getByRole('button', { name: 'Save shipping option' }).click();
  await expect(page.getByRole('link', { name: 'Bicycle courier, United States' })).toBeVisible();
}

/** Deletes the option in the merchant area, and waits until the store has received the webhook. */
async function deleteOption(page: Page, store: Store): Promise<void> {
  await page.goto('/settings/shipping');
  const row = page.getByRole('row').filter({ hasText: 'Bicycle courier' });
  await confirmChange(row, 'Delete', 'Delete shipping option');
  await expect(page.getByRole('status')).toContainText('The shipping option was deleted.');
  const list = `${store.url}/delivery-methods?country=US&region=US-OR`;
  await expect.poll(async () => (await page.request.get(list)).text()).not.toContain('Bicycle courier');
}

async function expectOrdered(shop: Shop, title: string, shipping: string): Promise<void> {
  await expect.poll(async () => (await shop.orders()).length).toBe(1);
  const [order] = (await shop.orders()) as (Order & { shippingInfo: { title: string } })[];
  expect([order?.shippingInfo.title, order?.priceSummary.shipping.amount]).toEqual([title, shipping]);
}

test('an option that the merchant creates is offered, priced and on the order', async ({ page, shop, store }) => {
  await createOption(page);
  await addToBag(page, 'quiet-teapot', store.url);
  await openCheckout(page);
  await fillInCheckout(page);
  await expect(methods(page).getByRole('radio')).toHaveCount(4);
  await expect(methods(page)).toContainText('This afternoon');
  await methods(page).locator('label', { hasText: 'Bicycle courier' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping$6.50');
  await page.locator('label', { hasText: 'Pay later' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Robin' })).toBeVisible();
  await expectOrdered(shop, 'Bicycle courier', '6.50');
});

test('the prices of options depend on the bag, in the store and on the hosted page', async ({ page, store }) => {
  await createOption(page);
  await addToBag(page, 'quiet-teapot', store.url);
  await openCheckout(page);
  await fillInCheckout(page);
  // The teapot weighs between 1 and 5 pounds, and costs more than the 75 dollars from which standard shipping is free.
  for (const [name, price] of Object.entries({ Standard: 'Free', Express: '$19.95', Bicycle: '$6.50' })) {
    await expect(methods(page).locator('label', { hasText: name })).toContainText(price);
  }
  await payOnline(page);
  await page.locator('label', { hasText: 'Bicycle courier' }).click();
  const totals = page.getByRole('complementary', { name: 'Order summary' }).locator('.total');
  await expect(totals).toHaveText(/Total\s*\$94\.50$/, { useInnerText: true });
});

test('a deleted option that was chosen is reported, and another one can be chosen', async ({ page, shop, store }) => {
  await createOption(page);
  await addToBag(page, 'quiet-teapot', store.url);
  await openCheckout(page);
  await fillInCheckout(page);
  await methods(page).locator('label', { hasText: 'Bicycle courier' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping$6.50');

  await deleteOption(page, store);
  await page.goto(`${store.url}/bag`);
  await expect(methods(page)).toHaveAccessibleDescription(/not offered any more/);
  await page.goto(`${store.url}/checkout`);
  await expect(methods(page)).toHaveAccessibleDescription(/not offered/);
  await expect(methods(page).locator('input:checked')).toHaveCount(0);
  await methods(page).locator('label', { hasText: 'Express shipping' }).click();
  await expect(page.locator('dl[aria-busy=false]')).toContainText('Shipping$19.95');
  await expect(methods(page)).not.toHaveAccessibleDescription(/./);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Robin' })).toBeVisible();
  await expectOrdered(shop, 'Express shipping', '19.95');
});

test('an option that is deleted while the page is open is not offered any more', async ({ context, page, store }) => {
  await createOption(page);
  await addToBag(page, 'quiet-teapot', store.url);
  await openCheckout(page);
  await fillInCheckout(page);
  await expect(bicycle(page)).toBeVisible();
  await deleteOption(await context.newPage(), store);
  await methods(page).locator('label', { hasText: 'Bicycle courier' }).click();
  await expect(methods(page)).toHaveAccessibleDescription(/not offered for your address/);
  await expect(bicycle(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an option of the merchant is chosen in the cart, and reported when it is deleted', async ({ page, store }) => {
    await createOption(page);
    await page.goto(`${store.url}/products/quiet-teapot`);
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const estimate = page.getByRole('region', { name: 'Shipping estimate' });
    await estimate.getByLabel('Ship to').selectOption('US');
    await estimate.getByRole('button', { name: 'Update shipping' }).click();
    await estimate.getByLabel('Region').selectOption('US-OR');
    await estimate.getByRole('button', { name: 'Update shipping' }).click();
    await bicycle(page).check();
    await estimate.getByRole('button', { name: 'Choose this way' }).click();
    await expect(bicycle(page)).toBeChecked();
    await expect(page.getByRole('region', { name: 'Your bag' }).locator('dl')).toContainText('$6.50');

    await deleteOption(page, store);
    await page.goto(`${store.url}/de/bag`);
    const group = page.getByRole('radiogroup', { name: 'Versandart' });
    await expect(group).toHaveAccessibleDescription('Diese Versandart gibt es nicht mehr. Bitte wähl eine andere.');
    await group.getByRole('radio', { name: /^Express shipping/ }).check();
    await page.getByRole('button', { name: 'Versandart wählen' }).click();
    await expect(group.getByRole('radio', { name: /^Express shipping/ })).toBeChecked();
    await expect(group).not.toHaveAccessibleDescription(/./);
  });
});
