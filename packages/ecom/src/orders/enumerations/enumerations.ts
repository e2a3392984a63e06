import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether a payment of an order can be collected, and why not. */
export const PaymentCollectabilityStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
  'NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST',
);
/** Whether a payment of an order can be collected, and why not. */
export type PaymentCollectabilityStatus = EnumerationValue<typeof PaymentCollectabilityStatus>;

/** Whether a payment can be given back, and how. */
export const RefundableStatus = /* @__PURE__ */ enumeration('NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE');
/** Whether a payment can be given back, and how. */
export type RefundableStatus = EnumerationValue<typeof RefundableStatus>;

/** Why a payment can not be given back. */
export const NonRefundableReason = /* @__PURE__ */ enumeration(
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
);
/** Why a payment can not be given back. */
export type NonRefundableReason = EnumerationValue<typeof NonRefundableReason>;

/** Why a payment can only be given back by hand. */
export const ManuallyRefundableReason = /* @__PURE__ */ enumeration(
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Why a payment can only be given back by hand. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;

/** When an order counts as approved. */
export const OrderApprovalStrategy = /* @__PURE__ */ enumeration('DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED');
/** When an order counts as approved. */
export type OrderApprovalStrategy = EnumerationValue<typeof OrderApprovalStrategy>;

/** Ways to adjust a price. */
export const AdjustmentType = /* @__PURE__ */ enumeration('EXTRA_CHARGE', 'CREDIT');
/** A way to adjust a price. */
export type AdjustmentType = EnumerationValue<typeof AdjustmentType>;

/** What can be done with an order. */
export const OrderActionType = /* @__PURE__ */ enumeration(
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
);
/** What can be done with an order. */
export type OrderActionType = EnumerationValue<typeof OrderActionType>;

/** What a coupon for some items does to their price. */
export const SpecificItemsCouponBehavior = /* @__PURE__ */ enumeration(
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
);
/** What a coupon for some items does to their price. */
export type SpecificItemsCouponBehavior = EnumerationValue<typeof SpecificItemsCouponBehavior>;

/** Which versions of an order are taken. */
export const VersioningMode = /* @__PURE__ */ enumeration('DEFAULT', 'GREATER_THAN', 'GREATER_OR_EQUAL');
/** Which versions of an order are taken. */
export type VersioningMode = EnumerationValue<typeof VersioningMode>;

/** How an item that a draft adds is paid for. */
export const DeltaPaymentOptionType = /* @__PURE__ */ enumeration('FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE');
/** How an item that a draft adds is paid for. */
export type DeltaPaymentOptionType = EnumerationValue<typeof DeltaPaymentOptionType>;

/** Kinds of e-mails to the buyer. */
export const PreviewEmailType = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'DOWNLOAD_LINKS',
  'ORDER_SHIPPED',
  'ORDER_READY_FOR_PICKUP',
);
/** A kind of e-mail to the buyer. */
export type PreviewEmailType = EnumerationValue<typeof PreviewEmailType>;
