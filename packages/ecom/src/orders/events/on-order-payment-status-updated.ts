import { event } from '@cartwright/core';
import type { OrderPaymentStatusUpdatedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * The state of an order's payment changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderPaymentStatusUpdated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderPaymentStatusUpdated, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderPaymentStatusUpdated = /* @__PURE__ */ event<OrderPaymentStatusUpdatedEnvelope>({
  type: 'wix.ecom.v1.order_payment_status_updated',
  kind: 'action',
  entity: { order: orderShape },
});
