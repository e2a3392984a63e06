import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of tips. */
export const TipType = /* @__PURE__ */ enumeration('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT', 'CUSTOM');
/** A kind of tip. */
export type TipType = EnumerationValue<typeof TipType>;

/** Where a tip was given. */
export const TipSource = /* @__PURE__ */ enumeration('UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD');
/** Where a tip was given. */
export type TipSource = EnumerationValue<typeof TipSource>;

/** How a tip is shared. */
export const StaffDistributionMethod = /* @__PURE__ */ enumeration('UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL');
/** How a tip is shared. */
export type StaffDistributionMethod = EnumerationValue<typeof StaffDistributionMethod>;
