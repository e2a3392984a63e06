import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { createRequestedPromotion } from './create-promotion.js';
import { promotionFormat } from './format-promotion.js';

/** Creates up to 100 promotions. */
export const bulkCreatePromotions = route({
  id: 'stores.promotionsV3.bulkCreatePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/create', '/v3/bulk/promotions/create'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const { items, returnEntity } = readBulk(body, 'promotions');
    return bulkItems(tenant, {
      items,
      apply: (promotion) => createRequestedPromotion(tenant, { promotion }),
      format: returnEntity && promotionFormat(context),
    });
  },
});
