import { operation } from '@cartwright/core';

/**
 * Deletes a tax region. No tax is collected in it any more. Requires a merchant identity (API key or app).
 *
 * @param taxRegionId - Tax region ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the tax region does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxRegions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxRegions } });
 *
 * export const remove = (id: string) => client.taxRegions.deleteTaxRegion(id);
 * ```
 * @see DELETE /billing/v1/tax-regions/{taxRegionId}
 */
export const deleteTaxRegion = /* @__PURE__ */ operation<[taxRegionId: string], void>({
  id: 'ecom.taxRegions.deleteTaxRegion',
  method: 'DELETE',
  path: '/billing/v1/tax-regions/{taxRegionId}',
  args: ['taxRegionId'],
  returnsNothing: true,
  repeatable: true,
});
