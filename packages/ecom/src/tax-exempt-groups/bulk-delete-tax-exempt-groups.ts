import { operation, type BulkResponse } from '@cartwright/core';

/** Response of `bulkDeleteTaxExemptGroups`. */
export type BulkDeleteTaxExemptGroupsResponse = BulkResponse;

/**
 * Deletes tax exempt groups. Each is deleted or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroupIds - Tax exempt group IDs (GUIDs).
 * @returns The result of each tax exempt group.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const removeAll = (ids: string[]) => client.taxExemptGroups.bulkDeleteTaxExemptGroups(ids);
 * ```
 * @see POST /billing/v1/bulk/tax-exempt-groups/delete
 */
export const bulkDeleteTaxExemptGroups = /* @__PURE__ */ operation<
  [taxExemptGroupIds: string[]],
  BulkDeleteTaxExemptGroupsResponse
>({
  id: 'ecom.taxExemptGroups.bulkDeleteTaxExemptGroups',
  method: 'POST',
  path: '/billing/v1/bulk/tax-exempt-groups/delete',
  args: ['taxExemptGroupIds'],
});
