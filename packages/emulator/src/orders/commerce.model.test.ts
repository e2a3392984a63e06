import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import type { Emulator } from '../emulator.js';
import { NO_VARIANT } from '../testing/inventory.js';
import { Merchant } from '../testing/merchant.js';

const runs = Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 500) / 10);

interface Price {
  amount: string;
}
interface Payment {
  id: string;
  amount: Price;
  status: string;
  regularPaymentDetails: { status: string; authorizationDetails?: { captures: { amount: Price }[] } };
}
interface Transactions {
  payments: Payment[];
  refunds: { transactions: { paymentId: string; amount: Price; refundStatus: string }[] }[];
}
interface Order {
  id: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  lineItems: { id: string; quantity: number; refundQuantity: number; restockQuantity: number }[];
  balanceSummary: { balance: Price; paid: Price; refunded: Price; authorized: Price };
  priceSummary: { total: Price };
  activities: { type: string }[];
}
interface Seen {
  order: Order;
  transactions: Transactions;
  fulfillments: { id: string; lineItems: { id: string; quantity: number }[] }[];
  stock: number;
}

const IN_STOCK = 20;
const QUANTITY = 4;
const cents = (price: Price | undefined): number => Math.round(Number(price?.amount ?? 0) * 100);
const price = (amount: number) => ({ amount: (amount / 100).toFixed(2) });

const pick = fc.constantFrom(0, 0, 0, 1, 2);
const amount = fc.constantFrom(1, 333, 1000, 3999, 4000, 4001, 9000);
const count = fc.integer({ min: 1, max: 5 });
const pay = fc.record({
  kind: fc.constant('pay' as const),
  amount,
  status: fc.constantFrom('APPROVED', 'APPROVED', 'AUTHORIZED', 'PENDING', 'PENDING_MERCHANT', 'DECLINED'),
});
const refund = fc.record({
  kind: fc.constant('refund' as const),
  pick,
  amount: fc.option(amount, { freq: 3 }),
  count: fc.option(count),
  restocks: fc.boolean(),
});
const step = fc.oneof(
  { arbitrary: pay, weight: 2 },
  { arbitrary: refund, weight: 4 },
  fc.record({ kind: fc.constant('by hand' as const), amount }),
  fc.record({ kind: fc.constant('mark as paid' as const) }),
  fc.record({ kind: fc.constant('capture' as const), pick, amount: fc.option(amount) }),
  fc.record({ kind: fc.constant('void' as const), pick }),
  fc.record({
    kind: fc.constant('settle' as const),
    pick,
    status: fc.constantFrom('APPROVED', 'CANCELED', 'DECLINED', 'REFUNDED'),
  }),
  fc.record({ kind: fc.constant('fulfill' as const), count }),
  fc.record({ kind: fc.constant('take back' as const), pick }),
  fc.record({ kind: fc.constant('cancel' as const), restocks: fc.boolean() }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('PENDING', 'APPROVED', 'REJECTED', 'CANCELED'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let emulator: Emulator;
let merchant: Merchant;
let productId: string;
beforeAll(async () => {
  emulator = createEmulator({ seed: 'empty' });
  merchant = new Merchant(emulator);
  ({ id: productId } = await merchant.create({ productType: 'physical' }));
  const variants = [{ variantId: NO_VARIANT, quantity: IN_STOCK }];
  const inventoryItem = { trackQuantity: true, variants };
  await merchant.done('PATCH', `/stores/v2/inventoryItems/product/${productId}`, { inventoryItem });
});

const newOrder = async (): Promise<string> => {
  const { order } = await merchant.done<{ order: Order }>('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'POS' },
      buyerInfo: { email: 'ada@example.com' },
      lineItems: [
        {
          productName: { original: 'Thing' },
          itemType: { preset: 'PHYSICAL' },
          quantity: QUANTITY,
          price: price(1000),
          catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: productId },
        },
      ],
      priceSummary: {},
    },
  });
  return order.id;
};

const look = async (id: string): Promise<Seen> => {
  const { order } = await merchant.done<{ order: Order }>('GET', `/ecom/v1/orders/${id}`);
  const { orderTransactions } = await merchant.done<{ orderTransactions: Transactions }>(
    'GET',
    `/ecom/v1/payments/orders/${id}`,
  );
  const { orderWithFulfillments } = await merchant.done<{ orderWithFulfillments: Pick<Seen, 'fulfillments'> }>(
    'GET',
    `/ecom/v1/fulfillments/orders/${id}`,
  );
  const { stock } = (await merchant.get(productId)) as unknown as { stock: { quantity: number } };
  return { order, transactions: orderTransactions, ...orderWithFulfillments, stock: stock.quantity };
};

function send(one: Step, { fulfillments, order, transactions }: Seen) {
  const paymentId = 'pick' in one ? (transactions.payments[one.pick]?.id ?? 'unknown') : '';
  const collector = `/ecom/v1/payments-collector/orders/${order.id}`;
  const lineItemId = order.lineItems[0]?.id;
  switch (one.kind) {
    case 'pay': {
      const payments = [{ amount: price(one.amount), regularPaymentDetails: { status: one.status } }];
      return merchant.call('POST', `/ecom/v1/payments/orders/${order.id}/add-payment`, { payments });
    }
    case 'by hand':
      return merchant.call('POST', `${collector}/manual-payment`, { amount: price(one.amount) });
    case 'mark as paid':
      return merchant.call('POST', `${collector}/mark-as-paid`, {});
    case 'capture': {
      const payments = [{ paymentId, ...(one.amount !== null && { amount: price(one.amount) }) }];
      return merchant.call('POST', `${collector}/capture-authorized-payments`, { payments });
    }
    case 'void':
      return merchant.call('POST', `${collector}/void-authorized-payments`, { paymentIds: [paymentId] });
    case 'settle': {
      const path = `/ecom/v1/payments/${paymentId}/orders/${order.id}/update-payment-transaction-status`;
      return merchant.call('POST', path, { status: one.status });
    }
    case 'refund': {
      const lineItems = one.count === null ? [] : [{ lineItemId, quantity: one.count }];
      return merchant.call('POST', '/ecom/v1/order-billing/refund-payments', {
        orderId: order.id,
        paymentRefunds: [
          { paymentId, externalRefund: true, ...(one.amount !== null && { amount: price(one.amount) }) },
        ],
        refundItems: { lineItems },
        ...(one.restocks && { sideEffects: { restock: { lineItems } } }),
      });
    }
    case 'fulfill': {
      const fulfillment = { lineItems: [{ id: lineItemId, quantity: one.count }] };
      return merchant.call('POST', `/ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`, { fulfillment });
    }
    case 'take back': {
      const id = fulfillments[one.pick]?.id ?? 'unknown';
      return merchant.call('DELETE', `/ecom/v1/fulfillments/${id}/orders/${order.id}`);
    }
    case 'cancel':
      return merchant.call('POST', `/ecom/v1/orders/${order.id}/cancel`, { restockAllItems: one.restocks });
    case 'status':
      return merchant.call('POST', `/ecom/v1/orders/${order.id}/update-status`, { status: one.status });
  }
}

/** What a payment brought in, reckoned from what the platform says of it. */
const collected = ({ amount: whole, regularPaymentDetails: { authorizationDetails, status } }: Payment): number => {
  if (!['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status)) return 0;
  const captures = authorizationDetails?.captures;
  return captures ? captures.reduce((sum, capture) => sum + cents(capture.amount), 0) : cents(whole);
};

const NEXT: Readonly<Record<string, readonly string[]>> = {
  APPROVED: ['APPROVED', 'CANCELED'],
  CANCELED: ['CANCELED'],
};

function holds(before: Seen, { fulfillments, order, stock, transactions }: Seen, taken: number): void {
  const [line] = order.lineItems;
  const back = transactions.refunds.flatMap((refund) => refund.transactions);
  const paid = transactions.payments.reduce((sum, payment) => sum + collected(payment), 0);
  const refunded = back.reduce((sum, one) => sum + cents(one.amount), 0);
  for (const payment of transactions.payments) {
    const own = back.filter(({ paymentId }) => paymentId === payment.id);
    expect(own.reduce((sum, one) => sum + cents(one.amount), 0)).toBeLessThanOrEqual(collected(payment));
  }
  const { balanceSummary } = order;
  expect([cents(balanceSummary.paid), cents(balanceSummary.refunded)]).toEqual([paid, refunded]);
  expect(cents(balanceSummary.balance)).toBe(cents(order.priceSummary.total) - paid);
  expect(paid - refunded).toBeGreaterThanOrEqual(0);
  if (order.paymentStatus === 'PAID') expect(paid).toBeGreaterThanOrEqual(4000);
  expect(order.paymentStatus === 'FULLY_REFUNDED').toBe(refunded > 0 && refunded === paid);
  expect(order.paymentStatus === 'PARTIALLY_REFUNDED').toBe(refunded > 0 && refunded < paid);

  const sent = fulfillments.flatMap(({ lineItems }) => lineItems).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(sent).toBeLessThanOrEqual(QUANTITY);
  expect(order.fulfillmentStatus === 'NOT_FULFILLED').toBe(fulfillments.length === 0);
  expect(line?.refundQuantity).toBeLessThanOrEqual(QUANTITY);
  expect(line?.restockQuantity).toBeLessThanOrEqual(QUANTITY);
  expect(stock).toBe(IN_STOCK - taken + (line?.restockQuantity ?? 0));
  expect(NEXT[before.order.status]).toContain(order.status);
}

it(
  'an order adds up whatever is done to it, and what is refused changes nothing',
  { timeout: 30_000 + runs * 200 },
  async () => {
    const start = await emulator.snapshot();
    await fc.assert(
      fc.asyncProperty(pay, fc.array(step, { minLength: 3, maxLength: 12 }), async (first, steps) => {
        await emulator.restore(start);
        let before = await look(await newOrder());
        for (const one of [first, ...steps]) {
          const told = emulator.events().length;
          const { status } = await send(one, before);
          const after = await look(before.order.id);
          if (status === 200) expect(emulator.events().length).toBeGreaterThan(told);
          else expect(after).toEqual(before);
          expect([200, 400, 404, 428]).toContain(status);
          holds(before, after, QUANTITY);
          before = after;
        }
      }),
      { numRuns: runs },
    );
  },
);
