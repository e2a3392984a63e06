import { event, type EventMetadata } from '@cartwright/core';
import { orderWithFulfillmentsShape, type OrderWithFulfillments } from './fulfillment.js';

/** The fulfillments of an order changed. */
export interface FulfillmentsUpdatedEnvelope {
  /** The fulfillments as it is now. */
  entity: OrderWithFulfillments;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * The fulfillments of an order changed. `modifiedFields` has the former values by their paths. For `on` of
 * `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.READ_FULFILLMENTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onFulfillmentsUpdated } from '@cartwright/ecom/order-fulfillments';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onFulfillmentsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onFulfillmentsUpdated = /* @__PURE__ */ event<FulfillmentsUpdatedEnvelope>({
  type: 'wix.ecom.v1.fulfillments_updated',
  kind: 'updated',
  entity: orderWithFulfillmentsShape,
});
