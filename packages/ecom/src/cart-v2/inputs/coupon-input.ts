/** Coupon to add to a cart. */
export interface CouponInput {
  /** Coupon code. At most 50 characters. */
  code: string;
}
