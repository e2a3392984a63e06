import { entityEvents } from '../../protocol/events/entity-events.js';
import { hasNoTags, tagChangesBetween } from '../../shop/catalog-v3/tags.js';
import type { TaxExemptGroup } from '../../shop/tax-groups/tax-exempt-group.js';
import { formatTags } from '../catalog-v3/tags/format-tags.js';
import { formatTaxExemptGroup } from './format-tax-exempt-group.js';

/**
 * Triggered when a tax exempt group is created, updated or deleted, and when its tags are modified. A change of tags
 * alone is no update.
 */
export const taxExemptGroupEvents = entityEvents<TaxExemptGroup>({
  collection: 'tax-exempt-groups',
  fqdn: 'wix.billing.v1.tax_exempt_group',
  format: formatTaxExemptGroup,
  ignoredFields: ['tags'],
  actions: [
    {
      slug: 'tags_modified',
      data(after, before, { entity: taxExemptGroup }) {
        const { assigned, unassigned } = tagChangesBetween(before ?? after, after);
        if (hasNoTags(assigned) && hasNoTags(unassigned)) return undefined;
        return { taxExemptGroup, assignedTags: formatTags(assigned), unassignedTags: formatTags(unassigned) };
      },
    },
  ],
});
