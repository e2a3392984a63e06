import { event, type EventMetadata } from '@cartwright/core';
import { checkoutSettingsShape, type CheckoutSettings } from './checkout-settings.js';

/** The checkout page asks, says or looks otherwise. */
export interface CheckoutSettingsUpdatedEnvelope {
  /** The settings as it is now. */
  entity: CheckoutSettings;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * The checkout page asks, says or looks otherwise. `modifiedFields` has the former values by their paths. For `on` of
 * `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `ECOM.READ_CHECKOUT_SETTINGS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCheckoutSettingsUpdated } from '@cartwright/ecom/checkout-settings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCheckoutSettingsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCheckoutSettingsUpdated = /* @__PURE__ */ event<CheckoutSettingsUpdatedEnvelope>({
  type: 'wix.ecom.v1.checkout_settings_updated',
  kind: 'updated',
  entity: checkoutSettingsShape,
});
