import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ConvertedMoney } from '../entity/converted-money.js';

/**
 * Reasons that a coupon cannot be used:
 * - `EXPIRED`, `DISABLED`: it has expired, or the merchant disabled it.
 * - `INACTIVE`: its start date is in the future.
 * - `MAX_USAGE_EXCEEDED`, `MAX_USAGE_PER_CUSTOMER_EXCEEDED`: it was used too often, or by this customer.
 * - `NOT_APPLICABLE_TO_SUBSCRIPTIONS`, `NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS`: it does not apply to the items.
 * - `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`, `MIN_SUBTOTAL_NOT_REACHED`: the cart is too small.
 */
export const InvalidCouponReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
);
/** Reason that a coupon cannot be used. */
export type InvalidCouponReason = EnumerationValue<typeof InvalidCouponReason>;

/** Details of `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
export interface MinLineItemQuantityNotReachedDetails {
  /** Minimum quantity. */
  requiredMinimumQuantity?: number;
}

/** Details of `MIN_SUBTOTAL_NOT_REACHED`. */
export interface MinSubtotalNotReachedDetails {
  /** Minimum subtotal. */
  requiredMinimumSubtotal?: ConvertedMoney;
  /** The condition in the merchant's words. */
  originalDescription?: string | null;
}

/** Data of `INVALID_COUPON_STATUS`. */
export interface InvalidCouponStatusErrorData {
  /** Details of the reason `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`. */
  minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails;
  /** Details of the reason `MIN_SUBTOTAL_NOT_REACHED`. */
  minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails;
  /** Coupon code. */
  couponCode?: string;
  /** Reason that the coupon cannot be used. */
  reason?: InvalidCouponReason;
}

/** Data of `INVALID_COUPON_CODE`. */
export interface InvalidCouponCodeErrorData {
  /** Coupon code. */
  couponCode?: string;
}

/** Data of `COUPON_ALREADY_EXISTS`. */
export interface CouponAlreadyExistsErrorData {
  /** Code of the coupon in the cart. */
  couponCode?: string;
}

/** Data of `COUPON_NOT_FOUND_IN_CART`. */
export interface CouponNotFoundInCartErrorData {
  /** ID that the cart does not have. */
  couponId?: string;
}
