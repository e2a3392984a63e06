import type { Page } from '@playwright/test';
import { createOrder, openMerchantPage } from './merchant.js';
import { loseResponse } from '../../storefront/e2e/requests.js';
import { expect, type Shop, test } from '../../storefront/e2e/shop.js';

// The shop exists from its first request on.
test.beforeEach(({ shop }) => shop.data('orders'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Clicks a button that submits a form, and returns a function that sends the same request again. */
async function submit(page: Page, button: string) {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: button, exact: true }).click();
  const request = await sent;
  const { origin } = new URL(request.url());
  return () =>
    page.request.post(request.url(), {
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      data: request.postData() ?? '',
      maxRedirects: 0,
    });
}

/** Submits a form, sends it again, and checks that the second response is the redirect of the first. */
async function submitTwice(page: Page, button: string, done: string): Promise<void> {
  const repeat = await submit(page, button);
  await expect(page.getByRole('status')).toContainText(done);
  const { pathname, search } = new URL(page.url());
  const responses = await Promise.all([repeat(), repeat()]);
  for (const response of responses) {
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(pathname + search);
  }
}

/** Amounts of the refunds of an order. */
async function getRefunds(shop: Shop, orderId: string): Promise<string[]> {
  interface Transactions {
    orderTransactions: { refunds: { summary: { requestedRefund: { amount: string } } }[] };
  }
  const { orderTransactions } = await shop.merchant<Transactions>('GET', `/ecom/v1/payments/orders/${orderId}`);
  return orderTransactions.refunds.map(({ summary }) => summary.requestedRefund.amount);
}

/** Opens an order, and calculates the refund of one teapot. */
async function calculateRefund(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await region(page, 'Refund').getByLabel('Quiet Teapot').fill('1');
  await page.getByRole('button', { name: 'Calculate refund' }).click();
  await expect(page.getByRole('button', { name: 'Refund $88.00' })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms of an order that are sent twice are carried out once', async ({ page, shop }) => {
    const id = await createOrder(shop, 'APPROVED');
    await openMerchantPage(page, `/orders/${id}`);
    await page.getByRole('textbox', { name: 'Note' }).fill('Gift wrap');
    await submitTwice(page, 'Add note', 'The note was added.');
    await page.reload();
    await expect(page.getByText('Note: Gift wrap')).toHaveCount(1);

    await region(page, 'Fulfillment').getByLabel('Quiet Teapot').fill('1');
    await submitTwice(page, 'Mark as fulfilled', 'The items are marked as fulfilled.');
    await page.reload();
    await expect(region(page, 'Fulfillment').getByRole('listitem')).toHaveCount(1);

    await calculateRefund(page, id);
    await submitTwice(page, 'Refund $88.00', 'The refund was issued.');
    expect(await getRefunds(shop, id)).toEqual(['88.00']);

    // The same note again, from a page that was loaded since, is another one.
    await page.getByRole('textbox', { name: 'Note' }).fill('Gift wrap');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Note: Gift wrap')).toHaveCount(2);
  });

  test('new products, coupons, discounts and shipping options are created once', async ({ page }) => {
    await openMerchantPage(page, '/products/new');
    await page.getByLabel('Name').fill('Harbor Beanie');
    await page.getByLabel('Price').fill('29.00');
    await submitTwice(page, 'Create product', 'The product was created.');
    await page.goto('/products?q=Harbor+Beanie');
    await expect(page.getByRole('row').filter({ hasText: 'Harbor Beanie' })).toHaveCount(1);

    await page.goto('/coupons');
    await page.getByLabel('Name').fill('Autumn');
    await page.getByLabel('Code').fill('AUTUMN15');
    await page.getByLabel('Value').fill('15');
    await submitTwice(page, 'Create coupon', 'The coupon was created.');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'AUTUMN15' })).toHaveCount(1);

    await page.goto('/discounts');
    await page.getByLabel('Name').fill('Spring');
    await page.getByLabel('Percent off').fill('12.5');
    await submitTwice(page, 'Create discount', 'The discount was created.');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Spring' })).toHaveCount(1);

    await page.goto('/settings/shipping/new');
    await page.getByLabel('Name').fill('Bicycle');
    await page.getByLabel('Amount').first().fill('6');
    await page.getByRole('checkbox', { name: 'Canada' }).check();
    await submitTwice(page, 'Save shipping option', 'The shipping option was saved.');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Bicycle' })).toHaveCount(1);
  });

  test('of two tabs with the same refund, the second shows the refund of the first', async ({ page, shop }) => {
    const id = await createOrder(shop, 'APPROVED');
    await openMerchantPage(page, '/orders');
    const other = await page.context().newPage();
    await calculateRefund(page, id);
    await calculateRefund(other, id);
    await page.getByRole('button', { name: 'Refund $88.00' }).click();
    await expect(page.getByRole('status')).toContainText('The refund was issued.');
    await other.getByRole('button', { name: 'Refund $88.00' }).click();
    await expect(other.getByRole('alert')).toContainText('This was not refunded');
    await expect(region(other, 'Payments').getByText('−$88.00')).toHaveCount(1);
    expect(await getRefunds(shop, id)).toEqual(['88.00']);
    await other.getByRole('button', { name: 'Refund $88.00' }).click();
    await expect(other.getByRole('status')).toContainText('The refund was issued.');
    expect(await getRefunds(shop, id)).toEqual(['88.00', '88.00']);
  });

  test('a refund whose response was lost is shown, and not issued again', async ({ page, shop }) => {
    const id = await createOrder(shop, 'APPROVED');
    await openMerchantPage(page, '/orders');
    await calculateRefund(page, id);
    await shop.fail({ path: '/ecom/v1/order-billing/refund-payments', drop: true, afterwards: true, times: 1 });
    const repeat = await submit(page, 'Refund $88.00');
    await expect(page.getByRole('alert')).toContainText('Check whether the change was made');
    await expect(region(page, 'Payments').getByText('−$88.00')).toHaveCount(1);
    expect((await repeat()).status()).toBe(409);
    expect(await getRefunds(shop, id)).toEqual(['88.00']);
  });
});

test('after a lost response, the merchant area does not claim that nothing was changed', async ({ page, shop }) => {
  const id = await createOrder(shop, 'AUTHORIZED');
  await openMerchantPage(page, `/orders/${id}`);
  await loseResponse(page, `**/orders/${id}.data*`);
  await page.getByRole('button', { name: 'Capture payment' }).click();
  await expect(page.getByRole('alert')).toContainText('It may have arrived all the same.');
  await expect(page.getByRole('main')).not.toContainText('Nothing was changed');
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
