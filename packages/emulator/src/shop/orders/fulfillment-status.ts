import type { StoredOrder } from './order.js';
import { refundedQuantity } from './refunded-quantity.js';

type Delivered = Pick<StoredOrder, 'lines' | 'refunds' | 'fulfillments'>;

/** Fulfilled quantity of a line item. */
export const fulfilledQuantity = ({ fulfillments }: Pick<StoredOrder, 'fulfillments'>, lineItemId: string): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ id }) => id === lineItemId)
    .reduce((count, { quantity }) => count + quantity, 0);

/** Fulfillment status of an order. Refunded quantities need no fulfillment. */
export function getFulfillmentStatus(order: Delivered): StoredOrder['fulfillmentStatus'] {
  if (order.fulfillments.length === 0) return 'NOT_FULFILLED';
  const isWhole = order.lines.every(
    ({ id, quantity }) => fulfilledQuantity(order, id) >= quantity - refundedQuantity(order, id),
  );
  return isWhole ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
}
