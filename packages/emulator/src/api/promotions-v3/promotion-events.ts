import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { hasNoTags, tagChangesBetween } from '../../shop/catalog-v3/tags.js';
import { formatTags } from '../catalog-v3/tags/format-tags.js';
import { formatPromotion } from './format-promotion.js';

/**
 * Triggered when a promotion is created, updated or deleted, and when its tags are modified. A change of tags alone is no
 * update.
 */
export const promotionEvents = entityEvents<StoredPromotion>({
  collection: 'v3-promotions',
  fqdn: 'wix.stores.catalog.v3.promotion',
  format: (promotion, { origin }) => formatPromotion(promotion, origin),
  ignoredFields: ['tags'],
  actions: [
    {
      slug: 'tags_modified',
      data(after, before, { entity }) {
        const { assigned, unassigned } = tagChangesBetween(before ?? after, after);
        if (hasNoTags(assigned) && hasNoTags(unassigned)) return undefined;
        return {
          promotion: entity,
          assignedTags: formatTags(assigned),
          unassignedTags: formatTags(unassigned),
        };
      },
    },
  ],
});
