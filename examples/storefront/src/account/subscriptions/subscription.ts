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

/** State of a subscription: whether payments follow, none follows, or its latest order is canceled. */
export function getState({ line, orders }: Subscription): 'running' | 'complete' | 'canceled' {
  const [latest] = orders;
  if (latest && isCalledOff(latest)) return 'canceled';
  const { cycleNumber = 1, subscriptionSettings: { autoRenewal, billingCycles } = {} } = line.subscriptionInfo ?? {};
  return !autoRenewal && billingCycles && cycleNumber >= billingCycles ? 'complete' : 'running';
}

/** Day of the next payment, calculated from the latest order. `undefined` if none follows. */
export function nextPayment(subscription: Subscription): Date | undefined {
  const { line, orders } = subscription;
  const { cycleNumber = 1, subscriptionSettings: settings } = line.subscriptionInfo ?? {};
  const date = orders[0]?.purchasedDate ?? orders[0]?._createdDate;
  if (!date || !settings || getState(subscription) !== 'running') return undefined;
  // The first payment is due when the free trial ends.
  return addPeriod(date, cycleNumber === 1 && settings.freeTrialPeriod ? settings.freeTrialPeriod : settings);
}
