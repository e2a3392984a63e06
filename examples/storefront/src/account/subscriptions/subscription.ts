import type { Order } from '@cartwright/ecom/orders';
import { isCalledOff } from '../../lib/orders/order-state.js';

type Line = NonNullable<Order['lineItems']>[number];

/** Subscription of a member, as its orders show it. The platform shows its contract to apps only. */
export interface Subscription {
  readonly id: string;
  /** Line item of the latest order. */
  readonly line: Line;
  /** Orders of the subscription, newest first. */
  readonly orders: readonly Order[];
}

/** Finds the subscriptions of orders. `orders`: newest first. */
export function listSubscriptions(orders: readonly Order[]): Subscription[] {
  const found = new Map<string, Subscription>();
  for (const order of orders) {
    for (const line of order.lineItems ?? []) {
      const id = line.subscriptionInfo?._id;
      if (!id) continue;
      const known = found.get(id) ?? { id, line, orders: [] };
      found.set(id, { ...known, orders: [...known.orders, order] });
    }
  }
  return [...found.values()];
}

interface Period {
  readonly frequency?: string;
  readonly interval?: number | null;
}

/** Adds a period to a date. Months that are too short end with their last day. */
export function addPeriod(date: Date, { frequency, interval }: Period): Date {
  const count = interval ?? 1;
  const later = new Date(date);
  if (frequency === 'DAY' || frequency === 'WEEK') {
    later.setUTCDate(date.getUTCDate() + count * (frequency === 'WEEK' ? 7 : 1));
    return later;
  }
  later.setUTCMonth(date.getUTCMonth() + count * (frequency === 'YEAR' ? 12 : 1));
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

type Settings = NonNullable<NonNullable<Line['subscriptionInfo']>['subscriptionSettings']>;

/** Day on which the billing cycle of the latest order ends, and the next payment is due. */
function getCycleEnd({ line, orders: [latest] }: Subscription, settings: Settings): Date | undefined {
  const date = latest?.purchasedDate ?? latest?._createdDate;
  if (!date) return undefined;
  const { freeTrialPeriod } = settings;
  if (!freeTrialPeriod || (line.subscriptionInfo?.cycleNumber ?? 1) > 1) return addPeriod(date, settings);
  // The first order is paid when the free trial ends.
  const trialEnd = addPeriod(date, freeTrialPeriod);
  return latest?.paymentStatus === 'PAID' ? addPeriod(trialEnd, settings) : trialEnd;
}

/** Time after which a payment that was due will not follow, in milliseconds: two days. */
const OVERDUE_AFTER = 172_800_000;

/**
 * State of a subscription: whether payments follow, nothing more is due, its latest order is canceled, or it has ended. The
 * platform does not tell shoppers when a subscription is canceled: it has ended if a payment was due and no order
 * followed.
 */
export function getState(subscription: Subscription, now = new Date()): 'running' | 'complete' | 'canceled' | 'ended' {
  const { line, orders } = subscription;
  const [latest] = orders;
  if (latest && isCalledOff(latest)) return 'canceled';
  const { cycleNumber = 1, subscriptionSettings: settings = {} } = line.subscriptionInfo ?? {};
  const { autoRenewal, billingCycles } = settings;
  if (!autoRenewal && billingCycles && cycleNumber >= billingCycles) return 'complete';
  const due = getCycleEnd(subscription, settings);
  return due && now.getTime() - due.getTime() > OVERDUE_AFTER ? 'ended' : 'running';
}

/** Day of the next payment, calculated from the latest order. `undefined` if none follows. */
export function nextPayment(subscription: Subscription, now = new Date()): Date | undefined {
  const settings = subscription.line.subscriptionInfo?.subscriptionSettings;
  return settings && getState(subscription, now) === 'running' ? getCycleEnd(subscription, settings) : undefined;
}
