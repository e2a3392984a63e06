import { event } from '@cartwright/core';
import type { AbandonedCheckoutCreatedEnvelope } from './abandoned-checkout-events.js';
import { abandonedCheckoutShape } from './abandoned-checkout.js';

/**
 * An abandoned checkout was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutCreated } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutCreated = /* @__PURE__ */ event<AbandonedCheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_created',
  kind: 'created',
  entity: abandonedCheckoutShape,
});
