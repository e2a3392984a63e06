import { event } from '@cartwright/core';
import type { AbandonedCheckoutDeletedEnvelope } from './abandoned-checkout-events.js';
import { abandonedCheckoutShape } from './abandoned-checkout.js';

/**
 * An abandoned checkout was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCheckoutDeleted } from '@cartwright/ecom/abandoned-checkouts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCheckoutDeleted = /* @__PURE__ */ event<AbandonedCheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.abandoned_checkout_deleted',
  kind: 'deleted',
  entity: abandonedCheckoutShape,
});
