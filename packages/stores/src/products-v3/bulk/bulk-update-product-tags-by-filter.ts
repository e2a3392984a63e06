import { operation } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import type { ProductApplicationErrors } from '../errors/product-error-code.js';
import type { ProductFilter } from '../search-fields.js';

/** Options for `bulkUpdateProductTagsByFilter`. */
export interface BulkUpdateProductTagsByFilterOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateProductTagsByFilter`. */
export type V3BulkUpdateProductTagsByFilterResponse = JobResponse;

/** Application errors of `bulkUpdateProductTagsByFilter`. */
export type BulkUpdateProductTagsByFilterApplicationErrors =
  ProductApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to all products that match a filter, and removes tags. The request is carried out in the background.
 * Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Tags to assign and to remove.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductTagsByFilterApplicationErrors}, such as
 * `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const tagBrand = (brandId: string, tagId: string) =>
 *   client.productsV3.bulkUpdateProductTagsByFilter({ 'brand._id': brandId }, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/products/update-tags-by-filter
 */
export const bulkUpdateProductTagsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkUpdateProductTagsByFilterOptions],
  V3BulkUpdateProductTagsByFilterResponse
>({
  id: 'stores.productsV3.bulkUpdateProductTagsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/update-tags-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
});
