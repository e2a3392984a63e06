import { event } from '@cartwright/core';
import { checkoutShape } from '../checkout/checkout.js';
import type { CheckoutTemplateUsedEnvelope } from './checkout-template-events.js';
import { checkoutTemplateShape } from './checkout-template.js';

/**
 * A checkout was made of a template. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUsed } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUsed, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateUsed = /* @__PURE__ */ event<CheckoutTemplateUsedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_used',
  kind: 'action',
  entity: { checkoutTemplate: checkoutTemplateShape, checkout: checkoutShape },
});
