import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  addToBag,
  expect,
  fillInAddress,
  fillInCheckout,
  goToCheckout,
  goodCard,
  openCheckout,
  pay,
  type Shop,
  test,
} from './shop.js';

const authorizedCard = '4000 0000 0000 3220';
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Robin' });

/** Places an order that is paid later. Returns the path of its cancellation. */
async function orderUnpaid(page: Page, shop: Shop): Promise<string> {
  await addToBag(page, 'quiet-teapot');
  await openCheckout(page);
  await fillInCheckout(page);
  await page.locator('label', { hasText: 'Pay later' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(thanks(page)).toBeVisible();
  return `/cancel-order?orderId=${(await shop.orders())[0]?.id}`;
}

const getStatus = async (shop: Shop) => ((await shop.orders())[0] as { status?: string } | undefined)?.status;

const fulfill = async (shop: Shop) => {
  const [order] = await shop.orders();
  const lineItems = order?.lineItems.map(({ id, quantity }) => ({ id, quantity }));
  await shop.merchant('POST', `/ecom/v1/fulfillments/orders/${order?.id}/create-fulfillment`, {
    fulfillment: { lineItems },
  });
};

test('an unpaid order is canceled after a confirmation', async ({ page, shop }) => {
  await orderUnpaid(page, shop);
  const link = page.getByRole('link', { name: 'Cancel order' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Do you want to cancel this order?' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'Keep the order' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await getStatus(shop)).toBe('APPROVED');

  await link.click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?/);
  await expect(page.getByRole('heading', { level: 1, name: /canceled/ })).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(await getStatus(shop)).toBe('CANCELED');
});

test('an order that is fulfilled meanwhile is not canceled', async ({ page, shop }) => {
  const path = await orderUnpaid(page, shop);
  await page.goto(path);
  await fulfill(shop);
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This order cannot be canceled here' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed now.');
  await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  expect(await getStatus(shop)).toBe('APPROVED');
});

test('a paid order leads to the contact page', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByText('To cancel the order or change its address, write to us')).toBeVisible();
  await page.goto(`/cancel-order?orderId=${(await shop.orders())[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This order cannot be canceled here' })).toBeVisible();
});

test('the order of someone else is not found, and stays', async ({ browser, page, shop }) => {
  const path = await orderUnpaid(page, shop);
  const stranger = await browser.newContext();
  await shop.open(stranger, false);
  const read = await stranger.request.get(path);
  const sent = await stranger.request.post(path, { headers: { origin: new URL(page.url()).origin } });
  expect([read.status(), sent.status()]).toEqual([404, 404]);
  expect(await getStatus(shop)).toBe('APPROVED');
  await stranger.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order with an authorized payment is canceled, also when the form is sent twice', async ({ page, shop }) => {
    await page.goto('/de/products/quiet-teapot');
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    await page.getByRole('button', { name: 'Zur Kasse' }).click();
    await fillInAddress(page);
    await pay(page, authorizedCard);
    await page.getByRole('link', { name: 'Bestellung stornieren' }).click();
    await expect(page).toHaveURL(/\/de\/cancel-order\?/);
    const asked = page.url();
    await page.getByRole('button', { name: 'Ja, Bestellung stornieren' }).click();
    await expect(page).toHaveURL(/\/de\/thank-you\?/);
    await expect(page.getByRole('heading', { level: 1, name: /storniert/ })).toBeVisible();
    expect(await getStatus(shop)).toBe('CANCELED');

    const again = await page.request.post(asked, { headers: { origin: new URL(asked).origin } });
    expect(again.status()).toBe(200);
    expect(again.url()).toContain('/de/thank-you?');
    expect(await getStatus(shop)).toBe('CANCELED');
  });
});
