import { event } from '@cartwright/core';
import type { OrderFulfilledEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An order was fulfilled, or is not any more. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderFulfilled } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderFulfilled, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderFulfilled = /* @__PURE__ */ event<OrderFulfilledEnvelope>({
  type: 'wix.ecom.v1.order_fulfilled',
  kind: 'action',
  entity: { order: orderShape },
});
