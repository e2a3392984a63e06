import { operation } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/**
 * Gets an order, for example for the thank-you page. Visitors and members can only get their own orders.
 *
 * @param _id - Order ID (GUID).
 * @returns The order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` `ORDER_NOT_FOUND` (404) if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const orderNumber = async (orderId: string) => (await client.orders.getOrder(orderId)).number;
 * ```
 * @see GET /ecom/v1/orders/{id}
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/get-order
 */
export const getOrder = /* @__PURE__ */ operation<[_id: string], Order>({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  path: '/ecom/v1/orders/{id}',
  args: ['_id'],
  response: { order: orderShape },
  unwrap: 'order',
  repeatable: true,
});
