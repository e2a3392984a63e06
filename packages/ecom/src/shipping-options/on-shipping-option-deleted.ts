import { event } from '@cartwright/core';
import type { ShippingOptionDeletedEnvelope } from './shipping-option-events.js';
import { shippingOptionShape } from './shipping-option.js';

/**
 * Triggered when a shipping option is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionDeleted } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_deleted`
 */
export const onShippingOptionDeleted = /* @__PURE__ */ event<ShippingOptionDeletedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_deleted',
  kind: 'deleted',
  entity: shippingOptionShape,
});
