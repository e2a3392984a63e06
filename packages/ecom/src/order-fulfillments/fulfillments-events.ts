import { event, type UpdatedEnvelope } from '@cartwright/core';
import { orderWithFulfillmentsShape, type OrderWithFulfillments } from './fulfillment.js';

/** Payload of {@link onFulfillmentsUpdated}. */
export type FulfillmentsUpdatedEnvelope = UpdatedEnvelope<OrderWithFulfillments>;

/**
 * Triggered when the fulfillments of an order change. `entity` contains the order's updated fulfillments.
 * `modifiedFields` contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or
 * call it with a handler as part of a client's module. Requires the permission `ECOM.READ_FULFILLMENTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onFulfillmentsUpdated } from '@cartwright/ecom/order-fulfillments';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onFulfillmentsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.fulfillments_updated`
 */
export const onFulfillmentsUpdated = /* @__PURE__ */ event<FulfillmentsUpdatedEnvelope>({
  type: 'wix.ecom.v1.fulfillments_updated',
  kind: 'updated',
  entity: orderWithFulfillmentsShape,
});
