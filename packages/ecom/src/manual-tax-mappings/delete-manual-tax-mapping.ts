import { operation } from '@cartwright/core';

/**
 * Deletes a manual tax mapping. Its tax group is no longer taxed in its tax region. Requires a merchant
 * identity (API key or app).
 *
 * @param manualTaxMappingId - Manual tax mapping ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the manual tax mapping does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const remove = (id: string) => client.manualTaxMappings.deleteManualTaxMapping(id);
 * ```
 * @see DELETE /billing/v1/manual-tax-mappings/{manualTaxMappingId}
 */
export const deleteManualTaxMapping = /* @__PURE__ */ operation<[manualTaxMappingId: string], void>({
  id: 'ecom.manualTaxMappings.deleteManualTaxMapping',
  method: 'DELETE',
  path: '/billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  args: ['manualTaxMappingId'],
  returnsNothing: true,
  repeatable: true,
});
