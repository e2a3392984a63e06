import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Application errors of `createManualTaxMapping`. */
export type CreateManualTaxMappingApplicationErrors = ApplicationErrors<
  'TAX_REGION_ID_NOT_FOUND' | 'TAX_GROUP_ID_NOT_FOUND' | 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'
>;

/**
 * Creates a manual tax mapping. Requires a merchant identity (API key or app).
 *
 * @param manualTaxMapping - Manual tax mapping to create. `taxGroupId`, `taxRegionId` and `taxRate` are required.
 * @returns The created manual tax mapping, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreateManualTaxMappingApplicationErrors}, such as `TAX_REGION_ID_NOT_FOUND`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const setSalesTax = (taxRegionId: string, taxGroupId: string) =>
 *   client.manualTaxMappings.createManualTaxMapping({ taxRegionId, taxGroupId, taxRate: '0.0725', taxName: 'Sales tax'
 * });
 * ```
 * @see POST /billing/v1/manual-tax-mappings
 */
export const createManualTaxMapping = /* @__PURE__ */ operation<[manualTaxMapping: ManualTaxMapping], ManualTaxMapping>(
  {
    id: 'ecom.manualTaxMappings.createManualTaxMapping',
    method: 'POST',
    path: '/billing/v1/manual-tax-mappings',
    args: ['manualTaxMapping'],
    request: { manualTaxMapping: manualTaxMappingShape },
    response: { manualTaxMapping: manualTaxMappingShape },
    unwrap: 'manualTaxMapping',
  },
);
