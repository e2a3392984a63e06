import fc from 'fast-check';
import { type InitialOrder, type TestStore, GIFT_CARD, type Payment, type OrderState, price } from './test-store.js';
import { storesApp } from './shopper.js';

const pick = fc.constantFrom(0, 0, 0, 1, 2, 3);
const amount = fc.constantFrom(1, 333, 1000, 3999, 4000, 4001, 9000);
const count = fc.integer({ min: 1, max: 5 });
const everything = [{ catalogItemFilter: { catalogAppId: storesApp } }];
const card = fc.constantFrom('card-approved', 'card-approved', 'card-declined', 'card-pending', 'card-authorized');

const buyXGetYInfo = fc.record({
  customerBuys: fc.oneof(
    fc.record({ minimumQuantity: count, scopes: fc.constant(everything) }),
    fc.record({ minimumSpend: amount.map((spend) => price(spend).amount), scopes: fc.constant(everything) }),
  ),
  customerGets: fc.record({ quantity: fc.constantFrom(1, 2), scopes: fc.constant(everything) }),
  limit: fc.option(count),
});
const reduction = fc.oneof(
  fc.constantFrom(1, 33, 100).map((percentage) => ({ percentage })),
  amount.map((fixedAmount) => ({ fixedAmount: price(fixedAmount).amount })),
  amount.map((fixedPrice) => ({ fixedPrice: price(fixedPrice).amount })),
);

/** Discount of a rule, in the format of a request. */
const rule: fc.Arbitrary<object> = fc.oneof(
  fc.record({ one: reduction, buyXGetYInfo }).map(({ one, buyXGetYInfo: info }) => {
    return { ...one, targetType: 'BUY_X_GET_Y', buyXGetYInfo: info };
  }),
  fc.record({ one: reduction, limit: fc.option(count) }).map(({ limit, one }) => {
    return { ...one, specificItemsInfo: { scopes: everything, limit } };
  }),
  fc.record({ quantity: fc.constantFrom(2, 3), bundle: amount }).map(({ bundle, quantity }) => {
    return { quantityBased: { configurations: [{ quantity, price: price(bundle).amount }] } };
  }),
);

/** Ways to create the order. */
export const initialOrder: fc.Arbitrary<InitialOrder> = fc.oneof(fc.record({ kind: fc.constant('written' as const) }), {
  weight: 2,
  arbitrary: fc.record({
    kind: fc.constant('checkout' as const),
    version: fc.constantFrom(1 as const, 2 as const),
    deposit: fc.option(fc.constantFrom(1, 500, 2000)),
    coupon: fc.option(fc.constant('WELCOME10')),
    rule: fc.option(rule),
    giftCard: fc.option(fc.constantFrom(1, 1500, 4500, 50_000)),
    token: fc.option(card, { freq: 3 }),
    saves: fc.boolean(),
  }),
});

/** Payment that the merchant records. */
export const pay = fc.record({
  kind: fc.constant('pay' as const),
  amount,
  status: fc.constantFrom('APPROVED', 'APPROVED', 'AUTHORIZED', 'PENDING', 'PENDING_MERCHANT', 'DECLINED'),
  schedule: fc.option(fc.constantFrom('CAPTURE', 'VOID')),
});

const refund = fc.record({
  kind: fc.constant('refund' as const),
  pick,
  amount: fc.option(amount, { freq: 3 }),
  count: fc.option(count),
  restocks: fc.boolean(),
});

const charge = fc.record({
  kind: fc.constant('charge' as const),
  card: fc.option(card, { freq: 4 }),
  amount,
  giftCard: fc.option(amount),
  membership: fc.boolean(),
  key: fc.option(fc.constantFrom('one', 'two')),
  schedule: fc.option(fc.constantFrom('CAPTURE', 'VOID')),
  saves: fc.boolean(),
});

/** Step in the history of an order. */
export const step = fc.oneof(
  { arbitrary: pay, weight: 2 },
  { arbitrary: refund, weight: 4 },
  { arbitrary: charge, weight: 4 },
  fc.record({ kind: fc.constant('by hand' as const), amount }),
  fc.record({ kind: fc.constant('mark as paid' as const) }),
  fc.record({ kind: fc.constant('gift card' as const), amount }),
  fc.record({ kind: fc.constant('membership' as const), pick: fc.constantFrom(0, 0, 1) }),
  fc.record({ kind: fc.constant('void memberships' as const), pick }),
  fc.record({ kind: fc.constant('saved card' as const), amount }),
  fc.record({ kind: fc.constant('receipt' as const), pick }),
  fc.record({ kind: fc.constant('capture' as const), pick, amount: fc.option(amount) }),
  fc.record({ kind: fc.constant('void' as const), pick }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      pick,
      status: fc.constantFrom('APPROVED', 'APPROVED', 'AUTHORIZED', 'CANCELED', 'DECLINED', 'REFUNDED'),
      masked: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund news' as const),
      pick,
      status: fc.constantFrom('PENDING', 'STARTED', 'SUCCEEDED', 'FAILED', 'FAILED'),
    }),
  },
  fc.record({ kind: fc.constant('change' as const), quantity: count, adds: fc.option(amount) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 3, 8) }),
  fc.record({ kind: fc.constant('note' as const) }),
  fc.record({ kind: fc.constant('fulfill' as const), count }),
  fc.record({ kind: fc.constant('take back' as const), pick }),
  fc.record({ kind: fc.constant('cancel' as const), restocks: fc.boolean() }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('PENDING', 'APPROVED', 'REJECTED', 'CANCELED'),
  }),
);

/** Step in the history of an order. */
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const DAY = 86_400_000;

const membership = (lineItemId: string | undefined) => ({
  lineItemId,
  membershipIdentifier: { existingMembership: { appId: 'club', membershipId: 'ten-visits' } },
});

const delayed = (scheduledAction: string | null) =>
  scheduledAction === null
    ? {}
    : { delayedCaptureSettings: { scheduledAction, delayDuration: { count: 2, unit: 'DAYS' } } };

/** Payments that a step is valid for. Steps mostly choose one of these; for others they fail. */
const isFor: Readonly<Record<string, (payment: Payment) => boolean>> = {
  'void memberships': ({ membershipPaymentDetails: paying, status }) => paying !== undefined && status === 'APPROVED',
  capture: ({ status }) => status === 'AUTHORIZED',
  void: ({ status }) => status === 'AUTHORIZED',
  settle: ({ status }) => status.startsWith('PENDING'),
};

function choose(payments: readonly Payment[], { kind, pick }: { readonly kind: string; readonly pick: number }) {
  const fitting = payments.filter(isFor[kind] ?? (() => true));
  return (pick < 2 ? fitting[pick] : undefined) ?? payments[pick];
}

/** Runs a step. Returns the status of the response. */
export async function applyStep(world: TestStore, one: Step, { fulfillments, order, transactions }: OrderState) {
  const payment = 'pick' in one ? choose(transactions.payments, one) : undefined;
  const paymentId = payment?.id ?? 'unknown';
  const collector = `/ecom/v1/payments-collector/orders/${order.id}`;
  const lineItemId = order.lineItems[0]?.id;
  const post = async (path: string, body: object = {}) => (await world.merchant.call('POST', path, body)).status;
  const billing = (verb: string, body: object) =>
    post(`/ecom/v1/order-billing/${verb}`, { orderId: order.id, ...body });
  switch (one.kind) {
    case 'pay': {
      const executionDate = new Date(world.emulator.clock().now().getTime() + 2 * DAY).toISOString();
      const scheduledAction = one.schedule && { actionType: one.schedule, executionDate };
      const details = { status: one.status, ...(scheduledAction && { authorizationDetails: { scheduledAction } }) };
      const payments = [{ amount: price(one.amount), regularPaymentDetails: details }];
      return post(`/ecom/v1/payments/orders/${order.id}/add-payment`, { payments });
    }
    case 'charge': {
      const charge = {
        ...(one.card !== null && {
          regularCharge: {
            paymentIntentId: one.card,
            amount: price(one.amount),
            savePaymentMethod: one.saves,
            ...delayed(one.schedule),
          },
        }),
        ...(one.giftCard !== null && { giftCards: [{ giftCardCode: GIFT_CARD, amount: price(one.giftCard) }] }),
        ...(one.membership && { memberId: 'ada', memberships: [membership(lineItemId)] }),
        ...(one.key !== null && { idempotencyKey: one.key }),
      };
      const sent = await Promise.all((one.key === null ? [1] : [1, 2]).map(() => billing('charge-order', charge)));
      return sent[0] === sent.at(-1) ? sent[0] : undefined;
    }
    case 'gift card':
      return billing('redeem-gift-card', {
        giftCardCode: GIFT_CARD,
        amount: price(one.amount),
        currency: world.currency,
      });
    case 'membership':
      return billing('charge-memberships', {
        memberId: 'ada',
        memberships: [membership(order.lineItems[one.pick]?.id ?? 'unknown')],
      });
    case 'void memberships':
      return billing('void-memberships', { paymentIds: [paymentId] });
    case 'saved card':
      return billing('authorize-charge-with-saved-payment-method', {
        amount: price(one.amount),
        currency: world.currency,
        ...delayed('VOID'),
      });
    case 'receipt':
      return billing('generate-receipts', { paymentIds: [paymentId] });
    case 'by hand':
      return post(`${collector}/manual-payment`, { amount: price(one.amount) });
    case 'mark as paid':
      return post(`${collector}/mark-as-paid`);
    case 'capture': {
      const payments = [{ paymentId, ...(one.amount !== null && { amount: price(one.amount) }) }];
      return post(`${collector}/capture-authorized-payments`, { payments });
    }
    case 'void':
      return post(`${collector}/void-authorized-payments`, { paymentIds: [paymentId] });
    case 'settle': {
      const { status } = one;
      if (one.masked) {
        const payments = [{ payment: { id: paymentId, status }, fieldMask: 'status' }];
        return post(`/ecom/v1/payments/orders/${order.id}/update-payments`, { payments });
      }
      return post(`/ecom/v1/payments/${paymentId}/orders/${order.id}/update-payment-transaction-status`, { status });
    }
    case 'refund': {
      const lineItems = one.count === null ? [] : [{ lineItemId, quantity: one.count }];
      const externalRefund = payment?.regularPaymentDetails?.offlinePayment ?? false;
      return billing('refund-payments', {
        paymentRefunds: [{ paymentId, externalRefund, ...(one.amount !== null && { amount: price(one.amount) }) }],
        refundItems: { lineItems },
        ...(one.restocks && { sideEffects: { restock: { lineItems } } }),
      });
    }
    case 'refund news': {
      const known = transactions.refunds[one.pick];
      const transaction = { paymentId: known?.transactions[0]?.paymentId ?? 'unknown', refundStatus: one.status };
      const body = { refundId: known?.id ?? 'unknown', transaction };
      return post(`/ecom/v1/payments/orders/${order.id}/update-refund-transaction`, body);
    }
    case 'change': {
      const added = { productName: { original: 'More' }, itemType: { preset: 'SERVICE' }, quantity: 1 };
      const lineItems =
        one.adds === null
          ? [{ lineItemId, lineItem: { quantity: one.quantity } }]
          : [{ lineItemAdded: true, lineItem: { ...added, price: price(one.adds) } }];
      return post(`/ecom/v1/orders/${order.id}/commit-deltas`, { changes: { lineItems } });
    }
    case 'wait':
      world.emulator.clock().advance(one.days * DAY);
      return 200;
    case 'note': {
      const orderActivities = [{ merchantComment: { message: 'Ring twice' } }];
      return post(`/ecom/v1/orders/${order.id}/activities/add`, { orderActivities });
    }
    case 'fulfill': {
      const fulfillment = { lineItems: [{ id: lineItemId, quantity: one.count }] };
      return post(`/ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`, { fulfillment });
    }
    case 'take back': {
      const id = fulfillments[one.pick]?.id ?? 'unknown';
      return (await world.merchant.call('DELETE', `/ecom/v1/fulfillments/${id}/orders/${order.id}`)).status;
    }
    case 'cancel':
      return post(`/ecom/v1/orders/${order.id}/cancel`, { restockAllItems: one.restocks });
    case 'status':
      return post(`/ecom/v1/orders/${order.id}/update-status`, { status: one.status });
  }
}
