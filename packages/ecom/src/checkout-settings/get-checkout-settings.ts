import { operation } from '@cartwright/core';
import { checkoutSettingsShape, type CheckoutSettings } from './checkout-settings.js';

/** Response of `getCheckoutSettings`. */
export interface GetCheckoutSettingsResponse {
  /** Checkout settings. */
  checkoutSettings?: CheckoutSettings;
}

/**
 * Gets the checkout settings of the site.
 *
 * @returns The checkout settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutSettings } });
 *
 * export const checkoutPolicies = async () =>
 *   (await client.checkoutSettings.getCheckoutSettings()).checkoutSettings?.checkoutPolicies;
 * ```
 * @see GET /ecom/v1/checkout-settings
 */
export const getCheckoutSettings = /* @__PURE__ */ operation<[], GetCheckoutSettingsResponse>({
  id: 'ecom.checkoutSettings.getCheckoutSettings',
  method: 'GET',
  path: '/ecom/v1/checkout-settings',
  response: { checkoutSettings: checkoutSettingsShape },
  repeatable: true,
});
