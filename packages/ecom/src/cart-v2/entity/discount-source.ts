import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Sources of a discount: a discount rule of the merchant, or a coupon code. */
export const DiscountSourceType = /* @__PURE__ */ enumeration('AUTOMATIC_RULE', 'COUPON');
/** Source of a discount. */
export type DiscountSourceType = EnumerationValue<typeof DiscountSourceType>;

/** Source of a discount. */
export interface DiscountSource {
  /** Whether a discount rule or a coupon grants the discount. */
  sourceType?: DiscountSourceType;
  /** Coupon code. Set if `sourceType` is `COUPON`. */
  couponCode?: string | null;
}
