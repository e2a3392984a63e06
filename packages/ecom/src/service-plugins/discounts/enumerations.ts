import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What discounts can be taken off. */
export const TargetType = /* @__PURE__ */ enumeration('GLOBAL', 'SHIPPING', 'LINE_ITEMS');
/** What a discount is taken off. */
export type TargetType = EnumerationValue<typeof TargetType>;

/** Where discounts come from. */
export const DiscountSource = /* @__PURE__ */ enumeration('COUPON', 'AUTOMATIC', 'CUSTOM');
/** Where a discount comes from. */
export type DiscountSource = EnumerationValue<typeof DiscountSource>;

/** Kinds of rates. */
export const Type = /* @__PURE__ */ enumeration('FIXED_AMOUNT', 'PERCENTAGE');
/** A kind of rate. */
export type Type = EnumerationValue<typeof Type>;
