import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { updatePromotion } from '../../shop/catalog-v3/promotions/save-promotion.js';
import { changedTags } from '../../shop/catalog-v3/tags.js';
import { findEntities } from '../catalog-v3/cursor-query.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { promotionSource } from './promotion-source.js';

/** Assigns and unassigns tags of the promotions that match a filter. */
export const bulkUpdatePromotionTagsByFilter = route({
  id: 'stores.promotionsV3.bulkUpdatePromotionTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update-tags-by-filter', '/v3/bulk/promotions/update-tags-by-filter'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const found = findEntities(promotionSource(context), body);
    const changes = readTagChanges(body);
    for (const promotion of found) updatePromotion(tenant, promotion, changedTags(promotion, changes));
    return { jobId: newId() };
  },
});
