import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { Target } from '../../commerce/errors/violation.js';
import type { InvalidCouponCodeErrorData, InvalidCouponStatusErrorData } from './coupon-error-data.js';
import type { InvalidGiftCardCodeErrorData, InvalidGiftCardStatusErrorData } from './gift-card-error-data.js';
import type {
  GiftCardItemNotSupportedOnDemoCartErrorData,
  LineItemsOutOfStockErrorData,
  MembersOnlyItemErrorData,
  SubscriptionItemNotSupportedOnDemoCartErrorData,
} from './item-error-data.js';
import type { ConvertedMoney } from '../entity/converted-money.js';
import type { ViolationCode } from './violation-code.js';

/** Parts of a cart that a violation concerns. `GLOBAL` is the whole cart. */
export const ViolationScope = /* @__PURE__ */ enumeration(
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
  'PAYMENT',
);
/** Part of a cart that a violation concerns. */
export type ViolationScope = EnumerationValue<typeof ViolationScope>;

/** Severities of a violation: a `WARNING` is shown to the customer, an `ERROR` also blocks the order. */
export const ViolationSeverity = /* @__PURE__ */ enumeration('WARNING', 'ERROR');
/** Severity of a violation. */
export type ViolationSeverity = EnumerationValue<typeof ViolationSeverity>;

/**
 * Reasons that a membership cannot pay:
 * - `INSUFFICIENT_FUNDS`: its balance is too low.
 * - `MEMBERSHIP_NOT_FOUND`: the customer does not have it, or no longer.
 * - `NOT_APPLICABLE_TO_LINE_ITEMS`: it does not cover the line items.
 * - `LINE_ITEM_NOT_FOUND`: the line item is not in the cart.
 */
export const InvalidMembershipReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
);
/** Reason that a membership cannot pay. */
export type InvalidMembershipReason = EnumerationValue<typeof InvalidMembershipReason>;

/** Data of a violation with code `CUSTOM_VALIDATION`. */
export interface CustomValidationErrorData {
  /** Where to show the violation. */
  target?: Target;
}

/** Data of a violation with code `SUBTOTAL_BELOW_ORDER_MINIMUM`. */
export interface SubtotalBelowOrderMinimumErrorData {
  /** Minimum subtotal of an order. */
  minimumOrderSubtotal?: ConvertedMoney;
  /** Amount that is missing to the minimum. */
  remainingAmount?: ConvertedMoney;
}

/** Data of a violation with code `INVALID_MEMBERSHIP_STATUS`. */
export interface InvalidMembershipStatusErrorData {
  /** Membership ID. Absent if it cannot be determined. */
  membershipId?: string | null;
  /** Reason that the membership cannot pay. */
  reason?: InvalidMembershipReason;
}

/** Problem of a cart, found when the totals are calculated. The data field that belongs to `code` is set. */
export interface V2Violation {
  /** Data of `CUSTOM_VALIDATION`. */
  customValidationData?: CustomValidationErrorData;
  /** Data of `INVALID_COUPON_STATUS`. */
  invalidCouponStatusData?: InvalidCouponStatusErrorData;
  /** Data of `INVALID_COUPON_CODE`. */
  invalidCouponCodeData?: InvalidCouponCodeErrorData;
  /** Data of `INVALID_GIFT_CARD_CODE`. */
  invalidGiftCardCodeData?: InvalidGiftCardCodeErrorData;
  /** Data of `INVALID_GIFT_CARD_STATUS`. */
  invalidGiftCardStatusData?: InvalidGiftCardStatusErrorData;
  /** Data of `LINE_ITEMS_OUT_OF_STOCK`. */
  lineItemsOutOfStockData?: LineItemsOutOfStockErrorData;
  /** Data of `MEMBERS_ONLY_ITEM`. */
  membersOnlyItemData?: MembersOnlyItemErrorData;
  /** Data of `SUBTOTAL_BELOW_ORDER_MINIMUM`. */
  subtotalBelowOrderMinimumData?: SubtotalBelowOrderMinimumErrorData;
  /** Data of `INVALID_MEMBERSHIP_STATUS`. */
  invalidMembershipStatusData?: InvalidMembershipStatusErrorData;
  /** Data of `SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART`. */
  subscriptionItemNotSupportedOnDemoCartData?: SubscriptionItemNotSupportedOnDemoCartErrorData;
  /** Data of `GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART`. */
  giftCardItemNotSupportedOnDemoCartData?: GiftCardItemNotSupportedOnDemoCartErrorData;
  /** Part of the cart that is concerned. */
  scope?: ViolationScope;
  /** Code of the problem. */
  code?: ViolationCode;
  /** Message for the customer. At most 1,000 characters. */
  description?: string | null;
  /** Severity. An `ERROR` blocks the order. */
  severity?: ViolationSeverity;
}
