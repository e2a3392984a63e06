import { event } from '@cartwright/core';
import type { AbandonedCheckoutRecoveredEnvelope } from './abandoned-checkout-events.js';
import { abandonedCheckoutShape } from './abandoned-checkout.js';

/**
 * The buyer came back to an abandoned checkout. For `on` of `createWebhooks`, or to be called with a handler as part of
 * a client's module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutRecovered } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutRecovered, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutRecovered = /* @__PURE__ */ event<AbandonedCheckoutRecoveredEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_recovered',
  kind: 'action',
  entity: { abandonedCheckout: abandonedCheckoutShape },
});
