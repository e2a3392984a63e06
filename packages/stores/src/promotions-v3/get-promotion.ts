import { operation } from '@cartwright/core';
import { promotionShape, type Promotion } from './entity/promotion.js';

/**
 * Gets a promotion.
 *
 * @param promotionId - Promotion ID.
 * @returns The promotion.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the promotion does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const find = (id: string) => client.promotionsV3.getPromotion(id);
 * ```
 * @see GET /stores/v3/promotions/{promotionId}
 */
export const getPromotion = /* @__PURE__ */ operation<[promotionId: string], Promotion>({
  id: 'stores.promotionsV3.getPromotion',
  method: 'GET',
  path: '/stores/v3/promotions/{promotionId}',
  args: ['promotionId'],
  response: { promotion: promotionShape },
  unwrap: 'promotion',
  repeatable: true,
});
