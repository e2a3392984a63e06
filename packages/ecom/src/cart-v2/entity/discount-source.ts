import type { DiscountSourceType } from '../../enumerations/cart-enumerations.js';

export { DiscountSourceType } from '../../enumerations/cart-enumerations.js';

/** Source of a discount. */
export interface DiscountSource {
  /** Whether a discount rule or a coupon grants the discount. */
  sourceType?: DiscountSourceType;
  /** Coupon code. Set if `sourceType` is `COUPON`. */
  couponCode?: string | null;
}
