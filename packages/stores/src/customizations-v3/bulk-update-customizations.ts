import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { customizationShape, type Customization } from '../catalog-v3/customization.js';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import type { CustomizationApplicationErrors } from './errors/customization-error-code.js';
import type { BulkCustomizationResult, FieldsOptions, RequestedFields } from './requested-fields.js';

/** A customization to update. */
export interface MaskedCustomization {
  /** The customization’s `_id`, its current `revision` and the fields to update. */
  customization: Customization;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateCustomizations`. */
export interface BulkUpdateCustomizationsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the customizations.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateCustomizations`. */
export type BulkUpdateCustomizationsResponse<Field = RequestedFields> = BulkResponse<BulkCustomizationResult<Field>>;

/** Application errors of `bulkUpdateCustomizations`. */
export type BulkUpdateCustomizationsApplicationErrors = CustomizationApplicationErrors<
  'INVALID_FREE_TEXT_SETTINGS' | 'DOESNT_SUPPORT_FREE_TEXT' | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'
>;

/** Call signature of `bulkUpdateCustomizations`. */
export interface BulkUpdateCustomizationsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizations: readonly MaskedCustomization[],
    options?: BulkUpdateCustomizationsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateCustomizationsResponse<Field>>;
}

/**
 * Updates several customizations. Each can fail on its own. Requires a merchant identity.
 *
 * @param customizations - Customizations to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the customizations, and fields on request.
 * @returns The result for each customization, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkUpdateCustomizationsApplicationErrors}, such as
 * `INVALID_FREE_TEXT_SETTINGS`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const rename = (customization: { _id: string; revision: string }) =>
 *   client.customizationsV3.bulkUpdateCustomizations([{ customization: { ...customization, name: 'Hat size' } }]);
 * ```
 * @see POST /stores/v3/bulk/customizations/update
 */
export const bulkUpdateCustomizations = /* @__PURE__ */ operation<BulkUpdateCustomizationsSignature>({
  id: 'stores.customizationsV3.bulkUpdateCustomizations',
  method: 'POST',
  path: '/stores/v3/bulk/customizations/update',
  args: ['customizations', '...options'],
  prepare: (customizations) => requireEach(customizations, 'customizations'),
  request: { customizations: { customization: customizationShape, fieldMask } },
  response: { results: { customization: customizationShape } },
});
