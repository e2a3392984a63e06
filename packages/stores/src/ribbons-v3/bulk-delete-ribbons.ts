import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Response of `bulkDeleteRibbons`. */
export type BulkDeleteRibbonsResponse = BulkResponse;

/**
 * Deletes several ribbons. Each can fail on its own. It is removed from all products. Requires a merchant identity.
 *
 * @param ribbonIds - Ribbon IDs; from 1 to 100.
 * @returns The result for each ribbon, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const remove = (ids: string[]) => client.ribbonsV3.bulkDeleteRibbons(ids);
 * ```
 * @see POST /stores/v3/bulk/ribbons/delete
 */
export const bulkDeleteRibbons = /* @__PURE__ */ operation<[ribbonIds: readonly string[]], BulkDeleteRibbonsResponse>({
  id: 'stores.ribbonsV3.bulkDeleteRibbons',
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/delete',
  args: ['ribbonIds'],
  prepare: (ribbonIds) => requireEach(ribbonIds, 'ribbonIds'),
});
