import { operation } from '@cartwright/core';
import type { JobResponse } from '../shared/bulk-results.js';
import { requireFilter } from '../catalog-v3/results/require-filter.js';
import type { Tags } from '../catalog-v3/results/tags.js';
import type { PromotionApplicationErrors } from './errors/promotion-error-code.js';
import type { PromotionFilter } from './query-promotions.js';

/** Options for `bulkUpdatePromotionTagsByFilter`. */
export interface BulkUpdatePromotionTagsByFilterOptions {
  /** Tags to assign. */
  assignTags?: Tags;
  /** Tags to remove. A tag that is also in `assignTags` can be assigned or removed. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdatePromotionTagsByFilter`. */
export type BulkUpdatePromotionTagsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdatePromotionTagsByFilter`. */
export type BulkUpdatePromotionTagsByFilterApplicationErrors =
  PromotionApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to all promotions that match a filter, and removes tags. The request is carried out in the background.
 * Requires a merchant identity.
 *
 * @param filter - Filter, as in `queryPromotions`. `{}` matches all promotions.
 * @param options - Tags to assign and to remove.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdatePromotionTagsByFilterApplicationErrors}, such as
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
 * export const tagAll = (tagId: string) =>
 *   client.promotionsV3.bulkUpdatePromotionTagsByFilter({}, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/promotions/update-tags-by-filter
 */
export const bulkUpdatePromotionTagsByFilter = /* @__PURE__ */ operation<
  [filter: PromotionFilter, options?: BulkUpdatePromotionTagsByFilterOptions],
  BulkUpdatePromotionTagsByFilterResponse
>({
  id: 'stores.promotionsV3.bulkUpdatePromotionTagsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/promotions/update-tags-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
});
