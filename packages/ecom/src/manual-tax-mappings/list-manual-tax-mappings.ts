import { operation } from '@cartwright/core';
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Response of `listManualTaxMappings`. */
export interface ListManualTaxMappingsResponse {
  /** Manual tax mappings. */
  manualTaxMappings?: ManualTaxMapping[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Lists the manual tax mappings of the store. Requires a merchant identity (API key or app).
 *
 * @returns The manual tax mappings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const countRates = async () =>
 *   (await client.manualTaxMappings.listManualTaxMappings()).manualTaxMappings?.length;
 * ```
 * @see GET /billing/v1/manual-tax-mappings
 */
export const listManualTaxMappings = /* @__PURE__ */ operation<[], ListManualTaxMappingsResponse>({
  id: 'ecom.manualTaxMappings.listManualTaxMappings',
  method: 'GET',
  path: '/billing/v1/manual-tax-mappings',
  response: { manualTaxMappings: manualTaxMappingShape },
  repeatable: true,
});
