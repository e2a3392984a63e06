import { fieldMask, operation } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** A promotion to update. */
export interface MaskedPromotion {
  /** The promotion’s `_id`, its current `revision` and the fields to update. */
  promotion?: Promotion;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdatePromotions`. */
export interface BulkUpdatePromotionsOptions {
  /**
   * Whether to return the promotions.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdatePromotions`. */
export type BulkUpdatePromotionsResponse = BulkResponse<BulkEntityResult<Promotion>>;

/** Application errors of `bulkUpdatePromotions`. */
export type BulkUpdatePromotionsApplicationErrors = PromotionApplicationErrors<
  'MEDIA_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'MEDIA_REMOVAL_NOT_ALLOWED'
>;

/**
 * Updates several promotions. Each can fail on its own. Requires a merchant identity.
 *
 * @param promotions - Promotions to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the promotions.
 * @returns The result for each promotion, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdatePromotionsApplicationErrors}, such as `MEDIA_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const disable = (promotion: { _id: string; revision: string }) =>
 *   client.promotionsV3.bulkUpdatePromotions([{ promotion: { ...promotion, enabled: false } }]);
 * ```
 * @see POST /stores/v3/bulk/promotions/update
 */
export const bulkUpdatePromotions = /* @__PURE__ */ operation<
  [promotions: readonly MaskedPromotion[], options?: BulkUpdatePromotionsOptions],
  BulkUpdatePromotionsResponse
>({
  id: 'stores.promotionsV3.bulkUpdatePromotions',
  method: 'POST',
  path: '/stores/v3/bulk/promotions/update',
  args: ['promotions', '...options'],
  prepare: (promotions) => requireEach(promotions, 'promotions'),
  request: { promotions: { promotion: promotionShape, fieldMask } },
  response: { results: { item: promotionShape } },
});
