import { operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Options for `bulkCreateTaxRegion`. */
export interface BulkCreateTaxRegionOptions {
  /**
   * Whether to return the created tax regions.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateTaxRegion`. */
export type BulkCreateTaxRegionResponse = BulkResponse<BulkEntityResult<TaxRegion>>;

/** Error codes in the results of `bulkCreateTaxRegion`. */
export type BulkCreateTaxRegionApplicationErrors = ApplicationErrors<
  'ALREADY_EXISTS' | 'INVALID_SUBDIVISION_FORMAT' | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'
>;

/**
 * Creates tax regions. Each is created or fails on its own, with a code of {@link
 * BulkCreateTaxRegionApplicationErrors}. Requires a merchant identity (API key or app).
 *
 * @param taxRegions - Tax regions to create. `country` and `appId` are required.
 * @param options - Whether to return the created tax regions.
 * @returns The result of each tax region.
 * @throws `ApiError` with status 400 for an invalid list, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const createAll = (countries: string[], appId: string) =>
 *   client.taxRegions.bulkCreateTaxRegion(countries.map((country) => ({ country, appId })));
 * ```
 * @see POST /billing/v1/bulk/tax-regions/create
 */
export const bulkCreateTaxRegion = /* @__PURE__ */ operation<
  [taxRegions: TaxRegion[], options?: BulkCreateTaxRegionOptions],
  BulkCreateTaxRegionResponse
>({
  id: 'ecom.taxRegions.bulkCreateTaxRegion',
  method: 'POST',
  path: '/billing/v1/bulk/tax-regions/create',
  args: ['taxRegions', '...options'],
  request: { taxRegions: taxRegionShape },
  response: { results: { item: taxRegionShape } },
});
