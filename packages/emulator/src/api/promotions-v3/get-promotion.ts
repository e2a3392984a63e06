import { route } from '../../protocol/routing/route.js';
import { promotionFormat } from './format-promotion.js';
import { requirePromotion } from './promotion-source.js';

/** Gets a promotion. */
export const getPromotion = route({
  id: 'stores.promotionsV3.getPromotion',
  method: 'GET',
  paths: ['/stores/v3/promotions/{promotionId}', '/v3/promotions/{promotionId}'],
  access: 'visitor',
  handle(context) {
    return { promotion: promotionFormat(context)(requirePromotion(context, context.params['promotionId'] ?? '')) };
  },
});
