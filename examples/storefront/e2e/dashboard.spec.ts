import { expectAccessible } from './axe.js';
import { expect, test, type Shop } from './shop.js';

const sections = [
  'requests',
  'mail',
  'members',
  'orders',
  'catalog',
  'events',
  'webhooks',
  'faults',
  'time',
  'snapshots',
  'data',
];

const dashboardUrl = ({ clientId, emulatorUrl }: Shop, path: string) =>
  `${emulatorUrl}/_emulator/dashboard/${path}?clientId=${clientId}`;

/** Creates an order with an authorized payment, which offers all actions. */
async function createOrder(shop: Shop): Promise<string> {
  // The shop exists from the first request with its client ID on.
  await shop.data('orders');
  const line = {
    productName: { original: 'Mug' },
    itemType: { preset: 'PHYSICAL' },
    quantity: 2,
    price: { amount: '18.00' },
  };
  const { order } = await shop.merchant<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      buyerInfo: { email: 'ada@example.com' },
      lineItems: [line],
      priceSummary: { tax: { amount: '0.00' } },
    },
  });
  await shop.merchant('POST', `/ecom/v1/payments/orders/${order.id}/add-payment`, {
    payments: [{ amount: { amount: '20.00' }, regularPaymentDetails: { status: 'AUTHORIZED' } }],
  });
  return order.id;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the pages of the dashboard are accessible, ${colorScheme}:`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test('on a narrow screen', async ({ page, shop }) => {
      const orderId = await createOrder(shop);
      for (const section of sections) {
        await page.goto(dashboardUrl(shop, section));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      for (const [section, name] of [
        ['requests', 'Requests'],
        ['catalog', 'Products'],
        ['events', 'Events'],
      ] as const) {
        // The log holds the last requests of all shops: those of this shop make room for others.
        await shop.merchant('GET', `/ecom/v1/orders/${orderId}`);
        await page.goto(dashboardUrl(shop, section));
        await page.getByRole('list', { name }).getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`/${section}/`));
        await expectAccessible(page);
      }
      await page.goto(dashboardUrl(shop, 'orders/missing'));
      await expectAccessible(page);
      await page.goto(dashboardUrl(shop, `orders/${orderId}`));
      await page.locator('summary', { hasText: 'Fulfill' }).click();
      await expectAccessible(page);
    });
  });
}

test('the live tail adds requests without a reload, and can be paused', async ({ page, shop }) => {
  await page.goto(dashboardUrl(shop, 'requests'));
  const tail = page.waitForRequest(/\/requests\/tail/);
  await createOrder(shop);
  await tail;
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'ecom.orders.createOrder' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'ecom.orderTransactions.addPayments' })).toHaveCount(1);
  const pause = page.getByRole('button', { name: 'Pause live tail' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});

test('a request is copied as a curl command', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.emulatorUrl });
  await createOrder(shop);
  await page.goto(dashboardUrl(shop, 'requests'));
  await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Copy: curl' }).click();
  await expect(page.getByRole('button', { name: 'Copy: curl' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X POST 'http/);
});

test('an order is settled, captured, paid, fulfilled and refunded', async ({ page, shop }) => {
  const orderId = await createOrder(shop);
  await shop.merchant('POST', `/ecom/v1/payments/orders/${orderId}/add-payment`, {
    payments: [{ amount: { amount: '6.00' }, regularPaymentDetails: { status: 'PENDING' } }],
  });
  await page.goto(dashboardUrl(shop, `orders/${orderId}`));
  const payment = (amount: string) => page.getByRole('listitem').filter({ hasText: amount });
  await payment('$6.00').getByRole('button', { name: 'Approve' }).click();
  await expect(payment('$6.00')).toContainText('approved');
  await payment('$20.00').getByRole('button', { name: 'Capture' }).click();
  await expect(payment('$20.00')).toContainText('approved');

  await page.locator('summary', { hasText: 'Add an offline payment' }).click();
  await expect(page.getByLabel('Amount').last()).toHaveValue('10.00');
  await page.getByRole('button', { name: 'Add payment' }).click();
  await expect(payment('$10.00')).toContainText('Offline');
  await page.locator('summary', { hasText: 'Fulfill' }).click();
  await page.getByLabel('Tracking number').fill('TRACK-7');
  await page.getByRole('button', { name: 'Fulfill', exact: true }).click();
  await expect(page.getByText('2 fulfilled')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'TRACK-7' })).toContainText('2 items');

  await payment('$20.00').locator('summary', { hasText: 'Refund' }).click();
  await payment('$20.00').getByLabel('Amount').fill('5');
  await payment('$20.00').getByRole('button', { name: 'Refund' }).click();
  await expect(payment('$20.00')).toContainText('At most $15.00.');
  const [order] = await shop.orders();
  expect(order).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED' });
});
