import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Tip types: a percentage, a predefined amount or a custom amount. */
export const TipType = /* @__PURE__ */ enumeration('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT', 'CUSTOM');
/** Tip type. */
export type TipType = EnumerationValue<typeof TipType>;

/** Sources of a tip: point of sale, website or dashboard. */
export const TipSource = /* @__PURE__ */ enumeration('UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD');
/** Source of a tip. */
export type TipSource = EnumerationValue<typeof TipSource>;

/** Ways to split a tip between staff members: equally or proportionally. */
export const StaffDistributionMethod = /* @__PURE__ */ enumeration('UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL');
/** Way to split a tip between staff members. */
export type StaffDistributionMethod = EnumerationValue<typeof StaffDistributionMethod>;
