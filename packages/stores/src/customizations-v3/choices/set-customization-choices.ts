import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { choiceShape, customizationShape, type CustomizationChoice } from '../../catalog-v3/customization.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from '../errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from '../requested-fields.js';
import type { AddCustomizationChoicesValidationErrors } from './add-customization-choices.js';

/** Options for `setCustomizationChoices`. */
export type SetCustomizationChoicesOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `setCustomizationChoices`. */
export interface SetCustomizationChoicesResponse<Field = RequestedFields> {
  /** The updated customization. */
  customization?: CustomizationWith<Field>;
}

/** Application errors of `setCustomizationChoices`. */
export type SetCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<
  'DOESNT_SUPPORT_CHOICES' | 'CHOICES_LIMIT_EXCEEDED'
>;

/** Violated validation rules of `setCustomizationChoices`. */
export type SetCustomizationChoicesValidationErrors =
  | AddCustomizationChoicesValidationErrors
  | CustomizationValidationErrors<'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT'>;

/** Call signature of `setCustomizationChoices`. */
export interface SetCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    choices: readonly CustomizationChoice[],
    options?: SetCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<SetCustomizationChoicesResponse<Field>>;
}

/**
 * Replaces the choices of a customization. Choices keep their identity by `_id`. Requires a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @param choices - All choices, in their order.
 * @param options - Fields on request to return.
 * @returns The updated customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link SetCustomizationChoicesApplicationErrors}, such as `DOESNT_SUPPORT_CHOICES`.
 * @throws `ApiError` with status 400 for a violated rule of {@link SetCustomizationChoicesValidationErrors}, such as
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
 * export const setSizes = (id: string, names: string[]) =>
 *   client.customizationsV3.setCustomizationChoices(
 *     id,
 *     names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })),
 *   );
 * ```
 * @see POST /stores/v3/customizations/{customizationId}/set-choices
 */
export const setCustomizationChoices = /* @__PURE__ */ operation<SetCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.setCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/customizations/{customizationId}/set-choices',
  args: ['customizationId', 'choices', '...options'],
  request: { choices: choiceShape },
  response: { customization: customizationShape },
});
