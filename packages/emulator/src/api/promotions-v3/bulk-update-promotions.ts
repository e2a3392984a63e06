import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { promotionFormat } from './format-promotion.js';
import { updateRequestedPromotion } from './update-promotion.js';

/** Updates up to 100 promotions. Each requires its current revision. */
export const bulkUpdatePromotions = route({
  id: 'stores.promotionsV3.bulkUpdatePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update', '/v3/bulk/promotions/update'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const { items, returnEntity } = readBulk(body, 'promotions');
    return bulkItems(tenant, {
      items,
      getId: entityId('promotion'),
      apply: (item) => updateRequestedPromotion(tenant, item),
      format: returnEntity && promotionFormat(context),
    });
  },
});
