import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { OrderCreationSettings } from './order-creation-settings.js';
import { orderResponseShape } from './order-response.js';
import { orderShape, type Order } from './order.js';

/** Options for `createOrder`. */
export interface CreateOrderOptions {
  /** Approval, editing and notification settings of the order. */
  settings?: OrderCreationSettings;
}

/** Error codes of `createOrder`. */
export type CreateOrderApplicationErrors = ApplicationErrors<'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'>;

/**
 * Creates an order without a checkout, such as one placed by phone or in another sales channel.
 *
 * @param order - Order to create. Line items of type `DIGITAL` require `digitalFile`.
 * @param options - Settings of the order.
 * @returns The created order.
 * @throws `ApiError` with a code of {@link CreateOrderApplicationErrors}, such as `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const recordOrder = (order: orders.Order) =>
 *   client.orders.createOrder(order, { settings: { notifications: { sendNotificationToBuyer: false } } });
 * ```
 * @see POST /ecom/v1/orders
 * @see https://dev.wix.com/docs/sdk/backend-modules/ecom/orders/create-order
 */
export const createOrder = /* @__PURE__ */ operation<[order: Order, options?: CreateOrderOptions], Order>({
  id: 'ecom.orders.createOrder',
  method: 'POST',
  path: '/ecom/v1/orders',
  args: ['order', '...options'],
  request: { order: orderShape },
  response: orderResponseShape,
  unwrap: 'order',
});
