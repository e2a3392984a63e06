import { event } from '@cartwright/core';
import type { CheckoutCreatedEnvelope } from './checkout-events.js';
import { checkoutShape } from './checkout.js';

/**
 * A checkout was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `ECOM.READ_CHECKOUTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutCreated } from '@cartwright/ecom/checkout';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutCreated = /* @__PURE__ */ event<CheckoutCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_created',
  kind: 'created',
  entity: checkoutShape,
});
