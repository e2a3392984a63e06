import { operation } from '@cartwright/core';
import type { CustomizationValidationErrors } from './errors/customization-error-code.js';

/** Violated validation rules of `deleteCustomization`. */
export type DeleteCustomizationValidationErrors =
  CustomizationValidationErrors<'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT'>;

/**
 * Deletes a customization. An option of a product cannot be deleted. A modifier is removed from its products. Requires
 * a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with status 400 for a violated rule of {@link DeleteCustomizationValidationErrors}, such as
 * `NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const remove = (id: string) => client.customizationsV3.deleteCustomization(id);
 * ```
 * @see DELETE /stores/v3/customizations/{customizationId}
 */
export const deleteCustomization = /* @__PURE__ */ operation<[customizationId: string], void>({
  id: 'stores.customizationsV3.deleteCustomization',
  method: 'DELETE',
  path: '/stores/v3/customizations/{customizationId}',
  args: ['customizationId'],
  repeatable: true,
});
