import { date, event } from '@cartwright/core';
import { committedDiffsShape } from '../draft-orders/committed-diffs.js';
import type { OrderCommittedEnvelope } from './order-events.js';
import { orderShape } from '../orders/order.js';

/**
 * The changes of a draft of an order were applied. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_ORDERS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrderCommitted } from '@cartwright/ecom/orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrderCommitted, ({ data }) => console.log(data.order?.number));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onOrderCommitted = /* @__PURE__ */ event<OrderCommittedEnvelope>({
  type: 'wix.ecom.v1.order_committed',
  kind: 'action',
  entity: { order: orderShape, changes: committedDiffsShape, commitDate: date },
});
