import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';
import { orderShape, type Order } from './order.js';

/** The answer of `importOrder`. */
export type ImportOrderResponse = OrderResponse;

/** Why the platform refuses `importOrder`. */
export type ImportOrderApplicationErrors = ApplicationErrors<'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'>;

/**
 * Imports an order from another system. Nothing else happens: no e-mail, no change of stock.
 *
 * @param order - The order, with the number and the dates that it has there.
 * @returns The order as it is now.
 * @throws `ApiError` with a code of {@link ImportOrderApplicationErrors}, such as
 * `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const bring = (order: orders.Order) => client.orders.importOrder(order);
 * ```
 * @see POST /ecom/v1/orders/import
 */
export const importOrder = /* @__PURE__ */ operation<[order: Order], ImportOrderResponse>({
  id: 'ecom.orders.importOrder',
  method: 'POST',
  path: '/ecom/v1/orders/import',
  input: (order) => ({ order }),
  request: { order: orderShape },
  response: orderResponseShape,
});
