import { ordersSettings } from '../settings/orders-settings.js';
import { getFulfillmentStatus } from './fulfillment-status.js';
import { getPaymentStatus } from './balance.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { holdStock } from './held-stock.js';
import { type ActivityFacts, type OrderActivity, type StoredOrder, orders } from './order.js';

/** New activity of an order: its type and data. */
export type NewActivity = readonly [type: string, facts?: ActivityFacts];

/** Fields of an order that `saveOrder` sets. */
type Kept = 'paymentStatus' | 'fulfillmentStatus' | 'updatedDate';

const paymentActivities: Readonly<Record<string, string>> = {
  PAID: 'ORDER_PAID',
  PARTIALLY_PAID: 'ORDER_PARTIALLY_PAID',
};

const statusActivities: Readonly<Record<string, string>> = {
  CANCELED: 'ORDER_CANCELED',
  PENDING: 'ORDER_PENDING',
  REJECTED: 'ORDER_REJECTED',
};

/**
 * Stores an order. Sets its payment and fulfillment status, deducts its line items from the stock according to the
 * order settings, and adds its new activities.
 */
export function saveOrder(
  tenant: Tenant,
  changed: Omit<StoredOrder, Kept>,
  happened: readonly NewActivity[] = [],
): StoredOrder {
  const before = orders(tenant).get(changed.id);
  const now = tenant.clock.now().toISOString();
  const paymentStatus = getPaymentStatus(changed);
  const fulfillmentStatus = getFulfillmentStatus(changed);
  const turned: NewActivity[] = [];
  const addIfPresent = (type: string | undefined) => type && turned.push([type]);
  if (paymentStatus !== before?.paymentStatus) addIfPresent(paymentActivities[paymentStatus]);
  if (changed.status !== before?.status) addIfPresent(statusActivities[changed.status]);
  if (fulfillmentStatus === 'FULFILLED' && before?.fulfillmentStatus !== 'FULFILLED') addIfPresent('ORDER_FULFILLED');
  if (before?.fulfillmentStatus === 'FULFILLED' && fulfillmentStatus !== 'FULFILLED')
    addIfPresent('ORDER_NOT_FULFILLED');
  const activities = [...happened, ...turned].map(([type, facts]): OrderActivity => ({
    id: newId(),
    type,
    createdDate: now,
    ...(facts && { facts }),
  }));
  const order: StoredOrder = {
    ...changed,
    paymentStatus,
    fulfillmentStatus,
    activities: [...changed.activities, ...activities],
    updatedDate: now,
  };
  const isDue = ordersSettings(tenant).inventoryUpdateTrigger === 'ON_ORDER_PLACED' || paymentStatus === 'PAID';
  return orders(tenant).put(isDue && order.status === 'APPROVED' ? holdStock(tenant, order) : order);
}
