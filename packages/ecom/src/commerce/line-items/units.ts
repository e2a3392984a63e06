import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Weight units: kilograms or pounds. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
/** Weight unit. */
export type WeightUnit = EnumerationValue<typeof WeightUnit>;

/** Length units: millimeters, centimeters, meters, inches, feet or yards. */
export const DimensionsUnit = /* @__PURE__ */ enumeration('UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD');
/** Length unit. */
export type DimensionsUnit = EnumerationValue<typeof DimensionsUnit>;
