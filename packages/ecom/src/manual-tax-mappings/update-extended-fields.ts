import { operation } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Options for `updateExtendedFields`. */
export interface UpdateExtendedFieldsOptions {
  /** Custom fields of the app. They replace the previous ones. */
  namespaceData: Record<string, unknown> | null;
}

/** Response of `updateExtendedFields`. */
export interface UpdateExtendedFieldsResponse {
  /** Updated manual tax mapping. */
  manualTaxMapping?: ManualTaxMapping;
}

/**
 * Replaces the custom fields of an app in a manual tax mapping. Requires a merchant identity (API key or app).
 *
 * @param _id - Manual tax mapping ID (GUID).
 * @param namespace - Namespace of the app, such as `@account/app`.
 * @param options - Custom fields.
 * @returns The updated manual tax mapping.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the manual tax mapping does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { manualTaxMappings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { manualTaxMappings } });
 *
 * export const note = (id: string, source: string) =>
 *   client.manualTaxMappings.updateExtendedFields(id, '@account/app', { namespaceData: { source } });
 * ```
 * @see POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields
 */
export const updateExtendedFields = /* @__PURE__ */ operation<
  [_id: string, namespace: string, options: UpdateExtendedFieldsOptions],
  UpdateExtendedFieldsResponse
>({
  id: 'ecom.manualTaxMappings.updateExtendedFields',
  method: 'POST',
  path: '/billing/v1/manual-tax-mappings/{id}/update-extended-fields',
  args: ['_id', 'namespace', '...options'],
  response: { manualTaxMapping: manualTaxMappingShape },
});
