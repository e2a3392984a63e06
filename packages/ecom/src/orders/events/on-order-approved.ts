import { event } from '@cartwright/core';
import type { OrderApprovedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An order was approved. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderApproved } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderApproved, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderApproved = /* @__PURE__ */ event<OrderApprovedEnvelope>({
  type: 'wix.ecom.v1.order_approved',
  kind: 'action',
  entity: { order: orderShape },
});
