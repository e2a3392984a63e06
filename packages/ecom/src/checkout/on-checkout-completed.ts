import { event } from '@cartwright/core';
import type { CheckoutCompletedEnvelope } from './checkout-events.js';
import { checkoutShape } from './checkout.js';

/**
 * A checkout was completed: it became an order. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCompleted } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCompleted, ({ data }) => console.log(data.checkout?._id));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutCompleted = /* @__PURE__ */ event<CheckoutCompletedEnvelope>({
  type: 'wix.ecom.v1.checkout_completed',
  kind: 'action',
  entity: { checkout: checkoutShape },
});
