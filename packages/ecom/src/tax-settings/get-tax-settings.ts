import { operation } from '@cartwright/core';
import { taxSettingsShape, type TaxSettings } from './tax-settings.js';

/** Response of `getTaxSettings`. */
export interface GetTaxSettingsResponse {
  /** Tax settings of the site. */
  taxSettings?: TaxSettings;
}

/**
 * Gets the tax settings of the site, or the default ones if they were never set. Requires a merchant identity (API key
 * or app).
 *
 * @returns The tax settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxSettings } });
 *
 * export const arePricesGross = async () =>
 *   (await client.taxSettings.getTaxSettings()).taxSettings?.taxIncludedInItemPrices ?? false;
 * ```
 * @see GET /billing/v1/tax-settings
 */
export const getTaxSettings = /* @__PURE__ */ operation<[], GetTaxSettingsResponse>({
  id: 'ecom.taxSettings.getTaxSettings',
  method: 'GET',
  path: '/billing/v1/tax-settings',
  response: { taxSettings: taxSettingsShape },
  repeatable: true,
});
