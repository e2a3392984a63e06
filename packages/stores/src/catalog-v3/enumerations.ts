import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether a product or variant can be bought now, beforehand, or not at all. */
export const AvailabilityStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'OUT_OF_STOCK', 'IN_STOCK', 'PREORDER');
/** Whether a product or variant can be bought now, beforehand, or not at all. */
export type AvailabilityStatus = EnumerationValue<typeof AvailabilityStatus>;

/** Whether all, none or some variants of a product can be ordered beforehand. */
export const PreorderStatus = /* @__PURE__ */ enumeration('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED');
/** Whether all, none or some variants of a product can be ordered beforehand. */
export type PreorderStatus = EnumerationValue<typeof PreorderStatus>;

/** What a customization is: an option, whose choices make variants, or a modifier, which makes none. */
export const CustomizationType = /* @__PURE__ */ enumeration('PRODUCT_OPTION', 'MODIFIER');
/** What a customization is: an option, whose choices make variants, or a modifier, which makes none. */
export type CustomizationType = EnumerationValue<typeof CustomizationType>;

/** How a customization is shown: as texts or colors to choose from, or as a field to write in. */
export const CustomizationRenderType = /* @__PURE__ */ enumeration('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES');
/** How a customization is shown: as texts or colors to choose from, or as a field to write in. */
export type CustomizationRenderType = EnumerationValue<typeof CustomizationRenderType>;

/** How a choice is shown. */
export const ChoiceType = /* @__PURE__ */ enumeration('CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE');
/** How a choice is shown. */
export type ChoiceType = EnumerationValue<typeof ChoiceType>;

/** Whether a variant's row in the index of variants is up to date, being written, or deleted. */
export const InternalRowState = /* @__PURE__ */ enumeration(
  'READY',
  'IN_PROCESS',
  'SOFT_DELETED',
  'PERMANENTLY_DELETED',
);
/** Whether a variant's row in the index of variants is up to date, being written, or deleted. */
export type InternalRowState = EnumerationValue<typeof InternalRowState>;

/** Fields that are returned only when they are asked for. Not every entity has every one of them. */
export const RequestedFields = /* @__PURE__ */ enumeration(
  'ALL_CATEGORIES_INFO',
  'ASSIGNED_PRODUCTS_COUNT',
  'BREADCRUMBS_INFO',
  'CHOICE_DISPLAY_IMAGE',
  'CURRENCY',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'DIRECT_CATEGORY_IDS',
  'DISCOUNT_INFO',
  'INFO_SECTION',
  'INFO_SECTION_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'MERCHANT_DATA',
  'MIN_PRICE_VARIANT',
  'MIN_VARIANT_PRICE_INFO',
  'PLAIN_DESCRIPTION',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'SUBSCRIPTION_PRICES_INFO',
  'THUMBNAIL',
  'URL',
  'VARIANT_OPTION_CHOICE_NAMES',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
);
/** A field that is returned only when it is asked for. */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;
