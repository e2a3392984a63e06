import { operation } from '@cartwright/core';
import { customizationShape, type Customization } from '../catalog-v3/customization.js';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from './errors/customization-error-code.js';
import type { BulkCustomizationResult } from './requested-fields.js';
import type { CreateCustomizationValidationErrors } from './create-customization.js';

/** Options for `bulkCreateCustomizations`. */
export interface BulkCreateCustomizationsOptions {
  /**
   * Whether to return the customizations.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateCustomizations`. */
export type BulkCreateCustomizationsResponse = BulkResponse<BulkCustomizationResult<never>>;

/** Application errors of `bulkCreateCustomizations`. */
export type BulkCreateCustomizationsApplicationErrors = CustomizationApplicationErrors<
  | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'
  | 'OPTIONS_LIMIT_EXCEEDED'
  | 'MODIFIERS_LIMIT_EXCEEDED'
  | 'DOESNT_SUPPORT_CHOICES'
  | 'CHOICES_LIMIT_EXCEEDED'
>;

/** Violated validation rules of `bulkCreateCustomizations`. */
export type BulkCreateCustomizationsValidationErrors =
  CreateCustomizationValidationErrors | CustomizationValidationErrors<'INVALID_CHOICE_TYPE' | 'INVALID_CHOICE_VALUE'>;

/**
 * Creates several customizations. Each can fail on its own. Requires a merchant identity.
 *
 * @param customizations - Customizations to create; from 1 to 100. `name`, `customizationType`,
 * `customizationRenderType` and its choices or text input are required.
 * @param options - Whether to return the customizations.
 * @returns The result for each customization, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with a code of {@link BulkCreateCustomizationsApplicationErrors}, such as
 * `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateCustomizationsValidationErrors}, such as
 * `ONLY_SPACES_STRING_ERROR`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const create = () => client.customizationsV3.bulkCreateCustomizations([{
 *   name: 'Size',
 *   customizationType: 'PRODUCT_OPTION',
 *   customizationRenderType: 'TEXT_CHOICES',
 *   choicesSettings: { choices: [{ name: 'M', choiceType: 'CHOICE_TEXT' }] },
 * }], { returnEntity: true });
 * ```
 * @see POST /stores/v3/bulk/customizations/create
 */
export const bulkCreateCustomizations = /* @__PURE__ */ operation<
  [customizations: readonly Customization[], options?: BulkCreateCustomizationsOptions],
  BulkCreateCustomizationsResponse
>({
  id: 'stores.customizationsV3.bulkCreateCustomizations',
  method: 'POST',
  path: '/stores/v3/bulk/customizations/create',
  args: ['customizations', '...options'],
  prepare: (customizations) => requireEach(customizations, 'customizations'),
  request: { customizations: customizationShape },
  response: { results: { customization: customizationShape } },
});
