import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Availability statuses of a product or variant. */
export const AvailabilityStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'OUT_OF_STOCK', 'IN_STOCK', 'PREORDER');
/**
 * Availability of a product or variant. `IN_STOCK`: can be bought now. `PREORDER`: out of stock, but available for
 * pre-order. `OUT_OF_STOCK`: cannot be bought.
 */
export type AvailabilityStatus = EnumerationValue<typeof AvailabilityStatus>;

/** Pre-order statuses of a product. */
export const PreorderStatus = /* @__PURE__ */ enumeration('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED');
/**
 * Pre-order status of a product. `ENABLED`: for all variants. `PARTIALLY_ENABLED`: for some variants. `DISABLED`: for
 * no variant.
 */
export type PreorderStatus = EnumerationValue<typeof PreorderStatus>;

/** Types of customizations. */
export const CustomizationType = /* @__PURE__ */ enumeration('PRODUCT_OPTION', 'MODIFIER');
/** Type of a customization. `PRODUCT_OPTION`: its choices define variants. `MODIFIER`: it creates no variants. */
export type CustomizationType = EnumerationValue<typeof CustomizationType>;

/** Ways to display a customization. */
export const CustomizationRenderType = /* @__PURE__ */ enumeration('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES');
/**
 * How a customization is displayed. `FREE_TEXT`: text input. `TEXT_CHOICES`: choices as text. `SWATCH_CHOICES`: choices
 * as color swatches.
 */
export type CustomizationRenderType = EnumerationValue<typeof CustomizationRenderType>;

/** Ways to display a choice. */
export const ChoiceType = /* @__PURE__ */ enumeration('CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE');
/**
 * How a choice is displayed. `CHOICE_TEXT`: by its name. `ONE_COLOR`: one color. `MULTIPLE_COLORS`: several colors.
 * `IMAGE`: an image.
 */
export type ChoiceType = EnumerationValue<typeof ChoiceType>;

/** Index states of a variant. */
export const InternalRowState = /* @__PURE__ */ enumeration(
  'READY',
  'IN_PROCESS',
  'SOFT_DELETED',
  'PERMANENTLY_DELETED',
);
/**
 * Index state of a variant. `READY`: up to date. `IN_PROCESS`: being written. `SOFT_DELETED`, `PERMANENTLY_DELETED`:
 * deleted.
 */
export type InternalRowState = EnumerationValue<typeof InternalRowState>;

/** Fields that the platform returns only on request. Each entity supports some of them. */
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
/** Field that the platform returns only on request. */
export type RequestedFields = EnumerationValue<typeof RequestedFields>;
