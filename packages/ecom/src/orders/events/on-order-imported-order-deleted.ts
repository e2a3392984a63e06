import { event } from '@cartwright/core';
import type { OrderImportedOrderDeletedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An imported order was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderImportedOrderDeleted } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderImportedOrderDeleted, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderImportedOrderDeleted = /* @__PURE__ */ event<OrderImportedOrderDeletedEnvelope>({
  type: 'wix.ecom.v1.order_imported_order_deleted',
  kind: 'action',
  entity: { order: orderShape },
});
