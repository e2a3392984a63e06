import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** Tax exempt group to update. */
export interface MaskedTaxExemptGroup {
  /** ID, current revision and the fields to update. */
  taxExemptGroup?: TaxExemptGroup;
}

/** Options for `bulkUpdateTaxExemptGroups`. */
export interface BulkUpdateTaxExemptGroupsOptions {
  /**
   * Whether to return the updated tax exempt groups.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateTaxExemptGroups`. */
export type BulkUpdateTaxExemptGroupsResponse = BulkResponse<BulkEntityResult<TaxExemptGroup>>;

/**
 * Updates tax exempt groups. Each is updated or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroups - Tax exempt groups with the fields to update. `_id` and the current `revision` are required.
 * @param options - Whether to return the updated tax exempt groups.
 * @returns The result of each tax exempt group.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const rename = (_id: string, revision: string, name: string) =>
 *   client.taxExemptGroups.bulkUpdateTaxExemptGroups([{ taxExemptGroup: { _id, revision, name } }]);
 * ```
 * @see POST /billing/v1/bulk/tax-exempt-groups/update
 */
export const bulkUpdateTaxExemptGroups = /* @__PURE__ */ operation<
  [taxExemptGroups: MaskedTaxExemptGroup[], options?: BulkUpdateTaxExemptGroupsOptions],
  BulkUpdateTaxExemptGroupsResponse
>({
  id: 'ecom.taxExemptGroups.bulkUpdateTaxExemptGroups',
  method: 'POST',
  path: '/billing/v1/bulk/tax-exempt-groups/update',
  args: ['taxExemptGroups', '...options'],
  request: { taxExemptGroups: { taxExemptGroup: taxExemptGroupShape } },
  response: { results: { item: taxExemptGroupShape } },
});
