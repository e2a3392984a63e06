import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { choiceShape, customizationShape, type CustomizationChoice } from '../../catalog-v3/customization.js';
import type { BulkResponse } from '../../shared/bulk-results.js';
import { requireEach } from '../../shared/require.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from '../errors/customization-error-code.js';
import type { BulkCustomizationResult, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** Choices to add to a customization. */
export interface CustomizationChoices {
  /** Customization ID. */
  customizationId: string;
  /** Choices to add; from 1 to 100. */
  choices: readonly CustomizationChoice[];
}

/** Options for `bulkAddCustomizationChoices`. */
export interface BulkAddCustomizationChoicesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the customizations.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkAddCustomizationChoices`. */
export type BulkAddCustomizationChoicesResponse<Field = RequestedFields> = BulkResponse<BulkCustomizationResult<Field>>;

/** Application errors of `bulkAddCustomizationChoices`. */
export type BulkAddCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<
  'CHOICES_LIMIT_EXCEEDED' | 'DOESNT_SUPPORT_CHOICES'
>;

/** Violated validation rules of `bulkAddCustomizationChoices`. */
export type BulkAddCustomizationChoicesValidationErrors = CustomizationValidationErrors<
  | 'INVALID_CHOICE_TYPE'
  | 'INVALID_CHOICE_VALUE'
  | 'PRIMARY_CHOICE_SELF_REFERENCE'
  | 'PRIMARY_CHOICE_NOT_FOUND'
  | 'PRIMARY_CHOICE_HIERARCHY_VIOLATION'
>;

/** Call signature of `bulkAddCustomizationChoices`. */
export interface BulkAddCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationsChoices: readonly CustomizationChoices[],
    options?: BulkAddCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkAddCustomizationChoicesResponse<Field>>;
}

/**
 * Adds choices to several customizations. Each can fail on its own. Requires a merchant identity.
 *
 * @param customizationsChoices - Customizations, with the choices to add.
 * @param options - Whether to return the customizations, and fields on request.
 * @returns The result for each customization.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkAddCustomizationChoicesApplicationErrors}, such as
 * `CHOICES_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkAddCustomizationChoicesValidationErrors}, such
 * as `INVALID_CHOICE_TYPE`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const addSize = (customizationId: string, name: string) =>
 *   client.customizationsV3.bulkAddCustomizationChoices([{ customizationId, choices: [{ name, choiceType: 'CHOICE_TEXT' }] }]);
 * ```
 * @see POST /stores/v3/bulk/customizations/add-choices
 */
export const bulkAddCustomizationChoices = /* @__PURE__ */ operation<BulkAddCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.bulkAddCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/bulk/customizations/add-choices',
  args: ['customizationsChoices', '...options'],
  prepare: (customizationsChoices) => requireEach(customizationsChoices, 'customizationsChoices'),
  request: { customizationsChoices: { choices: choiceShape } },
  response: { results: { customization: customizationShape } },
});
