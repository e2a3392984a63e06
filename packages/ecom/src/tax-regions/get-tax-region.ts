import { operation } from '@cartwright/core';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/**
 * Gets a tax region. Requires a merchant identity (API key or app).
 *
 * @param taxRegionId - Tax region ID (GUID).
 * @returns The tax region.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax region does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const getCountry = async (id: string) => (await client.taxRegions.getTaxRegion(id)).country;
 * ```
 * @see GET /billing/v1/tax-regions/{taxRegionId}
 */
export const getTaxRegion = /* @__PURE__ */ operation<[taxRegionId: string], TaxRegion>({
  id: 'ecom.taxRegions.getTaxRegion',
  method: 'GET',
  path: '/billing/v1/tax-regions/{taxRegionId}',
  args: ['taxRegionId'],
  response: { taxRegion: taxRegionShape },
  unwrap: 'taxRegion',
  repeatable: true,
});
