import { route } from '../../protocol/routing/route.js';
import { promotions } from '../../shop/catalog-v3/promotions/promotion.js';
import { requirePromotion } from './promotion-source.js';

/** Deletes a promotion. */
export const deletePromotion = route({
  id: 'stores.promotionsV3.deletePromotion',
  method: 'DELETE',
  paths: ['/stores/v3/promotions/{promotionId}', '/v3/promotions/{promotionId}'],
  access: 'merchant',
  handle(context) {
    promotions(context.tenant).delete(requirePromotion(context, context.params['promotionId'] ?? '').id);
    return {};
  },
});
