import { event } from '@cartwright/core';
import type { OrderImportedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An order was imported from another system. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderImported } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderImported, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderImported = /* @__PURE__ */ event<OrderImportedEnvelope>({
  type: 'wix.ecom.v1.order_imported',
  kind: 'action',
  entity: { order: orderShape },
});
