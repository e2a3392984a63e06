import { operation } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import type { Tags } from '../catalog-v3/results/tags.js';
import { requireEach } from '../shared/require.js';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';

/** Options for `bulkUpdatePromotionTags`. */
export interface BulkUpdatePromotionTagsOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
  /**
   * Whether to return the promotions.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdatePromotionTags`. */
export type BulkUpdatePromotionTagsResponse = BulkResponse<BulkEntityResult<Promotion>>;

/** Application errors of `bulkUpdatePromotionTags`. */
export type BulkUpdatePromotionTagsApplicationErrors = PromotionApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to several promotions, and removes tags. Each promotion can fail on its own. Requires a merchant
 * identity.
 *
 * @param promotionIds - Promotion IDs; from 1 to 100.
 * @param options - Tags to assign and to remove, and whether to return the promotions.
 * @returns The result for each promotion, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdatePromotionTagsApplicationErrors}, such as
 * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const tag = (ids: string[], tagId: string) =>
 *   client.promotionsV3.bulkUpdatePromotionTags(ids, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/promotions/update-tags
 */
export const bulkUpdatePromotionTags = /* @__PURE__ */ operation<
  [promotionIds: readonly string[], options?: BulkUpdatePromotionTagsOptions],
  BulkUpdatePromotionTagsResponse
>({
  id: 'stores.promotionsV3.bulkUpdatePromotionTags',
  method: 'POST',
  path: '/stores/v3/bulk/promotions/update-tags',
  args: ['promotionIds', '...options'],
  prepare: (promotionIds) => requireEach(promotionIds, 'promotionIds'),
  response: { results: { item: promotionShape } },
});
