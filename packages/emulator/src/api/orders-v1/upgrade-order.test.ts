import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { Merchant } from '../../testing/merchant.js';

const price = (amount: string) => ({ amount, formattedAmount: `$${amount}` });

/** Stored order of an earlier version, in the format of the Orders API. */
const former = {
  ...{ id: 'former', number: '10001', checkoutId: 'checkout', owner: { visitorId: 'ada' }, status: 'APPROVED' },
  ...{ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'NOT_FULFILLED', currency: 'USD', total: '27.00' },
  email: 'ada@example.com',
  lines: [
    {
      ...{ id: 'line', quantity: 2, productName: { original: 'Mug', translated: 'Tasse' } },
      ...{ price: price('10.00'), priceBeforeDiscounts: price('10.00'), lineItemPrice: price('20.00') },
      ...{ totalDiscount: price('1.00'), totalPriceBeforeTax: price('19.00'), totalPriceAfterTax: price('21.00') },
      taxDetails: { taxableAmount: price('19.00'), taxRate: '0.1', totalTax: price('2.00') },
      image: { id: 'mug.jpg', url: '/media/mug.jpg', width: 1, height: 1, altText: '', filename: 'mug.jpg' },
    },
  ],
  fields: {
    ...{ buyerInfo: { visitorId: 'ada', email: 'ada@example.com' }, currency: 'USD', imported: false },
    tags: { privateTags: { tagIds: [] }, tags: { tagIds: ['vip'] } },
    priceSummary: {
      ...{ subtotal: price('20.00'), shipping: price('5.00'), tax: price('2.00'), discount: price('1.00') },
      ...{ total: price('27.00'), totalPrice: price('27.00'), totalAdditionalFees: price('1.00') },
    },
    shippingInfo: { title: 'Post', cost: { price: price('5.00'), totalPriceAfterTax: price('5.00') } },
    additionalFees: [{ id: 'fee', name: 'Wrap', price: price('1.00'), priceAfterTax: price('1.00') }],
    channelInfo: { type: 'WEB' },
  },
  payments: [
    {
      ...{ id: 'payment', createdDate: '2025-01-01T00:00:00.000Z', updatedDate: '2025-01-01T00:00:00.000Z' },
      ...{ amount: '27.00', status: 'APPROVED', kind: 'regular', offline: true, details: {}, refundDisabled: false },
      chargebacks: [],
    },
  ],
  refunds: [
    {
      ...{ id: 'refund', createdDate: '2025-01-02T00:00:00.000Z' },
      transactions: [{ paymentId: 'payment', amount: '12.50', status: 'SUCCEEDED', external: true }],
      details: {
        ...{ lineItems: [{ lineItemId: 'line', quantity: 1 }], items: [{ lineItemId: 'line', quantity: 1 }] },
        ...{ shippingIncluded: true, shipping: { amount: price('2.00') }, reason: 'broken' },
      },
    },
  ],
  ...{ fulfillments: [], stock: [], stockTaken: true },
  activities: [
    {
      ...{ id: 'activity', type: 'ORDER_REFUNDED', createdDate: '2025-01-02T00:00:00.000Z' },
      content: { orderRefunded: { manual: true, amount: price('12.50'), reason: 'broken' } },
    },
  ],
  ...{ createdDate: '2025-01-01T00:00:00.000Z', updatedDate: '2025-01-02T00:00:00.000Z' },
};

/** Creates an emulator from a database with an order, after its stored document was changed. */
async function reopened(change: (order: object) => object = () => former) {
  const database = memoryDatabase();
  const merchant = new Merchant(createEmulator({ seed: 'empty', database }));
  const { order } = await merchant.send<{ order: { id: string } }>('POST', '/ecom/v1/orders', {
    order: {
      lineItems: [
        { productName: { original: 'A' }, itemType: { preset: 'PHYSICAL' }, quantity: 1, price: { amount: '1' } },
      ],
      ...{ priceSummary: {}, channelInfo: { type: 'POS' } },
    },
  });
  const documents = [...database.read()].map(({ json, ...document }) =>
    document.id === order.id && document.collection === 'orders'
      ? {
          ...document,
          id: former.id,
          json: JSON.stringify({ ...change(JSON.parse(json ?? '{}') as object), id: former.id }),
        }
      : { ...document, json },
  );
  const stored = memoryDatabase();
  stored.write({ documents });
  return new Merchant(createEmulator({ seed: 'empty', database: stored }));
}

test('an order that was stored in the format of the Orders API keeps its fields', async () => {
  const merchant = await reopened();
  const { order } = await merchant.send<{ order: object }>('GET', '/ecom/v1/orders/former');
  const [line] = former.lines;
  expect(order).toMatchObject({
    ...former.fields,
    lineItems: [{ ...line, image: { ...line?.image, url: 'http://localhost/media/mug.jpg' }, refundQuantity: 1 }],
    balanceSummary: { paid: price('27.00'), refunded: price('12.50') },
    activities: [{ type: 'ORDER_REFUNDED', orderRefunded: former.activities[0]?.content.orderRefunded }],
  });
});

test('the balance of an order stored in the format of the Orders API can be refunded', async () => {
  const merchant = await reopened();
  interface Refundability {
    lineItems: object[];
    shipping: object;
    additionalFees: object[];
  }
  const left = await merchant.send<Refundability>('POST', '/ecom/v1/order-billing/get-order-refundability', {
    orderId: 'former',
  });
  expect(left).toMatchObject({
    lineItems: [{ lineItemId: 'line', originalQuantity: 2, refundedQuantity: 1, availableRefundQuantity: 1 }],
    shipping: { amount: price('5.00'), refundedAmount: price('2.00'), availableRefundAmount: price('3.00') },
    additionalFees: [{ additionalFeeId: 'fee', amount: price('1.00') }],
  });
  const { summary } = await merchant.send<{ summary: object }>('POST', '/ecom/v1/order-billing/calculate-refund', {
    orderId: 'former',
    refundItems: { lineItems: [{ lineItemId: 'line', quantity: 1 }] },
  });
  expect(summary).toMatchObject({ total: price('10.50'), tax: price('1.00'), discount: price('0.50') });
});

test('payments, refunds and activities of earlier versions keep the details of their providers', async () => {
  const dates = { createdDate: '2025-01-01T00:00:00.000Z', updatedDate: '2025-01-01T00:00:00.000Z' };
  const payment = (kind: string, details: object) => ({
    ...{ id: kind, kind, details, ...dates, amount: '1.00', status: 'APPROVED' },
    ...{ offline: false, refundDisabled: false, chargebacks: [] },
  });
  const creditCardDetails = { brand: 'VISA', lastFourDigits: '4242', expirationYear: 2030 };
  const regular = {
    ...{ paymentOrderId: 'order', gatewayTransactionId: 'gateway', providerTransactionId: 'provider' },
    ...{ paymentMethod: 'CreditCard', creditCardDetails, savedPaymentMethod: true },
  };
  const giftcard = { giftCardPaymentId: 'card', appId: 'app', obfuscatedCode: '****1234' };
  const membership = {
    ...{ membershipId: 'ten', providerAppId: 'app', lineItemId: 'line', status: 'CHARGED' },
    ...{ name: { original: 'Ten', translated: 'Zehn' }, externalTransactionId: 'transaction', custom: true },
  };
  const told = {
    ...{ gatewayRefundId: 'gateway', providerRefundId: 'provider' },
    refundStatusInfo: { paymentGatewayReasonCode: 'R1', description: 'Bank is closed' },
  };
  const merchant = await reopened((order) => ({
    ...order,
    payments: [payment('regular', regular), payment('giftcard', giftcard), payment('membership', membership)],
    refunds: [
      {
        ...{ id: 'refund', createdDate: dates.createdDate, items: { lineItems: [] } },
        transactions: [{ paymentId: 'regular', amount: '0.50', status: 'FAILED', external: false, told }],
      },
    ],
    activities: [
      {
        ...{ id: 'activity', type: 'PAYMENT_DECLINED', createdDate: dates.createdDate },
        facts: { paymentId: 'regular', amount: '1.00', card: creditCardDetails },
      },
    ],
  }));
  const path = '/ecom/v1/payments/orders/former';
  const { orderTransactions } = await merchant.send<{ orderTransactions: object }>('GET', path);
  expect(orderTransactions).toMatchObject({
    payments: [
      { regularPaymentDetails: regular },
      { giftcardPaymentDetails: giftcard },
      { membershipPaymentDetails: membership },
    ],
    refunds: [{ transactions: [told] }],
  });
  const { order } = await merchant.send<{ order: object }>('GET', '/ecom/v1/orders/former');
  expect(order).toMatchObject({ activities: [{ paymentDeclined: { regular: { creditCardDetails } } }] });
});

test('line items of earlier versions keep the description of their price and their modifiers', async () => {
  const both = (original: string, translated: string) => ({ original, translated });
  const priceDescription = both('per hour', 'pro Stunde');
  const group = (amount: unknown) => ({
    ...{ id: 'group', name: both('Extras', 'Extras') },
    modifiers: [{ id: 'mat', quantity: 1, label: both('Mat', 'Matte'), details: both('Blue', 'Blau'), price: amount }],
  });
  const facts = {
    ...{ name: 'Yoga', descriptions: [], weight: 0, sku: '', itemType: 'SERVICE', shippable: false },
    ...{ shown: { priceDescription, priceUndetermined: true }, modifierGroups: [group('3.00')] },
  };
  const line = {
    ...{ id: 'line', quantity: 1, unitPrice: '10.00', written: {}, item: { facts, unitPrice: '10.00' } },
    amounts: { subtotal: '10.00', discount: '0', tax: '0', total: '10.00' },
  };
  const merchant = await reopened((order) => ({ ...order, lines: [line] }));
  const { order } = await merchant.send<{ order: object }>('GET', '/ecom/v1/orders/former');
  expect(order).toMatchObject({
    lineItems: [{ priceDescription, priceUndetermined: true, modifierGroups: [group(price('3.00'))] }],
  });
});
