import { operation } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** Options for `bulkCreatePromotions`. */
export interface BulkCreatePromotionsOptions {
  /**
   * Whether to return the promotions.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreatePromotions`. */
export type BulkCreatePromotionsResponse = BulkResponse<BulkEntityResult<Promotion>>;

/** Application errors of `bulkCreatePromotions`. */
export type BulkCreatePromotionsApplicationErrors = PromotionApplicationErrors<
  'MEDIA_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'PROMOTIONS_LIMIT_EXCEEDED'
>;

/**
 * Creates several promotions. Each can fail on its own. Requires a merchant identity.
 *
 * @param promotions - Promotions to create; from 1 to 100. `name` and `media` are required.
 * @param options - Whether to return the promotions.
 * @returns The result for each promotion, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreatePromotionsApplicationErrors}, such as `MEDIA_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const create = (mediaId: string) =>
 *   client.promotionsV3.bulkCreatePromotions([{ name: 'Winter sale', media: { _id: mediaId } }], { returnEntity: true
 * });
 * ```
 * @see POST /stores/v3/bulk/promotions/create
 */
export const bulkCreatePromotions = /* @__PURE__ */ operation<
  [promotions: readonly Promotion[], options?: BulkCreatePromotionsOptions],
  BulkCreatePromotionsResponse
>({
  id: 'stores.promotionsV3.bulkCreatePromotions',
  method: 'POST',
  path: '/stores/v3/bulk/promotions/create',
  args: ['promotions', '...options'],
  prepare: (promotions) => requireEach(promotions, 'promotions'),
  request: { promotions: promotionShape },
  response: { results: { item: promotionShape } },
});
