import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Tax rate of a tax exempt group. */
export interface ExemptGroupIdOverride {
  /** Tax exempt group ID. */
  exemptGroupId?: string;
  /** Tax rate as a decimal string: `0.05` is 5 %. */
  rate?: string;
}

/** Tax rates to set in a manual tax mapping. */
export interface AssignOverride {
  /** Manual tax mapping ID. */
  manualTaxMappingId?: string;
  /** Rates of tax exempt groups. */
  exemptGroupOverrides?: ExemptGroupIdOverride[];
}

/** Options for `bulkAssignExemptOverrides`. */
export interface BulkAssignExemptOverridesOptions {
  /** Tax rates to set, by manual tax mapping. */
  assignOverrides?: AssignOverride[];
  /**
   * Whether to return the changed manual tax mappings.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkAssignExemptOverrides`. */
export type BulkAssignExemptOverridesResponse = BulkResponse<BulkEntityResult<ManualTaxMapping>>;

/**
 * Sets the tax rates of tax exempt groups in manual tax mappings. Each mapping is changed or fails on its own.
 * Requires a merchant identity (API key or app).
 *
 * @param options - Rates to set, and whether to return the manual tax mappings.
 * @returns The result of each manual tax mapping.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const exempt = (manualTaxMappingId: string, exemptGroupId: string) =>
 *   client.manualTaxMappings.bulkAssignExemptOverrides({
 *     assignOverrides: [{ manualTaxMappingId, exemptGroupOverrides: [{ exemptGroupId, rate: '0' }] }],
 *   });
 * ```
 * @see POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides
 */
export const bulkAssignExemptOverrides = /* @__PURE__ */ operation<
  [options?: BulkAssignExemptOverridesOptions],
  BulkAssignExemptOverridesResponse
>({
  id: 'ecom.manualTaxMappings.bulkAssignExemptOverrides',
  method: 'POST',
  path: '/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
  args: ['...options'],
  response: { results: { item: manualTaxMappingShape } },
});
