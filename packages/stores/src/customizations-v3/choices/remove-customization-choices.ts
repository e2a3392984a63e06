import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { customizationShape } from '../../catalog-v3/customization.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from '../errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** Options for `removeCustomizationChoices`. */
export interface RemoveCustomizationChoicesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Current revision of the customization. */
  revision?: string;
}

/** Response of `removeCustomizationChoices`. */
export interface RemoveCustomizationChoicesResponse<Field = RequestedFields> {
  /** The updated customization. */
  customization?: CustomizationWith<Field>;
}

/** Application errors of `removeCustomizationChoices`. */
export type RemoveCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<
  'CHOICE_NOT_FOUND' | 'CHOICE_ASSIGNED_TO_PRODUCT'
>;

/** Violated validation rules of `removeCustomizationChoices`. */
export type RemoveCustomizationChoicesValidationErrors = CustomizationValidationErrors<
  'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES' | 'PRIMARY_CHOICE_DELETE_REFERENCED'
>;

/** Call signature of `removeCustomizationChoices`. */
export interface RemoveCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    choiceIds: readonly string[],
    options?: RemoveCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<RemoveCustomizationChoicesResponse<Field>>;
}

/**
 * Removes choices from a customization. Requires a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @param choiceIds - Choice IDs.
 * @param options - Current revision of the customization, and fields on request.
 * @returns The updated customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link RemoveCustomizationChoicesApplicationErrors}, such as `CHOICE_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link RemoveCustomizationChoicesValidationErrors}, such as
 * `NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const removeChoice = (id: string, choiceId: string, revision: string) =>
 *   client.customizationsV3.removeCustomizationChoices(id, [choiceId], { revision });
 * ```
 * @see POST /stores/v3/customizations/{customizationId}/remove-choices
 */
export const removeCustomizationChoices = /* @__PURE__ */ operation<RemoveCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.removeCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/customizations/{customizationId}/remove-choices',
  args: ['customizationId', 'choiceIds', '...options'],
  response: { customization: customizationShape },
});
