import { operation } from '@cartwright/core';
import { orderWithFulfillmentsShape, type OrderWithFulfillments } from './fulfillment.js';

/** Response of `listFulfillmentsForSingleOrder`. */
export interface ListFulfillmentsForSingleOrderResponse {
  /** The order's fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/**
 * Lists the fulfillments of an order. Members can list them only for orders they placed.
 *
 * @param orderId - Order ID (GUID).
 * @returns The order's fulfillments.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderFulfillments } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderFulfillments } });
 *
 * export const getFulfillments = async (id: string) =>
 *   (await client.orderFulfillments.listFulfillmentsForSingleOrder(id)).orderWithFulfillments?.fulfillments;
 * ```
 * @see GET /ecom/v1/fulfillments/orders/{orderId}
 * @see https://dev.wix.com/docs/rest/api-reference/wix-e-commerce/order-fulfillments/list-fulfillments-for-single-order
 */
export const listFulfillmentsForSingleOrder = /* @__PURE__ */ operation<
  [orderId: string],
  ListFulfillmentsForSingleOrderResponse
>({
  id: 'ecom.orderFulfillments.listFulfillmentsForSingleOrder',
  method: 'GET',
  path: '/ecom/v1/fulfillments/orders/{orderId}',
  args: ['orderId'],
  response: { orderWithFulfillments: orderWithFulfillmentsShape },
  repeatable: true,
});
