import { event } from '@cartwright/core';
import type { CheckoutTemplateUpdatedEnvelope } from './checkout-template-events.js';
import { checkoutTemplateShape } from './checkout-template.js';

/**
 * A checkout template was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`,
 * or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.CHECKOUT_TEMPLATE_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutTemplateUpdated } from '@cartwright/ecom/checkout-templates';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutTemplateUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutTemplateUpdated = /* @__PURE__ */ event<CheckoutTemplateUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_template_updated',
  kind: 'updated',
  entity: checkoutTemplateShape,
});
