import { event, type UpdatedEnvelope } from '@cartwright/core';
import { checkoutSettingsShape, type CheckoutSettings } from './checkout-settings.js';

/** Payload of {@link onCheckoutSettingsUpdated}. */
export type CheckoutSettingsUpdatedEnvelope = UpdatedEnvelope<CheckoutSettings>;

/**
 * Triggered when the checkout settings are updated. `entity` contains the updated settings. `modifiedFields` contains
 * the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.READ_CHECKOUT_SETTINGS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutSettingsUpdated } from '@cartwright/ecom/checkout-settings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutSettingsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.checkout_settings_updated`
 */
export const onCheckoutSettingsUpdated = /* @__PURE__ */ event<CheckoutSettingsUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_settings_updated',
  kind: 'updated',
  entity: checkoutSettingsShape,
});
