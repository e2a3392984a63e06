import { operation } from '@cartwright/core';
import type { JobResponse } from '../shared/bulk-results.js';
import { requireFilter } from '../catalog-v3/results/require-filter.js';
import type { Tags } from '../catalog-v3/results/tags.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';
import type { ProductGroupFilter } from './query-product-groups.js';

/** Options for `bulkUpdateProductGroupTagsByFilter`. */
export interface BulkUpdateProductGroupTagsByFilterOptions {
  /** Tags to assign. */
  assignTags?: Tags;
  /** Tags to remove. A tag that is also in `assignTags` can be assigned or removed. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateProductGroupTagsByFilter`. */
export type BulkUpdateProductGroupTagsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateProductGroupTagsByFilter`. */
export type BulkUpdateProductGroupTagsByFilterApplicationErrors =
  ProductGroupApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to all product groups that match a filter, and removes tags. The request is carried out in the
 * background. Requires a merchant identity.
 *
 * @param filter - Filter, as in `queryProductGroups`. `{}` matches all product groups.
 * @param options - Tags to assign and to remove.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductGroupTagsByFilterApplicationErrors}, such as
 * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const tagAll = (tagId: string) =>
 *   client.productGroupsV3.bulkUpdateProductGroupTagsByFilter({}, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/product-groups/update-tags-by-filter
 */
export const bulkUpdateProductGroupTagsByFilter = /* @__PURE__ */ operation<
  [filter: ProductGroupFilter, options?: BulkUpdateProductGroupTagsByFilterOptions],
  BulkUpdateProductGroupTagsByFilterResponse
>({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/product-groups/update-tags-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
});
