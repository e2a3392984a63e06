import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Payment {
  id: string;
  status: string;
  amount: { amount: string };
  regularPaymentDetails: { status: string; authorizationDetails?: { captures: object[]; void?: object } };
}
interface Transactions {
  payments: Payment[];
  refunds: { id: string; summary: { refunded: { amount: string } }; details: object }[];
}
interface Order {
  id: string;
  paymentStatus: string;
  status: string;
  activities: { type: string }[];
  lineItems: { id: string; refundQuantity: number }[];
}

let emulator: Emulator;
let merchant: Merchant;
let orderId: string;
let collector: string;

const price = (amount: string) => ({ amount });
const code = ({ body, status }: { body: Body; status: number }) => [status, body.details?.applicationError?.code];

beforeEach(async () => {
  emulator = createEmulator({ seed: 'empty' });
  merchant = new Merchant(emulator);
  orderId = (
    await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'POS' },
        buyerInfo: { email: 'ada@example.com' },
        lineItems: [
          { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 3, price: price('33.33') },
        ],
        priceSummary: { tax: price('0.01') },
      },
    })
  ).order.id;
  collector = `/ecom/v1/payments-collector/orders/${orderId}`;
});

const order = async () => (await merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${orderId}`)).order;
const transactions = async () =>
  (await merchant.send<{ orderTransactions: Transactions }>('GET', `/ecom/v1/payments/orders/${orderId}`))
    .orderTransactions;
const pay = async (amount: string, status = 'APPROVED', more: object = {}) => {
  const payments = [{ amount: price(amount), regularPaymentDetails: { status, ...more } }];
  const path = `/ecom/v1/payments/orders/${orderId}/add-payment`;
  return (await merchant.send<{ paymentsIds: [string] }>('POST', path, { payments })).paymentsIds[0];
};

describe('collecting payments', () => {
  it('adds offline payments up to the balance, in one or several parts', async () => {
    const hand = (amount: string) => merchant.call('POST', `${collector}/manual-payment`, { amount: price(amount) });
    expect(getViolations(await hand('0'))).toEqual(['amount.amount DECIMAL_GT']);
    expect(code(await hand('100.01'))).toEqual([428, 'INVALID_AMOUNT']);
    expect((await hand('40.00')).body).toEqual({});
    expect((await order()).paymentStatus).toBe('PARTIALLY_PAID');
    const status = await merchant.send('GET', `${collector}/payment-collectability-status`);
    expect(status).toMatchObject({ status: 'COLLECTABLE', amount: { amount: '60.00' } });
    const paid = await merchant.send<{ order: Order }>('POST', `${collector}/mark-as-paid`, {});
    expect(paid.order.paymentStatus).toBe('PAID');
    expect(code(await merchant.call('POST', `${collector}/mark-as-paid`, {}))).toEqual([428, 'ORDER_ALREADY_PAID']);
    expect(
      code(await merchant.call('POST', `${collector}/prepare-payment-collection`, { amount: price('1.00') })),
    ).toEqual([428, 'ORDER_ALREADY_PAID']);
    expect((await order()).activities.map(({ type }) => type)).toEqual([
      'ORDER_PLACED',
      'ORDER_PARTIALLY_PAID',
      'ORDER_PAID',
    ]);
  });

  it('marks many orders as paid; each succeeds or fails on its own', async () => {
    const path = '/v1/bulk/payments-collector/mark-as-paid';
    const bulk = await merchant.send('POST', path, { ecomOrderIds: [orderId, 'unknown'] });
    expect(bulk).toMatchObject({
      results: [
        { itemMetadata: { id: orderId, success: true }, item: { paymentStatus: 'PAID' } },
        { itemMetadata: { id: 'unknown', success: false, error: { code: 'ORDER_NOT_FOUND' } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
    });
  });

  it('applies the status that a provider reports to a pending payment, which then stays', async () => {
    const id = await pay('100.00', 'PENDING');
    expect((await order()).paymentStatus).toBe('PENDING');
    const path = `/ecom/v1/payments/${id}/orders/${orderId}/update-payment-transaction-status`;
    await merchant.send('POST', path, { status: 'APPROVED' });
    expect((await order()).paymentStatus).toBe('PAID');
    expect(code(await merchant.call('POST', path, { status: 'DECLINED' }))).toEqual([428, 'STATUS_NOT_ALLOWED']);
    expect(getViolations(await merchant.call('POST', path, { status: 'MAYBE' }))).toEqual([
      'status INVALID_ENUM_VALUE',
    ]);
    expect((await transactions()).payments).toMatchObject([{ id, status: 'APPROVED' }]);
  });

  it('captures an authorized payment on its scheduled date', async () => {
    const schedule = (actionType: string, hours: number) => ({
      authorizationDetails: {
        scheduledAction: {
          actionType,
          executionDate: new Date(emulator.clock().now().getTime() + hours * 3_600_000).toISOString(),
        },
      },
    });
    await pay('60.00', 'AUTHORIZED', schedule('CAPTURE', 2));
    await pay('40.00', 'AUTHORIZED', schedule('VOID', 3));
    const statuses = async () => (await transactions()).payments.map(({ status }) => status);
    expect(await statuses()).toEqual(['AUTHORIZED', 'AUTHORIZED']);
    const events = emulator.events().length;
    emulator.clock().advance(2 * 3_600_000);
    await emulator.webhooks.settled();
    const news = emulator.events().slice(events);
    expect(news.map(({ type }) => type)).toContain('wix.ecom.v1.order_payment_status_updated');
    expect(await statuses()).toEqual(['APPROVED', 'AUTHORIZED']);
    emulator.clock().advance(3_600_000);
    expect(await statuses()).toEqual(['APPROVED', 'VOIDED']);
    expect((await transactions()).payments[1]).toMatchObject({
      regularPaymentDetails: { authorizationDetails: { void: { reason: 'SCHEDULED' } } },
    });
  });

  it('charges memberships, once per line item', async () => {
    const [line] = (await order()).lineItems;
    const membershipCharges = [
      { lineItemId: line?.id, membershipId: 'gold', appId: 'club', membershipName: { original: 'Gold' } },
    ];
    const charge = () =>
      merchant.call('POST', `${collector}/charge-membership`, { memberId: 'iris', membershipCharges });
    expect((await charge()).body).toEqual({});
    expect((await transactions()).payments).toMatchObject([
      { amount: { amount: '99.99' }, membershipPaymentDetails: { lineItemId: line?.id, membershipId: 'gold' } },
    ]);
    expect(code(await charge())).toEqual([428, 'LINE_ITEM_PAID']);
  });

  it('captures an authorized payment once, in part, or voids it', async () => {
    const [first, second] = [await pay('60.00', 'AUTHORIZED'), await pay('40.00', 'AUTHORIZED')];
    const capture = (paymentId: string, amount?: string) =>
      merchant.call<Body & { orderTransactions: Transactions }>('POST', `${collector}/capture-authorized-payments`, {
        payments: [{ paymentId, ...(amount && { amount: price(amount) }) }],
      });
    expect((await order()).paymentStatus).toBe('NOT_PAID');
    expect(code(await capture('unknown'))).toEqual([404, 'PAYMENT_NOT_FOUND']);
    expect(code(await capture(first, '60.01'))).toEqual([428, 'INVALID_AMOUNT']);
    expect((await capture(first, '50.00')).body.orderTransactions.payments[0]).toMatchObject({
      status: 'APPROVED',
      regularPaymentDetails: {
        authorizationDetails: { captures: [{ amount: { amount: '50.00' }, status: 'SUCCEEDED' }] },
      },
    });
    expect(code(await capture(first))).toEqual([428, 'PAYMENT_ALREADY_CAPTURED']);
    const twice = { orderId, payments: [{ paymentId: second }, { paymentId: second }] };
    expect(code(await merchant.call('POST', '/ecom/v1/order-billing/capture-authorized-payments', twice))).toEqual([
      428,
      'PAYMENT_ALREADY_CAPTURED',
    ]);
    const body = { orderId, paymentIds: [second] };
    const voided = await merchant.send<{ orderTransactions: Transactions }>(
      'POST',
      '/ecom/v1/order-billing/void-authorized-payments',
      body,
    );
    expect(voided.orderTransactions.payments[1]?.status).toBe('VOIDED');
    expect(code(await capture(second))).toEqual([428, 'PAYMENT_ALREADY_VOIDED']);
    expect(await order()).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { balance: { amount: '50.00' } },
    });
  });
});

describe('refunding payments', () => {
  const refund = (body: object) =>
    merchant.call<Body & { orderTransactions: Transactions; refund: { id: string } }>(
      'POST',
      '/ecom/v1/order-billing/refund-payments',
      { orderId, ...body },
    );

  it('refunds line items to the cent, and notifies the buyer', async () => {
    const paymentId = await pay('100.00');
    const [line] = (await order()).lineItems;
    const refundItems = { lineItems: [{ lineItemId: line?.id, quantity: 1 }] };
    const reckoned = await merchant.send('POST', '/ecom/v1/order-billing/calculate-refund', {
      orderId,
      refundItems,
    });
    expect(reckoned).toMatchObject({ available: true, summary: { total: { amount: '33.33' } } });
    const mail = { notifications: { sendCustomerEmail: true, customMessage: 'Sorry' } };
    const created = await refund({
      paymentRefunds: [{ paymentId, amount: price('33.33') }],
      refundItems,
      sideEffects: mail,
      customerReason: 'Chipped',
    });
    expect(created.body.orderTransactions.refunds).toMatchObject([{ summary: { refunded: { amount: '33.33' } } }]);
    expect(await order()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', lineItems: [{ refundQuantity: 1 }] });
    expect(emulator.mails()).toMatchObject([
      { kind: 'ORDER_REFUNDED', to: 'ada@example.com', html: expect.stringContaining('Sorry') as string },
    ]);
    expect(code(await refund({ paymentRefunds: [{ paymentId, amount: price('66.68') }] }))).toEqual([
      428,
      'INVALID_PAYMENT_REFUND_AMOUNT',
    ]);
    const tooMany = { lineItems: [{ lineItemId: line?.id, quantity: 3 }] };
    expect(code(await refund({ paymentRefunds: [{ paymentId }], refundItems: tooMany }))).toEqual([
      428,
      'INVALID_LINE_ITEM_REFUND_QUANTITY',
    ]);
    const rest = await merchant.send<{ refundId: string }>('POST', `${collector}/trigger-refund`, {
      payments: [{ paymentId }],
      details: { shippingIncluded: false },
    });
    expect(rest.refundId).not.toBe('');
    expect((await order()).paymentStatus).toBe('FULLY_REFUNDED');
    expect(code(await refund({ paymentRefunds: [{ paymentId }] }))).toEqual([428, 'PAYMENT_NOT_REFUNDABLE']);
  });

  it('calculates the shares of a line item that is listed twice like those of two refunds', async () => {
    const mugs = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 3 };
    const { order: discounted } = await merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'POS' },
        paymentStatus: 'PAID',
        priceSummary: { discount: price('0.02') },
        lineItems: [{ ...mugs, price: price('33.34'), totalPriceAfterTax: price('100.00') }],
      },
    });
    const [line] = discounted.lineItems;
    const item = { lineItemId: line?.id, quantity: 1 };
    const refundItems = { lineItems: [item, item, item] };
    const calculated = await merchant.send<{ calculatedRefundItems: { lineItems: object[] } }>(
      'POST',
      '/ecom/v1/order-billing/calculate-refund',
      { orderId: discounted.id, refundItems },
    );
    expect(calculated.calculatedRefundItems.lineItems).toMatchObject([
      { summary: { total: { amount: '33.33' } } },
      { summary: { total: { amount: '33.34' } } },
      { summary: { total: { amount: '33.33' } } },
    ]);
    expect(calculated).toMatchObject({ summary: { total: { amount: '100.00' } } });
  });

  it('a failed refund cannot succeed later if its line items were refunded in the meantime', async () => {
    const paymentId = await pay('100.00');
    const [line] = (await order()).lineItems;
    const items = { paymentRefunds: [{ paymentId, amount: price('10.00') }] };
    const lineItems = [{ lineItemId: line?.id, quantity: 2 }];
    const failed = await refund({ ...items, refundItems: { lineItems } });
    const update = (refundStatus: string) =>
      merchant.call('POST', `/ecom/v1/payments/orders/${orderId}/update-refund-transaction`, {
        refundId: failed.body.refund.id,
        transaction: { paymentId, refundStatus },
      });
    expect((await update('FAILED')).status).toBe(200);
    expect((await refund({ ...items, refundItems: { lineItems } })).status).toBe(200);
    expect(code(await update('SUCCEEDED'))).toEqual([428, 'INVALID_LINE_ITEM_REFUND_QUANTITY']);
    expect((await order()).lineItems).toMatchObject([{ refundQuantity: 2 }]);
  });

  it('rejects impossible refunds with the reason', async () => {
    const card = await pay('10.00');
    const cash = await pay('20.00', 'APPROVED', { offlinePayment: true });
    const open = await pay('30.00', 'PENDING');
    const { refundabilities } = await merchant.send<{ refundabilities: object[] }>('GET', `${collector}/refundability`);
    expect(refundabilities).toEqual([
      { paymentId: card, refundabilityStatus: 'REFUNDABLE' },
      { paymentId: cash, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' },
      { paymentId: open, refundabilityStatus: 'NOT_REFUNDABLE', nonRefundableReason: 'NOT_PAID' },
    ]);
    expect(code(await refund({ paymentRefunds: [{ paymentId: cash }] }))).toEqual([428, 'EXTERNAL_REFUND_EXPECTED']);
    expect((await refund({ paymentRefunds: [{ paymentId: cash, externalRefund: true }] })).status).toBe(200);
    const events = await merchant.send('POST', '/ecom/v1/order-billing/get-order-refundability', { orderId });
    expect(events).toMatchObject({
      payments: [
        { refundable: true },
        { nonRefundable: { reason: 'ALREADY_REFUNDED' } },
        { nonRefundable: { reason: 'NOT_PAID' } },
      ],
      paymentsSummary: {
        monetary: { paid: { amount: '30.00' }, refunded: { amount: '20.00' }, maxRefund: { amount: '10.00' } },
      },
      lineItems: [{ originalQuantity: 3, availableRefundQuantity: 3 }],
    });
  });

  it('refunds to the buyer’s bank, which may approve or decline', async () => {
    const paymentId = await pay('100.00');
    const bank = (method: string, amount?: string) =>
      send<Transactions & Body>(emulator, method, '/_emulator/chargebacks', {
        body: { orderId, paymentId, ...(amount && { amount }) },
      });
    expect((await bank('POST', '100.01')).status).toBe(428);
    await bank('POST', '70.00');
    expect(code(await refund({ paymentRefunds: [{ paymentId, amount: price('40.00') }] }))).toEqual([
      428,
      'INVALID_PAYMENT_REFUND_AMOUNT',
    ]);
    expect(await merchant.send('GET', `${collector}/payment-collectability-status`)).toMatchObject({
      status: 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
    });
    await bank('DELETE');
    expect((await refund({ paymentRefunds: [{ paymentId, amount: price('40.00') }] })).status).toBe(200);
    expect(emulator.events().map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'wix.ecom.v1.order_transactions_chargeback_approved',
        'wix.ecom.v1.order_transactions_chargeback_reversed',
        'wix.ecom.v1.order_transactions_refund_completed',
      ]),
    );
  });
});

it('requires the merchant', async () => {
  const shopper = await newShopper(emulator);
  for (const [method, path] of [
    ['GET', `/ecom/v1/payments/orders/${orderId}`],
    ['POST', `${collector}/mark-as-paid`],
    ['POST', '/ecom/v1/order-billing/refund-payments'],
  ] as const) {
    expect((await shopper.call(method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
  }
});
