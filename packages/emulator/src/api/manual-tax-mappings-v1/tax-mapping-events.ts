import { listedEntityEvents } from '../../protocol/events/listed-entity-events.js';
import { type TaxMapping, type TaxSettings, initialTaxes } from '../../shop/settings/tax-settings.js';
import { formatTaxMapping } from './tax-mapping.js';

/** Triggered when a tax rate is created, updated or deleted. */
export const taxMappingEvents = listedEntityEvents<TaxSettings, TaxMapping>({
  collection: 'taxes',
  fqdn: 'wix.billing.v1.manual_tax_mapping',
  initial: () => initialTaxes,
  entities: ({ mappings }) => mappings,
  format: formatTaxMapping,
});
