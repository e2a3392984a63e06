import { route } from '../../protocol/routing/route.js';
import { updatePromotion } from '../../shop/catalog-v3/promotions/save-promotion.js';
import { changedTags } from '../../shop/catalog-v3/tags.js';
import { bulkItems, readBulkIds, readReturnEntity } from '../../protocol/http/bulk-items.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { promotionFormat } from './format-promotion.js';
import { requirePromotion } from './promotion-source.js';

/** Assigns and unassigns tags of up to 100 promotions. */
export const bulkUpdatePromotionTags = route({
  id: 'stores.promotionsV3.bulkUpdatePromotionTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update-tags', '/v3/bulk/promotions/update-tags'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const items = readBulkIds(body, 'promotionIds');
    const changes = readTagChanges(body);
    const apply = (id: string) => {
      const promotion = requirePromotion(context, id);
      return updatePromotion(tenant, promotion, changedTags(promotion, changes));
    };
    return bulkItems(tenant, {
      items,
      apply,
      format: readReturnEntity(body) && promotionFormat(context),
    });
  },
});
