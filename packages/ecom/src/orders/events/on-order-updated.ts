import { event } from '@cartwright/core';
import type { OrderUpdatedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An order was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderUpdated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderUpdated = /* @__PURE__ */ event<OrderUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_updated',
  kind: 'updated',
  entity: orderShape,
});
