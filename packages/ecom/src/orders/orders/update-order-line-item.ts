import { entity, fieldMask, operation } from '@cartwright/core';
import { orderLineItemShape, type OrderLineItem } from '../order-parts/order-line-item.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';

/** Fields of a line item to change. */
export type UpdateOrderLineItem = OrderLineItem;

/** Response of `updateOrderLineItem`. */
export type UpdateOrderLineItemResponse = OrderResponse;

/** Options for `updateOrderLineItem`. */
export interface UpdateOrderLineItemOptions {
  /**
   * Paths of the fields to change, such as `fulfillerId`. Clears the fields without a value in `lineItem`.
   *
   * @default the fields present in `lineItem`
   */
  fieldMask?: string[];
}

/** IDs of the order and the line item. */
export interface UpdateOrderLineItemIdentifiers {
  /** The order's ID. */
  _id?: string;
  /** The line item's ID. */
  lineItemId?: string;
}

/** Shape of the request: the line item, and the field mask as a list of paths. */
const updateShape = /* @__PURE__ */ entity<{ lineItem: OrderLineItem } & UpdateOrderLineItemOptions>({
  lineItem: orderLineItemShape,
  fieldMask,
});

/**
 * Updates a line item of an order. Not part of the platform's public API, so it may change without notice.
 *
 * @param identifiers - IDs of the order and the line item (GUIDs).
 * @param lineItem - The fields to change. `null` clears a field.
 * @param options - The field mask.
 * @returns The updated order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty or the field mask is not a list of paths. No request
 * is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order or line item does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const setFulfiller = (_id: string, lineItemId: string, fulfillerId: string) =>
 *   client.orders.updateOrderLineItem({ _id, lineItemId }, { fulfillerId });
 * ```
 * @see PATCH /ecom/v1/orders/{id}/line-item/{lineItem.id}
 */
export const updateOrderLineItem = /* @__PURE__ */ operation<
  [identifiers: UpdateOrderLineItemIdentifiers, lineItem: UpdateOrderLineItem, options?: UpdateOrderLineItemOptions],
  UpdateOrderLineItemResponse
>({
  id: 'ecom.orders.updateOrderLineItem',
  method: 'PATCH',
  path: '/ecom/v1/orders/{id}/line-item/{lineItem.id}',
  args: ['identifiers', 'lineItem', '...options'],
  prepare: ({ _id, lineItemId }, lineItem, options) => ({
    ...options,
    _id,
    lineItem: { ...lineItem, id: undefined, _id: lineItemId },
  }),
  fieldNames: { id: 'identifiers._id', 'lineItem.id': 'identifiers.lineItemId' },
  request: updateShape,
  response: orderResponseShape,
});
