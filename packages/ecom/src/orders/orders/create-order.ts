import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { OrderCreationSettings } from './order-creation-settings.js';
import { orderResponseShape } from './order-response.js';
import { orderShape, type Order } from './order.js';

/** How it is made. */
export interface CreateOrderOptions {
  /** How it is made. */
  settings?: OrderCreationSettings;
}

/** Why the platform refuses `createOrder`. */
export type CreateOrderApplicationErrors = ApplicationErrors<'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'>;

/**
 * Makes an order without a checkout, such as one that came by phone.
 *
 * @param order - The order.
 * @param options - How it is made.
 * @returns The order.
 * @throws `ApiError` with a code of {@link CreateOrderApplicationErrors}, such as `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const record = (order: orders.Order) =>
 *   client.orders.createOrder(order, { settings: { notifications: { sendNotificationToBuyer: false } } });
 * ```
 * @see POST /ecom/v1/orders
 */
export const createOrder = /* @__PURE__ */ operation<[order: Order, options?: CreateOrderOptions], Order>({
  id: 'ecom.orders.createOrder',
  method: 'POST',
  path: '/ecom/v1/orders',
  args: ['order', 'options'],
  input: (order, options) => ({ ...options, order }),
  request: { order: orderShape },
  response: orderResponseShape,
  unwrap: 'order',
});
