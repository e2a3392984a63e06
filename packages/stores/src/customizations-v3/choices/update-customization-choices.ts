import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { choiceShape, customizationShape } from '../../catalog-v3/customization.js';
import type { MaskedChoice } from '../../catalog-v3/masked-choice.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from '../errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** Options for `updateCustomizationChoices`. */
export interface UpdateCustomizationChoicesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Choices to update, with their IDs; from 1 to 100. */
  choices: readonly MaskedChoice[];
}

/** Response of `updateCustomizationChoices`. */
export interface UpdateCustomizationChoicesResponse<Field = RequestedFields> {
  /** The updated customization. */
  customization?: CustomizationWith<Field>;
}

/** Application errors of `updateCustomizationChoices`. */
export type UpdateCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<'CHOICE_NOT_FOUND'>;

/** Violated validation rules of `updateCustomizationChoices`. */
export type UpdateCustomizationChoicesValidationErrors = CustomizationValidationErrors<
  | 'UNSUPPORTED_CHOICE_FIELD'
  | 'PRIMARY_CHOICE_SELF_REFERENCE'
  | 'PRIMARY_CHOICE_NOT_FOUND'
  | 'PRIMARY_CHOICE_HIERARCHY_VIOLATION'
>;

/** Call signature of `updateCustomizationChoices`. */
export interface UpdateCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    revision: string,
    options?: UpdateCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<UpdateCustomizationChoicesResponse<Field>>;
}

/**
 * Updates choices of a customization. Omitted fields of a choice are unchanged. Requires a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @param revision - Current revision of the customization.
 * @param options - Choices to update, and fields on request.
 * @returns The updated customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link UpdateCustomizationChoicesApplicationErrors}, such as `CHOICE_NOT_FOUND`.
 * @throws `ApiError` with status 400 for a violated rule of {@link UpdateCustomizationChoicesValidationErrors}, such as
 * `UNSUPPORTED_CHOICE_FIELD`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const rename = (id: string, revision: string, _id: string, name: string) =>
 *   client.customizationsV3.updateCustomizationChoices(id, revision, { choices: [{ choice: { _id, name } }] });
 * ```
 * @see POST /stores/v3/customizations/{customizationId}/update-choices
 */
export const updateCustomizationChoices = /* @__PURE__ */ operation<UpdateCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.updateCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/customizations/{customizationId}/update-choices',
  args: ['customizationId', 'revision', '...options'],
  request: { choices: { choice: choiceShape, fieldMask } },
  response: { customization: customizationShape },
});
