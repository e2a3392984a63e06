import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationErrors, ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Codes of application errors of the product operations:
 * - `ADD_CUSTOMIZATION_CHOICES_FAILED`: the new choices could not be added to their customization.
 * - `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`: an adjusted price is negative or too high.
 * - `ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE`: an adjusted compare-at price is negative or too high.
 * - `ADJUSTED_COST_OUT_OF_RANGE`: an adjusted cost is negative or too high.
 * - `BARCODE_ALREADY_EXIST_ERROR`: another variant in the store has the barcode.
 * - `BRAND_CREATION_FAILED`: the new brand could not be created.
 * - `CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT`: the price of the variant cannot be adjusted.
 * - `CHOICE_NOT_EXIST`: the choice does not exist.
 * - `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`: the compare-at price is lower than the price.
 * - `CUSTOMIZATIONS_CREATION_FAILED`: the new options or modifiers could not be created.
 * - `CUSTOMIZATION_NOT_EXIST`: the option or modifier does not exist.
 * - `DIGITAL_FILE_NOT_FOUND_ERROR`: the digital file does not exist.
 * - `DUPLICATE_BARCODE_ERROR`: two variants have the same barcode.
 * - `DUPLICATE_PRODUCT_OPTIONS`: two options are the same.
 * - `DUPLICATE_RIBBON_IN_ADDITIONAL`: two additional ribbons are the same.
 * - `DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL`: the main ribbon is also an additional one.
 * - `DUPLICATE_SLUG_ERROR`: another product has the slug.
 * - `DUPLICATE_VARIANT_OPTION_CHOICE`: two variants have the same choices.
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: the request names no tags.
 * - `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`: the product is sold with subscriptions only, and
 *   none is visible.
 * - `FIELD_MASK_VALUE_NOT_SUPPORTED`: a field in the field mask cannot be updated.
 * - `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`: a field in the field mask has no value.
 * - `INFO_SECTION_CREATION_FAILED`: the new info section could not be created.
 * - `INFO_SECTION_ERROR_OCCURRED`: an info section could not be read or created.
 * - `INVALID_DEFAULT_VARIANT`: a product without options must have one variant without choices.
 * - `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION`: products of this type cannot have subscriptions.
 * - `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT`: the discount of a subscription exceeds the price of a variant.
 * - `MISSING_VARIANT_OPTION_CHOICE`: a variant lacks the choice of an option.
 * - `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`: a new choice of a modifier lacks its name or type.
 * - `MODIFIER_NAME_AND_TYPE_REQUIRED`: a new modifier lacks its name or type.
 * - `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`: only merchants and apps can read hidden products.
 * - `NO_PERMISSION_TO_READ_MERCHANT_DATA`: only merchants and apps can request `MERCHANT_DATA`.
 * - `ONLY_SPACES_STRING_ERROR`: a text consists of spaces.
 * - `PREORDER_VALIDATION_ERROR`: the pre-order settings do not suit the product.
 * - `PRODUCTS_LIMIT_EXCEEDED`: the store has the maximum number of products.
 * - `PRODUCT_MEDIA_NOT_EXIST`: the image or video does not exist.
 * - `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`: a new choice of an option lacks its name or type.
 * - `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`: a new option lacks its name or type.
 * - `PRODUCT_RESTRICTION_ERROR`: the product cannot be changed in this way.
 * - `RIBBON_CREATION_FAILED`: the new ribbon could not be created.
 * - `RIBBON_NOT_FOUND`: the ribbon does not exist.
 * - `SKU_ALREADY_EXIST_ERROR`: another variant in the store has the SKU.
 * - `SUBSCRIPTION_ID_ALREADY_EXISTS`: another product has a subscription with the ID.
 * - `TOO_MANY_INFO_SECTIONS_ERROR`: the product would have more than 20 info sections.
 * - `TOO_MANY_OPTIONS_IN_REQUEST`: the request has too many options.
 * - `TOO_MANY_VARIANTS`: the request has more than 1,000 variants.
 * - `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`: the choices of the variants are not those of the options.
 * - `VARIANT_ID_ALREADY_EXISTS`: another product has a variant with the ID.
 */
export const ProductErrorCode = /* @__PURE__ */ enumeration(
  'ADD_CUSTOMIZATION_CHOICES_FAILED',
  'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
  'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
  'ADJUSTED_COST_OUT_OF_RANGE',
  'BARCODE_ALREADY_EXIST_ERROR',
  'BRAND_CREATION_FAILED',
  'CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT',
  'CHOICE_NOT_EXIST',
  'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  'CUSTOMIZATIONS_CREATION_FAILED',
  'CUSTOMIZATION_NOT_EXIST',
  'DIGITAL_FILE_NOT_FOUND_ERROR',
  'DUPLICATE_BARCODE_ERROR',
  'DUPLICATE_PRODUCT_OPTIONS',
  'DUPLICATE_RIBBON_IN_ADDITIONAL',
  'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
  'DUPLICATE_SLUG_ERROR',
  'DUPLICATE_VARIANT_OPTION_CHOICE',
  'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
  'FIELD_MASK_VALUE_NOT_SUPPORTED',
  'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR',
  'INFO_SECTION_CREATION_FAILED',
  'INFO_SECTION_ERROR_OCCURRED',
  'INVALID_DEFAULT_VARIANT',
  'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
  'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
  'MISSING_VARIANT_OPTION_CHOICE',
  'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_NAME_AND_TYPE_REQUIRED',
  'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
  'NO_PERMISSION_TO_READ_MERCHANT_DATA',
  'ONLY_SPACES_STRING_ERROR',
  'PREORDER_VALIDATION_ERROR',
  'PRODUCTS_LIMIT_EXCEEDED',
  'PRODUCT_MEDIA_NOT_EXIST',
  'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
  'PRODUCT_RESTRICTION_ERROR',
  'RIBBON_CREATION_FAILED',
  'RIBBON_NOT_FOUND',
  'SKU_ALREADY_EXIST_ERROR',
  'SUBSCRIPTION_ID_ALREADY_EXISTS',
  'TOO_MANY_INFO_SECTIONS_ERROR',
  'TOO_MANY_OPTIONS_IN_REQUEST',
  'TOO_MANY_VARIANTS',
  'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
  'VARIANT_ID_ALREADY_EXISTS',
);
/** Code of an application error of the product operations. */
export type ProductErrorCode = EnumerationValue<typeof ProductErrorCode>;

/** Application error with one of the given codes. */
export type ProductApplicationErrors<Code extends keyof typeof ProductErrorCode> = ApplicationErrors<Code>;

/**
 * Names of the validation rules of the product operations, in `ruleName` of a field violation:
 * - `BRAND_MISSING_ID`: the brand lacks its ID.
 * - `CANNOT_REMOVE_VARIANT_ACTUAL_PRICE`: a variant must have a price.
 * - `DESCRIPTION_SIZE_TOO_BIG`: the description is too long.
 * - `DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS`: digital products cannot be visible in the point of sale.
 * - `DUPLICATE_MEDIA_ERROR`: two images or videos are the same.
 * - `DUPLICATE_PRODUCT_IDS_REQUEST`: the request names a product twice.
 * - `EMPTY_FIELD_MASK`: the request updates no fields.
 * - `ID_NOT_ALLOWED_IN_REQUEST`: the ID of a new product cannot be chosen.
 * - `INVALID_PRICES_ADJUSTMENTS`: the adjustments of the prices exclude each other.
 * - `INVALID_SLUG_FORMAT`: the slug contains characters that are not allowed.
 * - `MISSING_OPTIONS_ON_UPDATE_VARIANTS`: variants must be updated together with `options`.
 * - `MISSING_VARIANT_OPTION`: a variant lacks an option.
 * - `MISSING_VARIANT_OPTION_CHOICE`: a variant lacks the choice of an option.
 * - `MODIFIERS_ID_DUPLICATION_ERROR`: two modifiers have the same ID.
 * - `NO_VARIANT_ADJUSTMENTS_PASSED`: the request adjusts nothing.
 * - `PRICE_PER_UNIT_NOT_ALIGNED`: product and variants measure the price per unit in different units.
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE`: the quantity is negative.
 * - `SUBSCRIPTION_INVALID_AUTO_RENEWAL`: `autoRenewal` is `false`: set `billingCycles` instead.
 * - `VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED`: the variants have properties of another product type.
 */
export const ProductValidationRule = /* @__PURE__ */ enumeration(
  'BRAND_MISSING_ID',
  'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE',
  'DESCRIPTION_SIZE_TOO_BIG',
  'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
  'DUPLICATE_MEDIA_ERROR',
  'DUPLICATE_PRODUCT_IDS_REQUEST',
  'EMPTY_FIELD_MASK',
  'ID_NOT_ALLOWED_IN_REQUEST',
  'INVALID_PRICES_ADJUSTMENTS',
  'INVALID_SLUG_FORMAT',
  'MISSING_OPTIONS_ON_UPDATE_VARIANTS',
  'MISSING_VARIANT_OPTION',
  'MISSING_VARIANT_OPTION_CHOICE',
  'MODIFIERS_ID_DUPLICATION_ERROR',
  'NO_VARIANT_ADJUSTMENTS_PASSED',
  'PRICE_PER_UNIT_NOT_ALIGNED',
  'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
  'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
  'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
);
/** Name of a validation rule of the product operations. */
export type ProductValidationRule = EnumerationValue<typeof ProductValidationRule>;

/** Violation of one of the validation rules. */
export type ProductValidationErrors<Rule extends keyof typeof ProductValidationRule> = ValidationErrors<Rule>;
