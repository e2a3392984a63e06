import { route } from '../../protocol/routing/route.js';
import { promotions } from '../../shop/catalog-v3/promotions/promotion.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { requirePromotion } from './promotion-source.js';

/** Deletes up to 100 promotions. */
export const bulkDeletePromotions = route({
  id: 'stores.promotionsV3.bulkDeletePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/delete', '/v3/bulk/promotions/delete'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const apply = (id: string) => {
      const promotion = requirePromotion(context, id);
      promotions(tenant).delete(id);
      return promotion;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'promotionIds'), apply });
  },
});
