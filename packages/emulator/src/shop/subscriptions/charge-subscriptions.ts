import { compare } from '../../kernel/money/decimal.js';
import type { Change } from '../../kernel/state/change.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { getBalance } from '../orders/balance.js';
import { type OrderContent, type StoredOrder, orders } from '../orders/order.js';
import { nextOrderNumber } from '../orders/order-number.js';
import type { StoredPayment } from '../orders/payment.js';
import { saveOrder } from '../orders/save-order.js';
import { cardPayment } from '../payments/checkout-payment.js';
import { isDeclinedLater } from '../payments/test-cards.js';
import { paymentActivities } from '../payments/payment-activities.js';
import { getCycleCount, getCycleStart } from './cycles.js';
import { type Subscription, cancelSubscription, saveSubscription, subscriptions } from './subscription.js';

/** Number of times that a declined charge is repeated, each after a day, before the subscription is canceled. */
const MAX_RETRIES = 3;

const DAY = 24 * 3_600_000;

/** Time at which the next charge of a subscription is due, in milliseconds since 1970. `Infinity` without one. */
export const getDueTime = ({ cycleEndDate, declinedCharges = 0, status }: Subscription): number =>
  status === 'ACTIVE' ? Date.parse(cycleEndDate) + declinedCharges * DAY : Infinity;

/** Time at which the next billing cycle of a subscription ends, in milliseconds since 1970. `Infinity` without one. */
export function nextCharge(tenant: Tenant): number {
  let next = Infinity;
  for (const subscription of subscriptions(tenant).values()) next = Math.min(next, getDueTime(subscription));
  return next;
}

/** Whether the payment of an order was decided that subscriptions wait for. */
const isDecided = ({ after, before }: Change<StoredOrder>): boolean =>
  before?.status === 'PENDING' && after?.status !== 'PENDING';

/**
 * Time at which the next billing cycle ends of a subscription that the current unit of work changed, or 0 if the
 * payment of an order was decided. `Infinity` without one.
 */
export const nextChangedCharge = (tenant: TenantState): number =>
  Math.min(
    ...(tenant.getChanges('subscriptions') as Change<Subscription>[]).map(({ after }) =>
      after ? getDueTime(after) : Infinity,
    ),
    (tenant.getChanges('orders') as Change<StoredOrder>[]).some(isDecided) ? 0 : Infinity,
  );

/** Activates the subscriptions whose first order was approved, and deletes those whose order was rejected. */
function activateSubscriptions(tenant: Tenant): void {
  for (const subscription of [...subscriptions(tenant).values()]) {
    if (subscription.status !== 'PENDING') continue;
    const status = orders(tenant).get(subscription.orderId)?.status;
    if (status === 'APPROVED') saveSubscription(tenant, { ...subscription, status: 'ACTIVE' });
    else if (status !== 'PENDING') subscriptions(tenant).delete(subscription.id);
  }
}

/** Digits of the card that pays: that of the checkout, or the last one that paid for the first order. */
function getCard(tenant: Tenant, { card, orderId }: Subscription): Subscription['card'] {
  if (card) return card;
  const paid = orders(tenant)
    .get(orderId)
    ?.payments.filter(({ provider, status }) => provider?.card && status === 'APPROVED')
    .at(-1);
  const lastFourDigits = paid?.provider?.card?.lastFourDigits;
  return lastFourDigits === undefined ? undefined : { lastFourDigits, status: 'APPROVED' };
}

/** Creates the payment of a billing cycle. None if nothing is due, or if the buyer does not pay by card. */
function getPayments(tenant: Tenant, subscription: Subscription, amount: string, date: string): StoredPayment[] {
  const card = getCard(tenant, subscription);
  if (!card || compare(amount, 0) <= 0) return [];
  const status = card.status === 'PENDING' ? 'PENDING' : 'APPROVED';
  return [cardPayment({ kind: 'card', lastFourDigits: card.lastFourDigits, status, saved: true }, amount, date)];
}

/** Content of the order of a billing cycle: that of the subscription, with a new line item. */
function composeCycle({ content, id }: Subscription, lineItemId: string, cycleNumber: number): OrderContent {
  const rename = (ids: readonly string[]) => ids.map(() => lineItemId);
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      id: lineItemId,
      subscription: { hasFreeTrial: false, id, cycleNumber },
    })),
    fees: content.fees.map((fee) => ({ ...fee, id: newId(), lineItemIds: rename(fee.lineItemIds) })),
    ...(content.checkout && {
      checkout: {
        ...content.checkout,
        discounts: content.checkout.discounts.map((one) => ({ ...one, itemIds: rename(one.itemIds) })),
      },
    }),
    // The order was not placed from the checkout.
    written: { checkoutId: null },
  };
}

/** Places and pays the order of a billing cycle. */
function placeCycle(tenant: Tenant, subscription: Subscription, cycleNumber: number, date: string): void {
  const lineItemId = newId();
  const payments = getPayments(tenant, subscription, subscription.content.total, date);
  saveOrder(
    tenant,
    {
      ...composeCycle(subscription, lineItemId, cycleNumber),
      id: newId(),
      number: nextOrderNumber(tenant),
      status: payments.some(({ status }) => status === 'PENDING') ? 'PENDING' : 'APPROVED',
      payments,
      refunds: [],
      fulfillments: [],
      stock: subscription.stock.map((item) => ({ ...item, lineItemId, restocked: 0 })),
      stockTaken: false,
      activities: [],
      createdDate: date,
    },
    [['ORDER_PLACED'], ...payments.flatMap((payment) => paymentActivities(payment))],
  );
}

/** Pays the subscription in its first order, when the free trial ends. */
function payFirstOrder(tenant: Tenant, subscription: Subscription, date: string): void {
  const order = orders(tenant).get(subscription.orderId);
  if (order?.status !== 'APPROVED') return;
  const { balance } = getBalance(order);
  const { total } = subscription.content;
  const payments = getPayments(tenant, subscription, compare(balance, total) < 0 ? balance : total, date);
  saveOrder(
    tenant,
    { ...order, payments: [...order.payments, ...payments] },
    payments.flatMap((payment) => paymentActivities(payment)),
  );
}

/** Whether the card of a subscription is declined. */
function isDeclined(tenant: Tenant, subscription: Subscription): boolean {
  const card = getCard(tenant, subscription);
  return card !== undefined && compare(subscription.content.total, 0) > 0 && isDeclinedLater(card.lastFourDigits);
}

/** Counts a declined charge. No order is placed for it. The last attempt cancels the subscription. */
function decline(tenant: Tenant, subscription: Subscription): Subscription {
  const { declinedCharges = 0 } = subscription;
  if (declinedCharges >= MAX_RETRIES) return cancelSubscription(tenant, subscription, 'PAYMENT_FAILURE');
  return saveSubscription(tenant, { ...subscription, declinedCharges: declinedCharges + 1 });
}

/** Ends the current billing cycle of a subscription: charges the next one, or lets the subscription expire. */
function endCycle(tenant: Tenant, subscription: Subscription): Subscription {
  const { chargeCount, cycleEndDate, settings, startDate } = subscription;
  if (chargeCount >= getCycleCount(settings)) return saveSubscription(tenant, { ...subscription, status: 'EXPIRED' });
  if (isDeclined(tenant, subscription)) return decline(tenant, subscription);
  const cycleNumber = chargeCount + 1;
  if (chargeCount === 0) payFirstOrder(tenant, subscription, cycleEndDate);
  else placeCycle(tenant, subscription, cycleNumber, cycleEndDate);
  return saveSubscription(tenant, {
    ...subscription,
    declinedCharges: 0,
    chargeCount: cycleNumber,
    cycleEndDate: getCycleStart(settings, new Date(startDate), cycleNumber).toISOString(),
  });
}

/** Charges the subscriptions whose billing cycles or free trials have ended, and lets those expire that are complete. */
export function chargeSubscriptions(tenant: Tenant): void {
  activateSubscriptions(tenant);
  const now = tenant.clock.now().getTime();
  for (let subscription of [...subscriptions(tenant).values()]) {
    while (getDueTime(subscription) <= now) subscription = endCycle(tenant, subscription);
  }
}
