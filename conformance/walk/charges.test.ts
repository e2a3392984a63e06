import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Functions that the official packages have, but their public types do not. */
interface Untyped {
  readonly orders: { aggregateOrders(options: object): Promise<{ aggregates: object }> };
  readonly checkout: { getWixCheckoutUrl(id: string): Promise<{ checkoutUrl: string }> };
  readonly orderBilling: { voidMemberships(orderId: string, options: object): Promise<unknown> };
  readonly orderTransactions: {
    updateRefundTransaction(orderId: string, refundId: string, options: object): Promise<unknown>;
  };
}

const openShop = (side: Side) => {
  const emulator: Emulator = createEmulator({ origin });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, untyped: merchant as unknown as Untyped, ...startJournal() };
};

const course = { productName: { original: 'Course' }, itemType: { preset: 'SERVICE' as const }, quantity: 1 };
const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('money is collected with the $name SDK', (side) => {
  let shop: ReturnType<typeof openShop>;
  let merchant: Merchant;
  let untyped: Untyped;
  const note: Journal['note'] = (name, call) => shop.note(name, call);
  const refused: Journal['refused'] = (name, call) => shop.refused(name, call);
  const checkOut = async (lines: object[]) =>
    must((await merchant.checkout.createCheckout({ channelType: 'WEB', customLineItems: lines }))._id);
  const write = async (...amounts: string[]) =>
    merchant.orders.createOrder({
      channelInfo: { type: 'POS' },
      lineItems: amounts.map((amount) => ({ ...course, price: { amount } })),
      priceSummary: {},
    });

  beforeAll(() => {
    shop = openShop(side);
    ({ merchant, untyped } = shop);
  });
  afterAll(() => {
    journals.set(side.name, shop.entries);
    shop.emulator.close();
  });

  test('at checkout: a deposit by card, the balance with the saved card', async () => {
    const id = await checkOut([
      { ...course, price: '100.00', paymentOption: 'DEPOSIT_ONLINE', depositAmount: '30.00' },
      { ...course, price: '5.00' },
    ]);
    const checkout = await note('checkout', merchant.checkout.getCheckout(id));
    expect([checkout.payNow?.total?.amount, checkout.payLater?.total?.amount]).toEqual(['35.00', '70.00']);
    await refused('declined', () => merchant.checkout.createOrderAndCharge(id, { paymentToken: 'card-declined' }));
    const paid = { paymentToken: 'card-approved', savePaymentMethod: true };
    const { orderId } = await note('ordered', merchant.checkout.createOrderAndCharge(id, paid));
    await refused('ordered again', () => merchant.checkout.createOrderAndCharge(id, paid));
    const order = await note('order', merchant.orders.getOrder(must(orderId)));
    expect(order).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      lineItems: [{ depositAmount: { amount: '30.00' } }, {}],
    });
    const held = await note(
      'held',
      merchant.orderBilling.authorizeChargeWithSavedPaymentMethod(must(orderId), {
        amount: { amount: '70.00' },
        currency: 'USD',
        delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'HOURS' } },
      }),
    );
    expect(held.payment?.regularPaymentDetails?.authorizationDetails?.scheduledAction?.executionDate).toEqual(
      new Date('2026-03-01T14:00:00.000Z'),
    );
    shop.emulator.clock().freeze(new Date('2026-03-01T14:00:00.000Z'));
    expect(await note('paid', merchant.orders.getOrder(must(orderId)))).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('at checkout: a pending payment, until the bank decides', async () => {
    const id = await checkOut([{ ...course, price: '20.00' }]);
    const { orderId } = await merchant.checkout.createOrderAndCharge(id, { paymentToken: 'card-pending' });
    expect(await note('pending', merchant.orders.getOrder(must(orderId)))).toMatchObject({ status: 'PENDING' });
    const { orderTransactions } = await merchant.orderTransactions.listTransactionsForSingleOrder(must(orderId));
    const paymentId = must(orderTransactions?.payments?.[0]?._id);
    await note(
      'declined by the bank',
      merchant.orderTransactions.updatePaymentStatus({ orderId: must(orderId), paymentId }, { status: 'DECLINED' }),
    );
    expect(await note('rejected', merchant.orders.getOrder(must(orderId)))).toMatchObject({ status: 'REJECTED' });
  });

  test('for an order: membership, gift card and card in one charge, once per idempotency key', async () => {
    const { _id: orderId, lineItems } = await write('30.00', '70.00');
    const existingMembership = { appId: '11111111-2222-4333-8444-555555555555', membershipId: 'ten-visits' };
    const memberships = [{ lineItemId: must(lineItems?.[0]?._id), membershipIdentifier: { existingMembership } }];
    const charge = {
      memberId: '21111111-2222-4333-8444-555555555555',
      memberships,
      giftCards: [{ giftCardCode: 'GIFT-GOOD-0050', amount: { amount: '50.00' } }],
      regularCharge: { paymentIntentId: 'card-approved', amount: { amount: '20.00' } },
      idempotencyKey: '31111111-2222-4333-8444-555555555555',
    };
    await refused('more than is open', () =>
      merchant.orderBilling.chargeOrder(must(orderId), {
        regularCharge: { ...charge.regularCharge, amount: { amount: '100.01' } },
      }),
    );
    const first = await note('charged', merchant.orderBilling.chargeOrder(must(orderId), charge));
    const repeated = await merchant.orderBilling.chargeOrder(must(orderId), charge);
    expect(repeated.payments).toEqual(first.payments);
    const [byMembership, , byCard] = must(first.payments).map(({ _id }) => must(_id));
    await note('receipt', merchant.orderBilling.generateReceipts(must(orderId), { paymentIds: [must(byCard)] }));
    await refused('second receipt', () =>
      merchant.orderBilling.generateReceipts(must(orderId), { paymentIds: [must(byCard)] }),
    );
    await note('voided', untyped.orderBilling.voidMemberships(must(orderId), { paymentIds: [must(byMembership)] }));
    const charged = { memberId: charge.memberId, memberships };
    await note('charged again', merchant.orderBilling.chargeMemberships(must(orderId), charged));
    expect(await note('paid in parts', merchant.orders.getOrder(must(orderId)))).toMatchObject({
      paymentStatus: 'PAID',
    });
    const { refund } = await merchant.orderBilling.refundPayments(must(orderId), {
      paymentRefunds: [{ paymentId: must(byCard) }],
    });
    const transaction = { paymentId: must(byCard), refundStatus: 'FAILED' };
    await note(
      'refund failed',
      untyped.orderTransactions.updateRefundTransaction(must(orderId), must(refund?._id), { transaction }),
    );
    expect(await merchant.orders.getOrder(must(orderId))).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('orders are aggregated, and activities of apps are added', async () => {
    const aggregation = { status: { $count: ['status', 'paymentStatus'] }, sum: { $sum: 'priceSummary.total.amount' } };
    const { aggregates } = await note('sums', untyped.orders.aggregateOrders({ aggregation }));
    expect(aggregates).toEqual({
      status: { '(APPROVED|PAID)': 2, '(REJECTED|DECLINED)': 1 },
      sum: 225,
    });
    const { _id: orderId } = await write('1.00');
    const expected = await note(
      'activities',
      merchant.orders.addActivities(must(orderId), {
        orderActivities: [
          { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Ring twice' } },
          { activityType: 'INVOICE_SENT' },
        ],
      }),
    );
    expect(expected.activityIds).toHaveLength(2);
  });

  test('the checkout page has a URL, and a link completes a checkout', async () => {
    const id = await checkOut([{ ...course, price: '20.00' }]);
    const { checkoutUrl } = await untyped.checkout.getWixCheckoutUrl(id);
    expect(checkoutUrl).toMatch(/^http:\/\/localhost:4010\/hosted\/checkout\//);
    await refused('forged link', () => merchant.checkout.markCheckoutAsCompletedAndRedirectToUrl('forged'));
    const body = JSON.stringify({ checkoutId: id, url: 'https://shop.example/thanks' });
    const created = await shop.emulator.fetch(
      new Request(`${origin}/_emulator/checkout-links`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    const { token } = (await created.json()) as { token: string };
    const response = await note('followed', merchant.checkout.markCheckoutAsCompletedAndRedirectToUrl(token));
    expect(response).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'location', value: 'https://shop.example/thanks' }],
    });
    expect(await note('closed', merchant.checkout.getCheckout(id))).toMatchObject({ completed: true });
  });
});

test('both SDKs return the same at every step', () => {
  expect(journals.get('ours')?.length).toBeGreaterThan(20);
  expect(journals.get('ours')).toEqual(journals.get('official'));
});
