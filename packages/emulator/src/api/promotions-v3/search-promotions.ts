import { route } from '../../protocol/routing/route.js';
import { searchEntities } from '../catalog-v3/cursor-query.js';
import { promotionFormat } from './format-promotion.js';
import { promotionSource } from './promotion-source.js';

/** Searches promotions by filter and free text, with aggregations. */
export const searchPromotions = route({
  id: 'stores.promotionsV3.searchPromotions',
  method: 'POST',
  paths: ['/stores/v3/promotions/search', '/v3/promotions/search'],
  access: 'visitor',
  handle(context) {
    const { items, ...rest } = searchEntities(promotionSource(context), context.body);
    return { promotions: items.map(promotionFormat(context)), ...rest };
  },
});
