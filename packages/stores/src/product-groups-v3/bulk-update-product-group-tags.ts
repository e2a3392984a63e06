import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import type { Tags } from '../catalog-v3/results/tags.js';
import { requireEach } from '../shared/require.js';
import type { ProductGroupApplicationErrors } from './errors/product-group-error-code.js';

/** Options for `bulkUpdateProductGroupTags`. */
export interface BulkUpdateProductGroupTagsOptions {
  /** Tags to assign. A tag that is also in `unassignTags` is assigned. */
  assignTags?: Tags;
  /** Tags to remove. */
  unassignTags?: Tags;
}

/** Response of `bulkUpdateProductGroupTags`. */
export type BulkUpdateProductGroupTagsResponse = BulkResponse;

/** Application errors of `bulkUpdateProductGroupTags`. */
export type BulkUpdateProductGroupTagsApplicationErrors =
  ProductGroupApplicationErrors<'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'>;

/**
 * Assigns tags to several product groups, and removes tags. Each product group can fail on its own. Requires a
 * merchant identity.
 *
 * @param productGroupIds - Product group IDs; from 1 to 100.
 * @param options - Tags to assign and to remove.
 * @returns The result for each product group, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateProductGroupTagsApplicationErrors}, such as
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
 * export const tag = (ids: string[], tagId: string) =>
 *   client.productGroupsV3.bulkUpdateProductGroupTags(ids, { assignTags: { publicTags: { tagIds: [tagId] } } });
 * ```
 * @see POST /stores/v3/bulk/product-groups/update-tags
 */
export const bulkUpdateProductGroupTags = /* @__PURE__ */ operation<
  [productGroupIds: readonly string[], options?: BulkUpdateProductGroupTagsOptions],
  BulkUpdateProductGroupTagsResponse
>({
  id: 'stores.productGroupsV3.bulkUpdateProductGroupTags',
  method: 'POST',
  path: '/stores/v3/bulk/product-groups/update-tags',
  args: ['productGroupIds', '...options'],
  prepare: (productGroupIds) => requireEach(productGroupIds, 'productGroupIds'),
});
