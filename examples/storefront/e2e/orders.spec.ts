import { addToBag, expect, fillInAddress, goToCheckout, goodCard, pay, pendingCard, test } from './shop.js';

const robin = { email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' };

test('the account shows a member’s order with its fulfillments and refunds', async ({ page, shop }) => {
  await shop.join(robin);
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const orders = page.getByRole('region', { name: 'Your orders' });
  await expect(orders).toContainText('No orders yet');

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
    await entry.getByRole('link', { name: `Order ${order?.number}` }).click();
    const tracking = page.getByRole('region', { name: 'Track your order' });
    await expect(tracking).toContainText('UPS: T1');
    await expect(tracking.getByRole('link', { name: 'T1' })).toHaveAttribute('href', /^https:\/\/www\.ups\.com\/.*T1/);
    await page.goto('/account');
  });

  await test.step('the shop refunds a part, and then the rest', async () => {
    await shop.refund(order, { amount: { amount: '5.00' } });
    await page.reload();
    await expect(entry).toContainText('Refunded in part, sent');
    await shop.refund(order);
    await page.reload();
    await expect(entry.getByText('Refunded', { exact: true })).toBeVisible();
    expect(await shop.data('mails')).toContainEqual(expect.objectContaining({ kind: 'ORDER_REFUNDED' }));
    await entry.getByRole('link', { name: `Order ${order?.number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This order was refunded' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`All of it, $${order?.priceSummary.total.amount}, was refunded`);
  });
});

test('the page of an order shows its state: paid manually, refunded in part, canceled, refunded', async ({
  page,
  shop,
}) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, 'Manual payment');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await expect(main).toContainText('Your payment is still open: the confirmation email explains how to pay.');
  await expect(main).toContainText('We pack it with care as soon as it is paid.');

  const [order] = await shop.orders();
  const total = `$${order?.priceSummary.total.amount}`;
  await expect(main).toContainText(`Still to pay${total}`);
  await shop.merchant('POST', `/ecom/v1/payments-collector/orders/${order?.id}/mark-as-paid`, {});
  await page.reload();
  await expect(main).toContainText('Your payment went through.');
  await expect(main).not.toContainText('Still to pay');

  await shop.refund(order, { amount: { amount: '5.00' }, externalRefund: true });
  await page.reload();
  await expect(main).toContainText(`$5.00 of the ${total} that you paid was refunded to you.`);
  await expect(main).toContainText('Refunded−$5.00');

  await shop.merchant('POST', `/ecom/v1/orders/${order?.id}/cancel`, {});
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This order was canceled' })).toBeVisible();
  await expect(main).toContainText(`$5.00 of the ${total} that you paid was refunded to you.`);
  await expect(main).not.toContainText('What happens next');

  await shop.refund(order, { externalRefund: true });
  await page.reload();
  await expect(main).toContainText(`All of it, ${total}, was refunded to you.`);
});

test('an order of another account is not shown, and links to the sign-in page', async ({ page, shop, browser }) => {
  await shop.join(robin);
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Your account, Robin' })).toBeVisible();
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, goodCard);
  await expect(page).toHaveURL(/\/thank-you\?orderId=/);

  const context = await browser.newContext();
  await shop.open(context);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'We cannot show you this order' })).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('sold out');
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await other.getByRole('main').getByLabel('Email').fill(robin.email);
  await other.getByRole('main').getByLabel('Password').fill(robin.password);
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible();
  await context.close();
});

test('a pending payment is shown as pending, and then as declined', async ({ page, shop }) => {
  await addToBag(page, 'quiet-teapot');
  await goToCheckout(page);
  await fillInAddress(page);
  await pay(page, pendingCard);
  const main = page.getByRole('main');
  await expect(main).toContainText('Your payment is on its way. We write to you when it is through.');
  const [order] = await shop.orders();
  await expect(main).toContainText(`On its way to us$${order?.priceSummary.total.amount}`);
  await expect(main).not.toContainText('Still to pay');
  const paymentId = await shop.paymentOf(order);
  const path = `/ecom/v1/payments/${paymentId}/orders/${order?.id}/update-payment-transaction-status`;
  await shop.merchant('POST', path, { status: 'DECLINED' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was declined' })).toBeVisible();
  await expect(main).toContainText('Nothing was charged, and the order is off.');
  await expect(main).not.toContainText('Still to pay');
});

test('orders that fail to load show an error, and a retry shows them', async ({ page, shop }) => {
  await shop.join(robin);
  await shop.fail({ path: '*/orders/search', status: 500, times: 100 });
  await page.goto('/login?to=/account');
  await page.getByRole('main').getByLabel('Email').fill(robin.email);
  await page.getByRole('main').getByLabel('Password').fill(robin.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const orders = page.getByRole('region', { name: 'Your orders' });
  await expect(orders.getByRole('alert')).toBeVisible();
  await shop.recover();
  await orders.getByRole('button').click();
  await expect(orders).toContainText('No orders yet');
});
