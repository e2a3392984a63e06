import { operation } from '@cartwright/core';
import { taxSettingsShape, type TaxSettings } from './tax-settings.js';

/** Response of `upsertTaxSettings`. */
export interface UpsertTaxSettingsResponse {
  /** Tax settings of the site. */
  taxSettings?: TaxSettings;
}

/**
 * Sets the tax settings of the site, which all its products and services share. They apply to the next calculation of
 * each cart. Requires a merchant identity (API key or app).
 *
 * @param taxSettings - Tax settings.
 * @returns The tax settings.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxSettings } });
 *
 * export const sellAtGrossPrices = () => client.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: true });
 * ```
 * @see POST /billing/v1/tax-settings
 */
export const upsertTaxSettings = /* @__PURE__ */ operation<[taxSettings: TaxSettings], UpsertTaxSettingsResponse>({
  id: 'ecom.taxSettings.upsertTaxSettings',
  method: 'POST',
  path: '/billing/v1/tax-settings',
  args: ['taxSettings'],
  request: { taxSettings: taxSettingsShape },
  response: { taxSettings: taxSettingsShape },
  repeatable: true,
});
