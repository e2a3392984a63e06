import { addToBag, expect, fillInAddress, goToCheckout, goodCard, pay, test } from './shop.js';

const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

test('a member finds the order in the account, and what the shop makes of it', async ({ page, shop }) => {
  await shop.join(robin);
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('E-mail').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const orders = page.getByRole('region', { name: 'Your orders' });
  await expect(orders).toContainText('Nothing yet.');

  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page).toHaveURL(/\/thank-you\?orderId=/);

  const [order] = await shop.orders();
  const entry = orders.getByRole('listitem').filter({ hasText: `Order ${order?.number}` });
  await page.goto('/account');
  await expect(entry).toContainText('1 × Quiet Teapot');
  await expect(entry).toContainText('Paid, being packed');

  await test.step('the shop sends it', async () => {
    const lineItems = [{ id: order?.lineItems[0]?.id, quantity: 1 }];
    const fulfillment = { lineItems, trackingInfo: { trackingNumber: 'T1', shippingProvider: 'ups' } };
    await shop.merchant('POST', `/ecom/v1/fulfillments/orders/${order?.id}/create-fulfillment`, { fulfillment });
    await page.reload();
    await expect(entry).toContainText('Paid, sent');
  });

  await test.step('the shop gives a part of the money back, and then the rest', async () => {
    interface Transactions {
      orderTransactions: { payments: { id: string }[] };
    }
    const { orderTransactions } = await shop.merchant<Transactions>('GET', `/ecom/v1/payments/orders/${order?.id}`);
    const refund = (more: object) =>
      shop.merchant('POST', '/ecom/v1/order-billing/refund-payments', {
        ...{ orderId: order?.id, paymentRefunds: [{ paymentId: orderTransactions.payments[0]?.id, ...more }] },
        sideEffects: { notifications: { sendCustomerEmail: true } },
      });
    await refund({ amount: { amount: '5.00' } });
    await page.reload();
    await expect(entry).toContainText('Refunded in part, sent');
    await refund({});
    await page.reload();
    await expect(entry.getByText('Refunded', { exact: true })).toBeVisible();
    expect(await shop.data('mails')).toContainEqual(expect.objectContaining({ kind: 'ORDER_REFUNDED' }));
  });
});

test('orders that cannot be read say so, and another try shows them', async ({ page, shop }) => {
  await shop.join(robin);
  await shop.fail({ path: '*/orders/search', status: 500, times: 3 });
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('E-mail').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const orders = page.getByRole('region', { name: 'Your orders' });
  await expect(orders.getByRole('alert')).toBeVisible();
  await orders.getByRole('button').click();
  await expect(orders).toContainText('Nothing yet.');
});
