import { event } from '@cartwright/core';
import type { ShippingOptionCreatedEnvelope } from './shipping-option-events.js';
import { shippingOptionShape } from './shipping-option.js';

/**
 * Triggered when a shipping option is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionCreated } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_created`
 */
export const onShippingOptionCreated = /* @__PURE__ */ event<ShippingOptionCreatedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_created',
  kind: 'created',
  entity: shippingOptionShape,
});
