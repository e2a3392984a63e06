import { event } from '@cartwright/core';
import type { CheckoutDeletedEnvelope } from './checkout-events.js';
import { checkoutShape } from './checkout.js';

/**
 * A checkout was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutDeleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutDeleted = /* @__PURE__ */ event<CheckoutDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_deleted',
  kind: 'deleted',
  entity: checkoutShape,
});
