import { operation } from '@cartwright/core';
import { checkoutSettingsShape, type CheckoutSettings } from './checkout-settings.js';

/** Response of `updateCheckoutSettings`. */
export interface UpdateCheckoutSettingsResponse {
  /** Updated checkout settings. */
  checkoutSettings?: CheckoutSettings;
}

/**
 * Updates the checkout settings of the site.
 *
 * @param checkoutSettings - Fields to update.
 * @returns The updated settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutSettings } });
 *
 * export const requirePolicyAgreement = () =>
 *   client.checkoutSettings.updateCheckoutSettings({ checkoutFields: { policyAgreementCheckbox: { visible: true } } });
 * ```
 * @see PATCH /ecom/v1/checkout-settings
 */
export const updateCheckoutSettings = /* @__PURE__ */ operation<
  [checkoutSettings: CheckoutSettings],
  UpdateCheckoutSettingsResponse
>({
  id: 'ecom.checkoutSettings.updateCheckoutSettings',
  method: 'PATCH',
  path: '/ecom/v1/checkout-settings',
  args: ['checkoutSettings'],
  request: { checkoutSettings: checkoutSettingsShape },
  response: { checkoutSettings: checkoutSettingsShape },
});
