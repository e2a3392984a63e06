import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Response of `bulkDeleteBrands`. */
export type BulkDeleteBrandsResponse = BulkResponse;

/**
 * Deletes several brands. Each can fail on its own. Products of the brand keep its ID, but have no brand. Requires a
 * merchant identity.
 *
 * @param brandIds - Brand IDs; from 1 to 100.
 * @returns The result for each brand, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const remove = (ids: string[]) => client.brandsV3.bulkDeleteBrands(ids);
 * ```
 * @see POST /stores/v3/bulk/brands/delete
 */
export const bulkDeleteBrands = /* @__PURE__ */ operation<[brandIds: readonly string[]], BulkDeleteBrandsResponse>({
  id: 'stores.brandsV3.bulkDeleteBrands',
  method: 'POST',
  path: '/stores/v3/bulk/brands/delete',
  args: ['brandIds'],
  prepare: (brandIds) => requireEach(brandIds, 'brandIds'),
});
