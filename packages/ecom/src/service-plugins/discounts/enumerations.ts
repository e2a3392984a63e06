import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Targets of a discount: the whole purchase (`GLOBAL`), shipping or line items. */
export const TargetType = /* @__PURE__ */ enumeration('GLOBAL', 'SHIPPING', 'LINE_ITEMS');
/** Target of a discount. */
export type TargetType = EnumerationValue<typeof TargetType>;

/** Sources of a discount: a coupon, an automatic discount rule or a custom source. */
export const DiscountSource = /* @__PURE__ */ enumeration('COUPON', 'AUTOMATIC', 'CUSTOM');
/** Source of a discount. */
export type DiscountSource = EnumerationValue<typeof DiscountSource>;

/** Types of a discount rate: a fixed amount or a percentage. */
export const Type = /* @__PURE__ */ enumeration('FIXED_AMOUNT', 'PERCENTAGE');
/** Type of a discount rate. */
export type Type = EnumerationValue<typeof Type>;
