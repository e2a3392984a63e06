import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { customizationShape, type Customization } from '../catalog-v3/customization.js';
import type { CustomizationApplicationErrors } from './errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Fields of a customization to update. `revision` is required. */
export type UpdateCustomization = Customization & { revision: string | null };

/** Options for `updateCustomization`. */
export type UpdateCustomizationOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Application errors of `updateCustomization`. */
export type UpdateCustomizationApplicationErrors = CustomizationApplicationErrors<
  'INVALID_FREE_TEXT_SETTINGS' | 'DOESNT_SUPPORT_FREE_TEXT' | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'
>;

/** Call signature of `updateCustomization`. */
export interface UpdateCustomizationSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    customization: UpdateCustomization,
    options?: UpdateCustomizationOptions<Field>,
    request?: RequestOptions,
  ): Promise<CustomizationWith<Field>>;
}

/**
 * Updates a customization. Omitted fields are unchanged. Requires a merchant identity.
 *
 * @param _id - Customization ID.
 * @param customization - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated customization, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link UpdateCustomizationApplicationErrors}, such as `INVALID_FREE_TEXT_SETTINGS`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const rename = (id: string, revision: string) => client.customizationsV3.updateCustomization(id, { revision, name: 'Hat size' });
 * ```
 * @see PATCH /stores/v3/customizations/{customization.id}
 */
export const updateCustomization = /* @__PURE__ */ operation<UpdateCustomizationSignature>({
  id: 'stores.customizationsV3.updateCustomization',
  method: 'PATCH',
  path: '/stores/v3/customizations/{customization.id}',
  args: ['customization._id', 'customization', '...options'],
  request: { customization: customizationShape },
  response: { customization: customizationShape },
  unwrap: 'customization',
});
