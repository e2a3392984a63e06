import { operation } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/**
 * Gets a manual tax mapping. Requires a merchant identity (API key or app).
 *
 * @param manualTaxMappingId - Manual tax mapping ID (GUID).
 * @returns The manual tax mapping.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the manual tax mapping does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const getRate = async (id: string) => (await client.manualTaxMappings.getManualTaxMapping(id)).taxRate;
 * ```
 * @see GET /billing/v1/manual-tax-mappings/{manualTaxMappingId}
 */
export const getManualTaxMapping = /* @__PURE__ */ operation<[manualTaxMappingId: string], ManualTaxMapping>({
  id: 'ecom.manualTaxMappings.getManualTaxMapping',
  method: 'GET',
  path: '/billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  args: ['manualTaxMappingId'],
  response: { manualTaxMapping: manualTaxMappingShape },
  unwrap: 'manualTaxMapping',
  repeatable: true,
});
