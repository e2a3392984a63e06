import { event } from '@cartwright/core';
import type { ShippingOptionUpdatedEnvelope } from './shipping-option-events.js';
import { shippingOptionShape } from './shipping-option.js';

/**
 * Triggered when a shipping option is updated. `modifiedFields` has the previous values by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `ECOM.SHIPPING_OPTION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onShippingOptionUpdated } from '@cartwright/ecom/shipping-options';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onShippingOptionUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.shipping_option_updated`
 */
export const onShippingOptionUpdated = /* @__PURE__ */ event<ShippingOptionUpdatedEnvelope>({
  type: 'wix.ecom.v1.shipping_option_updated',
  kind: 'updated',
  entity: shippingOptionShape,
});
