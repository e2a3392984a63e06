import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Product types. */
export const ProductType = /* @__PURE__ */ enumeration('unspecified_product_type', 'physical', 'digital');
/** Product type. `physical`: shipped or picked up. `digital`: downloadable files. */
export type ProductType = EnumerationValue<typeof ProductType>;

/** Inventory statuses of a product. */
export const InventoryStatus = /* @__PURE__ */ enumeration('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK');
/**
 * Inventory status of a product. `IN_STOCK`: all variants are in stock. `PARTIALLY_OUT_OF_STOCK`: some are.
 * `OUT_OF_STOCK`: none is.
 */
export type InventoryStatus = EnumerationValue<typeof InventoryStatus>;

/** Ways to display an option. */
export const OptionType = /* @__PURE__ */ enumeration('unspecified_option_type', 'drop_down', 'color');
/** How an option is displayed. `drop_down`: list of names. `color`: color swatches. */
export type OptionType = EnumerationValue<typeof OptionType>;

/** Types of product discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT');
/** Type of a product discount. `AMOUNT`: amount in the store's currency. `PERCENT`: percentage. `NONE`: no discount. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Length units. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** Length unit. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;

/** Units of a price per unit. */
export const MeasurementUnit = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
);
/** Unit of a price per unit. `CBM`: cubic meter. `SQM`, `SQFT`: square meter, square foot. `FLOZ`: fluid ounce. */
export type MeasurementUnit = EnumerationValue<typeof MeasurementUnit>;

/** File types of digital products. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** File type of a digital product. `SECURE_RAW`: any other file. */
export type FileType = EnumerationValue<typeof FileType>;
