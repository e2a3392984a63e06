import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** Units of measurement of a quantity or of a price per unit. */
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
/** A unit of measurement of a quantity or of a price per unit. */
export type MeasurementUnit = EnumerationValue<typeof MeasurementUnit>;

/** Units of length of a product’s dimensions. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** A unit of length of a product’s dimensions. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;

/** Types of the files of a digital product. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
/** The type of a file of a digital product. */
export type FileType = EnumerationValue<typeof FileType>;

/** Units of the interval between two payments of a subscription. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** The unit of the interval between two payments of a subscription. */
export type SubscriptionFrequency = EnumerationValue<typeof SubscriptionFrequency>;

/** Kind of identity that abandoned a cart: the merchant, a signed-in member, a visitor or a contact. */
export const Identity = /* @__PURE__ */ enumeration('ADMIN', 'MEMBER', 'VISITOR', 'CONTACT');
/** Kind of identity that abandoned a cart. */
export type Identity = EnumerationValue<typeof Identity>;
