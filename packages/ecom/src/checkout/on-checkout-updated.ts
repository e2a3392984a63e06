import { event } from '@cartwright/core';
import type { CheckoutUpdatedEnvelope } from './checkout-events.js';
import { checkoutShape } from './checkout.js';

/**
 * A checkout was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutUpdated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutUpdated = /* @__PURE__ */ event<CheckoutUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_updated',
  kind: 'updated',
  entity: checkoutShape,
});
