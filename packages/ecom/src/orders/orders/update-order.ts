import { entity, fieldMask, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape } from './order-response.js';
import { orderShape, type Order } from './order.js';

/** Fields of an order to change. */
export type UpdateOrder = Order;

/** Options for `updateOrder`. */
export interface UpdateOrderOptions {
  /**
   * Paths of the fields to change, such as `buyerNote` or `billingInfo.address`. Clears the fields without a value in
   * `order`.
   *
   * @default the fields present in `order`
   */
  fieldMask?: string[];
}

/** Error codes of `updateOrder`. */
export type UpdateOrderApplicationErrors = ApplicationErrors<'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'>;

/** Shape of the request: the order, and the field mask as a list of paths. */
const updateShape = /* @__PURE__ */ entity<{ order: Order } & UpdateOrderOptions>({ order: orderShape, fieldMask });

/**
 * Updates an order: addresses, buyer note, archived state, extended fields. Line items and totals cannot be changed.
 *
 * @param _id - Order ID (GUID).
 * @param order - The fields to change. `null` clears a field.
 * @param options - The field mask.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty or the field mask is not a list of paths. No request
 * is sent.
 * @throws `ApiError` with a code of {@link UpdateOrderApplicationErrors}, such as `ORDER_IS_PENDING`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const archiveOrder = (id: string) => client.orders.updateOrder(id, { archived: true });
 *
 * export const clearBuyerNote = (id: string) => client.orders.updateOrder(id, {}, { fieldMask: ['buyerNote'] });
 * ```
 * @see PATCH /ecom/v1/orders/{order.id}
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/update-order
 */
export const updateOrder = /* @__PURE__ */ operation<
  [_id: string, order: UpdateOrder, options?: UpdateOrderOptions],
  Order
>({
  id: 'ecom.orders.updateOrder',
  method: 'PATCH',
  path: '/ecom/v1/orders/{order.id}',
  args: ['order._id', 'order', '...options'],
  request: updateShape,
  response: orderResponseShape,
  unwrap: 'order',
});
