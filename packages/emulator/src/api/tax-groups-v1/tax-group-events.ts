import { entityEvents } from '../../protocol/events/entity-events.js';
import type { TaxGroup } from '../../shop/tax-groups/tax-group.js';
import { formatTaxGroup } from './format-tax-group.js';

/** Triggered when a tax group is created, updated or deleted. */
export const taxGroupEvents = entityEvents<TaxGroup>({
  collection: 'tax-groups',
  fqdn: 'wix.billing.v1.tax_group',
  format: formatTaxGroup,
});
