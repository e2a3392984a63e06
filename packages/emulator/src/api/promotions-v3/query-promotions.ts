import { type RouteContext, route } from '../../protocol/routing/route.js';
import { queryEntities } from '../catalog-v3/cursor-query.js';
import { promotionFormat } from './format-promotion.js';
import { promotionSource } from './promotion-source.js';

function run(context: RouteContext, request: unknown): object {
  const { items, pagingMetadata } = queryEntities(promotionSource(context), request);
  return { promotions: items.map(promotionFormat(context)), pagingMetadata };
}

/** Queries promotions by filter, sorting and page. */
export const queryPromotions = [
  route({
    id: 'stores.promotionsV3.queryPromotions',
    method: 'GET',
    paths: ['/stores/v3/promotions/query', '/v3/promotions/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.promotionsV3.queryPromotions',
    method: 'POST',
    paths: ['/stores/v3/promotions/query', '/v3/promotions/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
