import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors, ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the customization operations:
 * - `CHOICES_LIMIT_EXCEEDED`: the customization has the maximum number of choices.
 * - `CHOICE_ASSIGNED_TO_PRODUCT`: a product uses the choice.
 * - `CHOICE_IDS_MISMATCH`: the request does not name all choices exactly once.
 * - `CHOICE_NOT_FOUND`: the choice does not exist.
 * - `DOESNT_SUPPORT_CHOICES`: a text input has no choices.
 * - `DOESNT_SUPPORT_FREE_TEXT`: only a `FREE_TEXT` modifier has a text input.
 * - `INVALID_CUSTOMIZATION_RENDER_TYPE`: options cannot be text inputs.
 * - `INVALID_FREE_TEXT_SETTINGS`: the settings of the text input are invalid.
 * - `MODIFIERS_LIMIT_EXCEEDED`: the store has the maximum number of modifiers.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: options have no modifier settings.
 * - `OPTIONS_LIMIT_EXCEEDED`: the store has the maximum number of options.
 */
export const CustomizationErrorCode = /* @__PURE__ */ enumeration(
  'CHOICES_LIMIT_EXCEEDED',
  'CHOICE_ASSIGNED_TO_PRODUCT',
  'CHOICE_IDS_MISMATCH',
  'CHOICE_NOT_FOUND',
  'DOESNT_SUPPORT_CHOICES',
  'DOESNT_SUPPORT_FREE_TEXT',
  'INVALID_CUSTOMIZATION_RENDER_TYPE',
  'INVALID_FREE_TEXT_SETTINGS',
  'MODIFIERS_LIMIT_EXCEEDED',
  'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
  'OPTIONS_LIMIT_EXCEEDED',
);
/** Code of an application error of the customization operations. */
export type CustomizationErrorCode = EnumerationValue<typeof CustomizationErrorCode>;

/** Application error with one of the given codes. */
export type CustomizationApplicationErrors<Code extends keyof typeof CustomizationErrorCode> = ApplicationErrors<Code>;

/**
 * Names of the validation rules of the customization operations, in `ruleName` of a field violation:
 * - `CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS`: the customization has nothing but IDs.
 * - `DUPLICATE_CHOICE_NAME`: two choices have the same name.
 * - `ID_NOT_ALLOWED_IN_REQUEST`: the ID of a new customization cannot be chosen.
 * - `INVALID_CHOICE_TYPE`: the type of a choice does not suit the customization.
 * - `INVALID_CHOICE_VALUE`: the color or image of a choice is invalid.
 * - `MIXED_CHOICE_IDS_CONSISTENCY`: some choices have IDs and some have none.
 * - `NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES`: the last choice cannot be removed.
 * - `NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT`: a product uses a choice to remove.
 * - `NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT`: a product uses the option.
 * - `ONLY_SPACES_STRING_ERROR`: a text consists of spaces.
 * - `PRIMARY_CHOICE_DELETE_REFERENCED`: other choices are grouped under the choice.
 * - `PRIMARY_CHOICE_HIERARCHY_VIOLATION`: a choice is grouped under one that is grouped itself.
 * - `PRIMARY_CHOICE_NOT_FOUND`: the choice to group under does not exist.
 * - `PRIMARY_CHOICE_SELF_REFERENCE`: a choice is grouped under itself.
 * - `UNSUPPORTED_CHOICE_FIELD`: a field of a choice cannot be updated.
 */
export const CustomizationValidationRule = /* @__PURE__ */ enumeration(
  'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS',
  'DUPLICATE_CHOICE_NAME',
  'ID_NOT_ALLOWED_IN_REQUEST',
  'INVALID_CHOICE_TYPE',
  'INVALID_CHOICE_VALUE',
  'MIXED_CHOICE_IDS_CONSISTENCY',
  'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES',
  'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT',
  'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
  'ONLY_SPACES_STRING_ERROR',
  'PRIMARY_CHOICE_DELETE_REFERENCED',
  'PRIMARY_CHOICE_HIERARCHY_VIOLATION',
  'PRIMARY_CHOICE_NOT_FOUND',
  'PRIMARY_CHOICE_SELF_REFERENCE',
  'UNSUPPORTED_CHOICE_FIELD',
);
/** Name of a validation rule of the customization operations. */
export type CustomizationValidationRule = EnumerationValue<typeof CustomizationValidationRule>;

/** Violation of one of the validation rules. */
export type CustomizationValidationErrors<Rule extends keyof typeof CustomizationValidationRule> =
  ValidationErrors<Rule>;
