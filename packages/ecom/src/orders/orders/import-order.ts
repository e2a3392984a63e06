import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { orderResponseShape, type OrderResponse } from './order-response.js';
import { orderShape, type Order } from './order.js';

/** Response of `importOrder`. */
export type ImportOrderResponse = OrderResponse;

/** Error codes of `importOrder`. */
export type ImportOrderApplicationErrors = ApplicationErrors<'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'>;

/**
 * Imports an order from an external system. Sends no emails and does not change the inventory. The platform stores the
 * order as it is, without calculating totals or statuses.
 *
 * @param order - Order to import, with its original number and dates. An `_id` of an imported order overwrites that
 * order.
 * @returns The imported order.
 * @throws `ApiError` with a code of {@link ImportOrderApplicationErrors}, such as
 * `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const importOldOrder = (order: orders.Order) => client.orders.importOrder(order);
 * ```
 * @see POST /ecom/v1/orders/import
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/import-order
 */
export const importOrder = /* @__PURE__ */ operation<[order: Order], ImportOrderResponse>({
  id: 'ecom.orders.importOrder',
  method: 'POST',
  path: '/ecom/v1/orders/import',
  args: ['order'],
  request: { order: orderShape },
  response: orderResponseShape,
});
