import { enumeration, type EnumerationValue } from '@cartwright/core';

export { DimensionsUnit } from '@cartwright/core/site';

/** Weight units: kilograms or pounds. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
/** Weight unit. */
export type WeightUnit = EnumerationValue<typeof WeightUnit>;
