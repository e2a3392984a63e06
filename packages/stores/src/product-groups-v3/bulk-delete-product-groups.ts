import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Response of `bulkDeleteProductGroups`. */
export type BulkDeleteProductGroupsResponse = BulkResponse;

/**
 * Deletes several product groups. Each can fail on its own. Their members are not deleted. Requires a merchant
 * identity.
 *
 * @param productGroupIds - Product group IDs; from 1 to 100.
 * @returns The result for each product group, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const remove = (ids: string[]) => client.productGroupsV3.bulkDeleteProductGroups(ids);
 * ```
 * @see POST /stores/v3/bulk/product-groups/delete
 */
export const bulkDeleteProductGroups = /* @__PURE__ */ operation<
  [productGroupIds: readonly string[]],
  BulkDeleteProductGroupsResponse
>({
  id: 'stores.productGroupsV3.bulkDeleteProductGroups',
  method: 'POST',
  path: '/stores/v3/bulk/product-groups/delete',
  args: ['productGroupIds'],
  prepare: (productGroupIds) => requireEach(productGroupIds, 'productGroupIds'),
});
