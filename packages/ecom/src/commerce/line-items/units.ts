import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Units of weight. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
/** A unit of weight. */
export type WeightUnit = EnumerationValue<typeof WeightUnit>;

/** Units of length. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** A unit of length. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;
