import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changeTaxSettings, type TaxSettings, taxSettings } from '../../shop/settings/tax-settings.js';

/** Formats the tax settings of a store as the platform does. Without dates if they were never set. */
const formatTaxSettings = ({ createdDate, includedInPrices, updatedDate }: TaxSettings) => ({
  taxIncludedInItemPrices: includedInPrices,
  ...(createdDate && { createdDate }),
  ...(updatedDate && { updatedDate }),
});

/** Gets the tax settings. */
const getTaxSettings = route({
  id: 'ecom.taxSettings.getTaxSettings',
  method: 'GET',
  paths: ['/billing/v1/tax-settings', '/v1/tax-settings'],
  access: 'merchant',
  handle: ({ tenant }) => ({ taxSettings: formatTaxSettings(taxSettings(tenant)) }),
});

/** Sets the tax settings. The next calculation of each cart has them. */
const upsertTaxSettings = route({
  id: 'ecom.taxSettings.upsertTaxSettings',
  method: 'POST',
  paths: ['/billing/v1/tax-settings', '/v1/tax-settings'],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const read = new FieldReader();
    const input = bodyObject(read, body, 'taxSettings');
    const included = read.boolean(input['taxIncludedInItemPrices'], 'taxSettings.taxIncludedInItemPrices');
    read.check();
    const before = taxSettings(tenant);
    const updatedDate = clock.now().toISOString();
    const changed = changeTaxSettings(tenant, {
      includedInPrices: included ?? before.includedInPrices,
      createdDate: before.createdDate ?? updatedDate,
      updatedDate,
    });
    return { taxSettings: formatTaxSettings(changed) };
  },
});

/** Routes of the tax settings. */
export const taxSettingsRoutes: readonly Route[] = [getTaxSettings, upsertTaxSettings];
