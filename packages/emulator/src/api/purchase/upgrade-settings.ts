import type { Document } from '../../kernel/state/collection.js';
import { type ShippingSettings, toShippingSettings } from '../../shop/pricing/shipping/shipping-settings.js';
import type { ShippingRegion } from '../../shop/pricing/shipping/shipping-table.js';
import { type TaxSettings, toTaxSettings } from '../../shop/pricing/tax/tax-settings.js';
import type { TaxRate, TaxTable } from '../../shop/pricing/tax/tax-table.js';

/** Shipping settings of earlier versions: regions that contain their services. */
interface FormerShipping extends Document {
  readonly regions: readonly ShippingRegion[];
}

/** Tax settings of earlier versions: the rates by place. */
interface FormerTaxes extends Document {
  readonly includedInPrices: boolean;
  readonly places: Readonly<Record<string, { readonly rates: readonly TaxRate[]; readonly taxesShipping: boolean }>>;
}

/** Converts shipping settings of an earlier version. */
export function upgradeShipping(document: Document): ShippingSettings {
  const settings = document as FormerShipping | ShippingSettings;
  return 'options' in settings ? settings : toShippingSettings(settings.regions);
}

/** Converts tax settings of an earlier version. */
export function upgradeTaxes(document: Document): TaxSettings {
  const settings = document as FormerTaxes | TaxSettings;
  if ('mappings' in settings) return settings;
  const places: TaxTable = Object.fromEntries(
    Object.entries(settings.places).map(([place, { rates, taxesShipping }]) => [
      place,
      { rates, shippingRates: taxesShipping ? rates : [] },
    ]),
  );
  return toTaxSettings(places, settings.includedInPrices);
}
