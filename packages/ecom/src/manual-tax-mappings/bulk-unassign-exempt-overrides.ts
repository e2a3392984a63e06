import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Tax exempt groups to remove from a manual tax mapping. */
export interface UnassignOverride {
  /** Manual tax mapping ID. */
  manualTaxMappingId?: string;
  /** Tax exempt group IDs. */
  exemptGroupIds?: string[];
}

/** Options for `bulkUnassignExemptOverrides`. */
export interface BulkUnassignExemptOverridesOptions {
  /**
   * Whether to return the changed manual tax mappings.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUnassignExemptOverrides`. */
export type BulkUnassignExemptOverridesResponse = BulkResponse<BulkEntityResult<ManualTaxMapping>>;

/**
 * Removes the tax rates of tax exempt groups from manual tax mappings. Each mapping is changed or fails on its own.
 * Requires a merchant identity (API key or app).
 *
 * @param unassignOverrides - Tax exempt groups to remove, by manual tax mapping.
 * @param options - Whether to return the manual tax mappings.
 * @returns The result of each manual tax mapping.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const tax = (manualTaxMappingId: string, exemptGroupIds: string[]) =>
 *   client.manualTaxMappings.bulkUnassignExemptOverrides([{ manualTaxMappingId, exemptGroupIds }]);
 * ```
 * @see POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides
 */
export const bulkUnassignExemptOverrides = /* @__PURE__ */ operation<
  [unassignOverrides: UnassignOverride[], options?: BulkUnassignExemptOverridesOptions],
  BulkUnassignExemptOverridesResponse
>({
  id: 'ecom.manualTaxMappings.bulkUnassignExemptOverrides',
  method: 'POST',
  path: '/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
  args: ['unassignOverrides', '...options'],
  response: { results: { item: manualTaxMappingShape } },
});
