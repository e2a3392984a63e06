import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Application errors of `createTaxRegion`. */
export type CreateTaxRegionApplicationErrors = ApplicationErrors<
  | 'ALREADY_EXISTS'
  | 'CALCULATOR_ID_NOT_FOUND'
  | 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION'
  | 'INVALID_SUBDIVISION_FORMAT'
  | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'
>;

/**
 * Creates a tax region. Requires a merchant identity (API key or app).
 *
 * @param taxRegion - Tax region to create. `country` and `appId` are required. Without `subdivision`, the region is the
 * whole country.
 * @returns The created tax region, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreateTaxRegionApplicationErrors}, such as `ALREADY_EXISTS`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const createTexas = (appId: string) =>
 *   client.taxRegions.createTaxRegion({ country: 'US', subdivision: 'TX', appId, taxIncludedInPrice: false });
 * ```
 * @see POST /billing/v1/tax-regions
 */
export const createTaxRegion = /* @__PURE__ */ operation<[taxRegion: TaxRegion], TaxRegion>({
  id: 'ecom.taxRegions.createTaxRegion',
  method: 'POST',
  path: '/billing/v1/tax-regions',
  args: ['taxRegion'],
  request: { taxRegion: taxRegionShape },
  response: { taxRegion: taxRegionShape },
  unwrap: 'taxRegion',
});
