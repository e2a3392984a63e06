import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of products. */
export const ProductType = /* @__PURE__ */ enumeration('unspecified_product_type', 'physical', 'digital');
/** A kind of product. */
export type ProductType = EnumerationValue<typeof ProductType>;

/** How much of a product there is. */
export const InventoryStatus = /* @__PURE__ */ enumeration('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK');
/** How much of a product there is: all of its variants, none, or some. */
export type InventoryStatus = EnumerationValue<typeof InventoryStatus>;

/** How an option is shown. */
export const OptionType = /* @__PURE__ */ enumeration('unspecified_option_type', 'drop_down', 'color');
/** How an option is shown. */
export type OptionType = EnumerationValue<typeof OptionType>;

/** What a discount takes off. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT');
/** What a discount takes off. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Units of length. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** A unit of length. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;

/** Units that a price can be given for. */
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
/** A unit that a price can be given for. */
export type MeasurementUnit = EnumerationValue<typeof MeasurementUnit>;

/** Kinds of files that are sold. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** A kind of file that is sold. */
export type FileType = EnumerationValue<typeof FileType>;
