import { event } from '@cartwright/core';
import type { OrderCreatedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * An order was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderCreated } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderCreated, ({ entity }) => console.log(entity.number, entity._createdDate?.getFullYear()));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderCreated = /* @__PURE__ */ event<OrderCreatedEnvelope>({
  type: 'wix.ecom.v1.order_created',
  kind: 'created',
  entity: orderShape,
});
