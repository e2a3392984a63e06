import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Options for `bulkCreateManualTaxMappings`. */
export interface BulkCreateManualTaxMappingsOptions {
  /**
   * Whether to return the created manual tax mappings.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateManualTaxMappings`. */
export type BulkCreateManualTaxMappingsResponse = BulkResponse<BulkEntityResult<ManualTaxMapping>>;

/**
 * Creates tax rates of tax groups in tax regions. Each is created or fails on its own. Requires a merchant identity
 * (API key or app).
 *
 * @param manualTaxMappings - Manual tax mappings to create. `taxGroupId`, `taxRegionId` and `taxRate` are required.
 * @param options - Whether to return the created manual tax mappings.
 * @returns The result of each manual tax mapping.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const setRates = (taxGroupId: string, regionIds: string[], taxRate: string) =>
 *   client.manualTaxMappings.bulkCreateManualTaxMappings(
 *     regionIds.map((taxRegionId) => ({ taxGroupId, taxRegionId, taxRate })),
 *   );
 * ```
 * @see POST /billing/v1/bulk/manual-tax-mappings/create
 */
export const bulkCreateManualTaxMappings = /* @__PURE__ */ operation<
  [manualTaxMappings: ManualTaxMapping[], options?: BulkCreateManualTaxMappingsOptions],
  BulkCreateManualTaxMappingsResponse
>({
  id: 'ecom.manualTaxMappings.bulkCreateManualTaxMappings',
  method: 'POST',
  path: '/billing/v1/bulk/manual-tax-mappings/create',
  args: ['manualTaxMappings', '...options'],
  request: { manualTaxMappings: manualTaxMappingShape },
  response: { results: { item: manualTaxMappingShape } },
});
