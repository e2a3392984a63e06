import { operation } from '@cartwright/core';
import { customizationShape, type Customization } from '../catalog-v3/customization.js';
import type {
  CustomizationApplicationErrors,
  CustomizationValidationErrors,
} from './errors/customization-error-code.js';
import type { CustomizationWith } from './requested-fields.js';

/** Application errors of `createCustomization`. */
export type CreateCustomizationApplicationErrors = CustomizationApplicationErrors<
  | 'OPTIONS_LIMIT_EXCEEDED'
  | 'MODIFIERS_LIMIT_EXCEEDED'
  | 'INVALID_CUSTOMIZATION_RENDER_TYPE'
  | 'INVALID_FREE_TEXT_SETTINGS'
  | 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION'
>;

/** Violated validation rules of `createCustomization`. */
export type CreateCustomizationValidationErrors = CustomizationValidationErrors<
  | 'ONLY_SPACES_STRING_ERROR'
  | 'DUPLICATE_CHOICE_NAME'
  | 'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS'
  | 'MIXED_CHOICE_IDS_CONSISTENCY'
  | 'ID_NOT_ALLOWED_IN_REQUEST'
  | 'PRIMARY_CHOICE_SELF_REFERENCE'
  | 'PRIMARY_CHOICE_NOT_FOUND'
  | 'PRIMARY_CHOICE_HIERARCHY_VIOLATION'
>;

/**
 * Creates a customization. Requires a merchant identity.
 *
 * @param customization - Option or modifier to create. `name`, `customizationType`, `customizationRenderType` and its
 * choices or text input are required.
 * @returns The created customization.
 * @throws `ApiError` with a code of {@link CreateCustomizationApplicationErrors}, such as `OPTIONS_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateCustomizationValidationErrors}, such as
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
 * export const create = () => client.customizationsV3.createCustomization({
 *   name: 'Size',
 *   customizationType: 'PRODUCT_OPTION',
 *   customizationRenderType: 'TEXT_CHOICES',
 *   choicesSettings: { choices: [{ name: 'M', choiceType: 'CHOICE_TEXT' }] },
 * });
 * ```
 * @see POST /stores/v3/customizations
 */
export const createCustomization = /* @__PURE__ */ operation<[customization: Customization], CustomizationWith<never>>({
  id: 'stores.customizationsV3.createCustomization',
  method: 'POST',
  path: '/stores/v3/customizations',
  args: ['customization'],
  request: { customization: customizationShape },
  response: { customization: customizationShape },
  unwrap: 'customization',
});
