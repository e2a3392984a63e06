import { listedEntityEvents } from '../../protocol/events/listed-entity-events.js';
import { type TaxRegion, type TaxSettings, initialTaxes } from '../../shop/settings/tax-settings.js';
import { formatTaxRegion } from './tax-region.js';

/** Triggered when a tax region is created, updated or deleted. */
export const taxRegionEvents = listedEntityEvents<TaxSettings, TaxRegion>({
  collection: 'taxes',
  fqdn: 'wix.billing.v1.tax_region',
  initial: () => initialTaxes,
  entities: ({ regions }) => regions,
  format: formatTaxRegion,
});
