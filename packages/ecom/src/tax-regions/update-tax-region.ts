import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Fields of a tax region to update. `revision` is required. */
export type UpdateTaxRegion = TaxRegion & { revision: string | null };

/** Application errors of `updateTaxRegion`. */
export type UpdateTaxRegionApplicationErrors = ApplicationErrors<
  | 'CALCULATOR_ID_NOT_FOUND'
  | 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION'
  | 'INVALID_SUBDIVISION_FORMAT'
  | 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'
>;

/**
 * Updates a tax region. Omitted fields are unchanged. Requires a merchant identity (API key or app).
 *
 * @param _id - Tax region ID (GUID).
 * @param taxRegion - Fields to update, with the current `revision`.
 * @returns The updated tax region, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateTaxRegionApplicationErrors}, such as `CALCULATOR_ID_NOT_FOUND`.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax region does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const includeTaxInPrices = (id: string, revision: string) =>
 *   client.taxRegions.updateTaxRegion(id, { revision, taxIncludedInPrice: true });
 * ```
 * @see PATCH /billing/v1/tax-regions/{taxRegion.id}
 */
export const updateTaxRegion = /* @__PURE__ */ operation<[_id: string, taxRegion: UpdateTaxRegion], TaxRegion>({
  id: 'ecom.taxRegions.updateTaxRegion',
  method: 'PATCH',
  path: '/billing/v1/tax-regions/{taxRegion.id}',
  args: ['taxRegion._id', 'taxRegion'],
  request: { taxRegion: taxRegionShape },
  response: { taxRegion: taxRegionShape },
  unwrap: 'taxRegion',
});
