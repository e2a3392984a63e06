import { operation } from '@cartwright/core';
import { orderShape, type Order } from './order.js';

/**
 * Gets an order, for example for the thank-you page. Visitors and members get their own orders only.
 *
 * @param _id - The order's id.
 * @returns The order.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` `ORDER_NOT_FOUND` (404) when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const numberOf = async (orderId: string) => (await client.orders.getOrder(orderId)).number;
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export const getOrder = /* @__PURE__ */ operation<[_id: string], Order>({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  path: '/ecom/v1/orders/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: { order: orderShape },
  unwrap: 'order',
  repeatable: true,
});
