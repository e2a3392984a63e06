import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Response of `bulkDeletePromotions`. */
export type BulkDeletePromotionsResponse = BulkResponse;

/**
 * Deletes several promotions. Each can fail on its own. Requires a merchant identity.
 *
 * @param promotionIds - Promotion IDs; from 1 to 100.
 * @returns The result for each promotion, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const remove = (ids: string[]) => client.promotionsV3.bulkDeletePromotions(ids);
 * ```
 * @see POST /stores/v3/bulk/promotions/delete
 */
export const bulkDeletePromotions = /* @__PURE__ */ operation<
  [promotionIds: readonly string[]],
  BulkDeletePromotionsResponse
>({
  id: 'stores.promotionsV3.bulkDeletePromotions',
  method: 'POST',
  path: '/stores/v3/bulk/promotions/delete',
  args: ['promotionIds'],
  prepare: (promotionIds) => requireEach(promotionIds, 'promotionIds'),
});
