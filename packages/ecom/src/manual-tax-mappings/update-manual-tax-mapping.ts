import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Fields of a manual tax mapping to update. `revision` is required. */
export type UpdateManualTaxMapping = ManualTaxMapping & { revision: string | null };

/** Application errors of `updateManualTaxMapping`. */
export type UpdateManualTaxMappingApplicationErrors = ApplicationErrors<
  'MANUAL_TAX_MAPPING_ALREADY_EXISTS' | 'TAX_REGION_ID_NOT_FOUND' | 'TAX_GROUP_ID_NOT_FOUND'
>;

/**
 * Updates a manual tax mapping. Omitted fields are unchanged. Requires a merchant identity (API key or app).
 *
 * @param _id - Manual tax mapping ID (GUID).
 * @param manualTaxMapping - Fields to update, with the current `revision`.
 * @returns The updated manual tax mapping, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateManualTaxMappingApplicationErrors}, such as
 * `MANUAL_TAX_MAPPING_ALREADY_EXISTS`.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the manual tax mapping does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const setRate = (id: string, revision: string) =>
 *   client.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.08' });
 * ```
 * @see PATCH /billing/v1/manual-tax-mappings/{manualTaxMapping.id}
 */
export const updateManualTaxMapping = /* @__PURE__ */ operation<
  [_id: string, manualTaxMapping: UpdateManualTaxMapping],
  ManualTaxMapping
>({
  id: 'ecom.manualTaxMappings.updateManualTaxMapping',
  method: 'PATCH',
  path: '/billing/v1/manual-tax-mappings/{manualTaxMapping.id}',
  args: ['manualTaxMapping._id', 'manualTaxMapping'],
  request: { manualTaxMapping: manualTaxMappingShape },
  response: { manualTaxMapping: manualTaxMappingShape },
  unwrap: 'manualTaxMapping',
});
