import { event } from '@cartwright/core';
import type { CheckoutTemplateCreatedEnvelope } from './checkout-template-events.js';
import { checkoutTemplateShape } from './checkout-template.js';

/**
 * A checkout template was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateCreated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateCreated = /* @__PURE__ */ event<CheckoutTemplateCreatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_created',
  kind: 'created',
  entity: checkoutTemplateShape,
});
