import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Availability statuses of an inventory item. */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration('OUT_OF_STOCK', 'IN_STOCK', 'PREORDER');
/**
 * Availability of an inventory item. `IN_STOCK`: can be bought now. `PREORDER`: out of stock, but available for
 * pre-order. `OUT_OF_STOCK`: cannot be bought.
 */
export type ItemAvailabilityStatus = EnumerationValue<typeof ItemAvailabilityStatus>;

/** Kinds of changes of an entity. */
export const EventType = /* @__PURE__ */ enumeration('UNKNOWN', 'CREATED', 'UPDATED', 'DELETED');
/** Kind of change of an entity. */
export type EventType = EnumerationValue<typeof EventType>;

/** Units of dimensions. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** Unit of dimensions, such as millimeters or inches. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;

/** Units of quantities in prices per unit. */
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
/** Unit of a quantity in prices per unit, such as `KG` or `FLOZ`. */
export type MeasurementUnit = EnumerationValue<typeof MeasurementUnit>;

/** Units of weights. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
/** Unit of weights: kilograms or pounds. */
export type WeightUnit = EnumerationValue<typeof WeightUnit>;

/** Types of digital files. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** Type of a digital file. */
export type FileType = EnumerationValue<typeof FileType>;

/** Media types. */
export const MediaType = /* @__PURE__ */ enumeration('IMAGE', 'VIDEO');
/** Media type of a product’s media: image or video. */
export type MediaType = EnumerationValue<typeof MediaType>;

/** Product types. */
export const ProductType = /* @__PURE__ */ enumeration('PHYSICAL', 'DIGITAL');
/** Product type. `PHYSICAL`: shipped to the customer. `DIGITAL`: downloaded. */
export type ProductType = EnumerationValue<typeof ProductType>;
