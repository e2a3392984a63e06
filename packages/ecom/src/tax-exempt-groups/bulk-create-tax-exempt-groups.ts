import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** Options for `bulkCreateTaxExemptGroups`. */
export interface BulkCreateTaxExemptGroupsOptions {
  /**
   * Whether to return the created tax exempt groups.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateTaxExemptGroups`. */
export type BulkCreateTaxExemptGroupsResponse = BulkResponse<BulkEntityResult<TaxExemptGroup>>;

/**
 * Creates tax exempt groups. Each is created or fails on its own. Requires a merchant identity (API key or app).
 *
 * @param taxExemptGroups - Tax exempt groups to create.
 * @param options - Whether to return the created tax exempt groups.
 * @returns The result of each tax exempt group.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxExemptGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxExemptGroups } });
 *
 * export const createAll = (names: string[]) =>
 *   client.taxExemptGroups.bulkCreateTaxExemptGroups(names.map((name) => ({ name })));
 * ```
 * @see POST /billing/v1/bulk/tax-exempt-groups/create
 */
export const bulkCreateTaxExemptGroups = /* @__PURE__ */ operation<
  [taxExemptGroups: TaxExemptGroup[], options?: BulkCreateTaxExemptGroupsOptions],
  BulkCreateTaxExemptGroupsResponse
>({
  id: 'ecom.taxExemptGroups.bulkCreateTaxExemptGroups',
  method: 'POST',
  path: '/billing/v1/bulk/tax-exempt-groups/create',
  args: ['taxExemptGroups', '...options'],
  request: { taxExemptGroups: taxExemptGroupShape },
  response: { results: { item: taxExemptGroupShape } },
});
