import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { choiceShape, customizationShape, type CustomizationChoice } from '../../catalog-v3/customization.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from '../errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from '../requested-fields.js';
import type { BulkAddCustomizationChoicesValidationErrors } from './bulk-add-customization-choices.js';

/** Options for `addCustomizationChoices`. */
export type AddCustomizationChoicesOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `addCustomizationChoices`. */
export interface AddCustomizationChoicesResponse<Field = RequestedFields> {
  /** The updated customization. */
  customization?: CustomizationWith<Field>;
}

/** Application errors of `addCustomizationChoices`. */
export type AddCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<
  'CHOICES_LIMIT_EXCEEDED' | 'DOESNT_SUPPORT_CHOICES'
>;

/** Violated validation rules of `addCustomizationChoices`. */
export type AddCustomizationChoicesValidationErrors =
  BulkAddCustomizationChoicesValidationErrors | CustomizationValidationErrors<'DUPLICATE_CHOICE_NAME'>;

/** Call signature of `addCustomizationChoices`. */
export interface AddCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    choices: readonly CustomizationChoice[],
    options?: AddCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<AddCustomizationChoicesResponse<Field>>;
}

/**
 * Adds choices to a customization. No revision is needed. Requires a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @param choices - Choices to add; from 1 to 100.
 * @param options - Fields on request to return.
 * @returns The updated customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link AddCustomizationChoicesApplicationErrors}, such as `CHOICES_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link AddCustomizationChoicesValidationErrors}, such as
 * `INVALID_CHOICE_TYPE`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const addSize = (id: string, name: string) =>
 *   client.customizationsV3.addCustomizationChoices(id, [{ name, choiceType: 'CHOICE_TEXT' }]);
 * ```
 * @see POST /stores/v3/customizations/{customizationId}/add-choices
 */
export const addCustomizationChoices = /* @__PURE__ */ operation<AddCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.addCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/customizations/{customizationId}/add-choices',
  args: ['customizationId', 'choices', '...options'],
  request: { choices: choiceShape },
  response: { customization: customizationShape },
});
