import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredFulfillment } from '../orders/fulfillment.js';
import type { StoredOrder } from '../orders/order.js';
import { type NewActivity, saveOrder } from '../orders/save-order.js';
import { checkTrackingNumber } from './tracking.js';

/** Fields of a fulfillment that a merchant writes. */
export type FulfillmentChange = Partial<Omit<StoredFulfillment, 'id' | 'createdDate'>>;

/** Finds a fulfillment of an order. @throws {ApplicationError} `FULFILLMENT_NOT_FOUND` */
export function requireFulfillment(order: StoredOrder, fulfillmentId: string | undefined): StoredFulfillment {
  const found = order.fulfillments.find(({ id }) => id === fulfillmentId);
  if (found) return found;
  throw new ApplicationError('notFound', 'FULFILLMENT_NOT_FOUND', 'The order has no fulfillment with this ID.', {
    fulfillmentId,
  });
}

/**
 * Changes a fulfillment of an order.
 *
 * @param remaining - Fulfillment without the fields to remove.
 * @throws {ApplicationError} `TRACKING_NUMBER_ALREADY_EXISTS`
 */
export function changeFulfillment(
  tenant: Tenant,
  order: StoredOrder,
  remaining: StoredFulfillment,
  change: FulfillmentChange,
): StoredOrder {
  const number = change.trackingInfo?.trackingNumber;
  checkTrackingNumber(order, number, remaining.id);
  const before = requireFulfillment(order, remaining.id).trackingInfo?.trackingNumber;
  const isNew = number !== undefined && number !== before;
  const happened: NewActivity[] = isNew ? [[before ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED']] : [];
  const fulfillments = order.fulfillments.map((one) => (one.id === remaining.id ? { ...remaining, ...change } : one));
  return saveOrder(tenant, { ...order, fulfillments }, happened);
}

/** Deletes a fulfillment of an order: its line items are unfulfilled again. @throws {ApplicationError} `FULFILLMENT_NOT_FOUND` */
export function deleteFulfillment(tenant: Tenant, order: StoredOrder, fulfillmentId: string | undefined): StoredOrder {
  const { id } = requireFulfillment(order, fulfillmentId);
  return saveOrder(tenant, { ...order, fulfillments: order.fulfillments.filter((one) => one.id !== id) });
}
