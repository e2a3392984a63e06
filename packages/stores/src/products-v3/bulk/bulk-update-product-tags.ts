import { operation } from '@cartwright/core';
import type { BulkResponse } from '../../shared/bulk-results.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import { requireEach } from '../../shared/require.js';
import type { ProductApplicationErrors } from '../errors/product-error-code.js';

/** Options for `bulkUpdateProductTags`. */
export interface BulkUpdateProductTagsOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateProductTags`. */
export type V3BulkUpdateProductTagsResponse = BulkResponse;

/** Application errors of `bulkUpdateProductTags`. */
export type BulkUpdateProductTagsApplicationErrors = ProductApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to several products, and removes tags. Each product can fail on its own. Requires a merchant identity.
 *
 * @param productIds - Product IDs; from 1 to 100.
 * @param options - Tags to assign and to remove.
 * @returns The result for each product, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductTagsApplicationErrors}, such as
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
 * export const tag = (ids: string[], tagId: string) =>
 *   client.productsV3.bulkUpdateProductTags(ids, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/products/update-tags
 */
export const bulkUpdateProductTags = /* @__PURE__ */ operation<
  [productIds: readonly string[], options?: BulkUpdateProductTagsOptions],
  V3BulkUpdateProductTagsResponse
>({
  id: 'stores.productsV3.bulkUpdateProductTags',
  method: 'POST',
  path: '/stores/v3/bulk/products/update-tags',
  args: ['productIds', '...options'],
  prepare: (productIds) => requireEach(productIds, 'productIds'),
});
