import { event } from '@cartwright/core';
import type { AbandonedCheckoutUpdatedEnvelope } from './abandoned-checkout-events.js';
import { abandonedCheckoutShape } from './abandoned-checkout.js';

/**
 * An abandoned checkout was changed. `modifiedFields` has the former values by their paths. For `on` of
 * `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutUpdated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutUpdated = /* @__PURE__ */ event<AbandonedCheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_updated',
  kind: 'updated',
  entity: abandonedCheckoutShape,
});
