import { event } from '@cartwright/core';
import type { CheckoutTemplateDeletedEnvelope } from './checkout-template-events.js';
import { checkoutTemplateShape } from './checkout-template.js';

/**
 * A checkout template was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateDeleted } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateDeleted = /* @__PURE__ */ event<CheckoutTemplateDeletedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_deleted',
  kind: 'deleted',
  entity: checkoutTemplateShape,
});
