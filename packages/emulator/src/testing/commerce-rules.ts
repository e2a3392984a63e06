import { expect } from 'vitest';
import { IN_STOCK, type Payment, QUANTITY, type OrderState, cents } from './test-store.js';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Refunded amount of a payment, from the refunds with these statuses. */
const refundedAmount = ({ transactions }: OrderState, payment: Payment, ...statuses: readonly string[]): number =>
  total(
    transactions.refunds
      .flatMap((refund) => refund.transactions)
      .filter(({ paymentId, refundStatus }) => paymentId === payment.id && statuses.includes(refundStatus))
      .map(({ amount }) => cents(amount)),
  );

const PENDING_REFUNDS = ['PENDING', 'STARTED', 'SCHEDULED'];

/** Collected amount of a payment, calculated from the response. */
function collected(received: OrderState, payment: Payment): number {
  const { amount, regularPaymentDetails, status } = payment;
  if (!regularPaymentDetails) {
    const isPaid = status === 'APPROVED' || refundedAmount(received, payment, 'SUCCEEDED') > 0;
    return isPaid ? cents(amount) : 0;
  }
  if (!['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(regularPaymentDetails.status)) return 0;
  const captures = regularPaymentDetails.authorizationDetails?.captures;
  return captures ? total(captures.map((capture) => cents(capture.amount))) : cents(amount);
}

/** Valid transitions of an order's status. */
const ORDER_TRANSITIONS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['APPROVED', 'CANCELED'],
  REJECTED: ['REJECTED'],
  CANCELED: ['CANCELED'],
};

const AFTER_APPROVED = ['APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'];

/** Valid transitions of a payment's status. */
const PAYMENT_TRANSITIONS: Readonly<Record<string, readonly string[]>> = {
  PENDING: ['PENDING', 'PENDING_MERCHANT', 'AUTHORIZED', 'APPROVED', 'CANCELED', 'DECLINED'],
  PENDING_MERCHANT: ['PENDING_MERCHANT', 'APPROVED', 'CANCELED', 'DECLINED'],
  AUTHORIZED: ['AUTHORIZED', 'APPROVED', 'VOIDED'],
  APPROVED: AFTER_APPROVED,
  PARTIALLY_REFUNDED: AFTER_APPROVED,
  REFUNDED: AFTER_APPROVED,
  VOIDED: ['VOIDED'],
  CANCELED: ['CANCELED'],
  DECLINED: ['DECLINED'],
};

/** Expects the invariants that hold after every step. */
export function expectInvariants(before: OrderState, after: OrderState, cardAtFirst: number): void {
  const { card, fulfillments, order, stock, transactions } = after;
  const { balanceSummary, priceSummary } = order;
  const { payments } = transactions;
  for (const payment of payments) {
    expect(refundedAmount(after, payment, 'SUCCEEDED', ...PENDING_REFUNDS)).toBeLessThanOrEqual(
      collected(after, payment),
    );
    const known = before.transactions.payments.find(({ id }) => id === payment.id);
    if (known) expect(PAYMENT_TRANSITIONS[known.status]).toContain(payment.status);
  }
  expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
  const keys = payments.flatMap(({ chargeCorrelationId: key, regularPaymentDetails }) =>
    key && regularPaymentDetails ? [key] : [],
  );
  expect(new Set(keys).size).toBe(keys.length);
  const paid = total(payments.map((payment) => collected(after, payment)));
  const refunded = total(payments.map((payment) => refundedAmount(after, payment, 'SUCCEEDED')));
  const whole = cents(priceSummary.total);
  const sum = (names: readonly (keyof typeof priceSummary)[]) => total(names.map((name) => cents(priceSummary[name])));
  expect(sum(['subtotal', 'shipping', 'tax', 'totalAdditionalFees']) - cents(priceSummary.discount)).toBe(whole);
  const held = (statuses: readonly string[]) =>
    total(payments.filter(({ status }) => statuses.includes(status)).map(({ amount }) => cents(amount)));
  expect(Object.fromEntries(Object.entries(balanceSummary).map(([name, price]) => [name, cents(price)]))).toMatchObject(
    {
      paid,
      refunded,
      balance: whole - paid,
      authorized: held(['AUTHORIZED']),
      pending: held(['PENDING', 'PENDING_MERCHANT']),
      pendingRefund: total(payments.map((payment) => refundedAmount(after, payment, ...PENDING_REFUNDS))),
    },
  );
  expect(paid - refunded).toBeGreaterThanOrEqual(0);
  expect(order.paymentStatus === 'FULLY_REFUNDED').toBe(refunded > 0 && refunded === paid);
  expect(order.paymentStatus === 'PARTIALLY_REFUNDED').toBe(refunded > 0 && refunded < paid);
  if (refunded === 0) expect(order.paymentStatus === 'PAID').toBe(paid >= whole);

  const byGiftCard = payments.filter(({ giftcardPaymentDetails }) => giftcardPaymentDetails);
  const taken = total(
    byGiftCard.map((payment) => collected(after, payment) - refundedAmount(after, payment, 'SUCCEEDED')),
  );
  expect(card).toBe(cardAtFirst - taken);
  const covered = payments.filter(({ membershipPaymentDetails: paying }) => paying?.status === 'CHARGED');
  const open = covered.filter((payment) => refundedAmount(after, payment, 'SUCCEEDED') === 0);
  const paidLines = open.map(({ membershipPaymentDetails }) => membershipPaymentDetails?.lineItemId);
  expect(new Set(paidLines).size).toBe(paidLines.length);

  for (const { lineItemPrice, price, quantity } of order.lineItems) {
    expect(cents(lineItemPrice)).toBe(cents(price) * quantity);
  }
  const [line] = order.lineItems;
  const sent = total(fulfillments.flatMap(({ lineItems }) => lineItems).map(({ quantity }) => quantity));
  expect(sent).toBeLessThanOrEqual(line?.quantity ?? 0);
  expect(order.fulfillmentStatus === 'NOT_FULFILLED').toBe(fulfillments.length === 0);
  expect(line?.refundQuantity).toBeLessThanOrEqual(line?.quantity ?? 0);
  expect(line?.restockQuantity).toBeLessThanOrEqual(QUANTITY);
  expect(stock).toBe(IN_STOCK - QUANTITY + (line?.restockQuantity ?? 0));
  expect(ORDER_TRANSITIONS[before.order.status]).toContain(order.status);
  const ids = order.activities.map(({ id }) => id);
  expect(ids.slice(0, before.order.activities.length)).toEqual(before.order.activities.map(({ id }) => id));
}

/** Expects the events of a change of an order. */
export function expectEvents(kind: string, before: OrderState, after: OrderState, events: readonly string[]): void {
  const wanted = (type: string, changed: boolean) => {
    if (changed) expect(events).toContain(type);
    else expect(events).not.toContain(type);
  };
  const { order } = after;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  wanted('wix.ecom.v1.order_transactions_updated', !same(before.transactions, after.transactions));
  wanted('wix.ecom.v1.order_committed', kind === 'change' && !same(before.order, after.order));
  wanted('wix.ecom.v1.order_payment_status_updated', before.order.paymentStatus !== order.paymentStatus);
  wanted('wix.ecom.v1.order_approved', order.status === 'APPROVED' && before.order.status !== 'APPROVED');
  const isOpen = (refund: OrderState['transactions']['refunds'][number] | undefined) =>
    refund?.transactions.some(({ refundStatus }) => PENDING_REFUNDS.includes(refundStatus)) ?? true;
  const known = (id: string) => before.transactions.refunds.find((refund) => refund.id === id);
  const over = after.transactions.refunds.filter((refund) => !isOpen(refund) && isOpen(known(refund.id)));
  const completed = 'wix.ecom.v1.order_transactions_refund_completed';
  expect(events.filter((type) => type === completed)).toHaveLength(over.length);
  wanted('wix.ecom.v1.order_canceled', order.status === 'CANCELED' && before.order.status !== 'CANCELED');
}
