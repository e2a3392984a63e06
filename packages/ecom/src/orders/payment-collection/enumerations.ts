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
