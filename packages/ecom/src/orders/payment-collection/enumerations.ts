import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Collectability statuses of an order.
 *
 * - `COLLECTABLE`: a payment can be collected.
 * - `NONCOLLECTABLE_ORDER_IS_CANCELLED`, `NONCOLLECTABLE_ORDER_IS_PENDING`, `NONCOLLECTABLE_ORDER_IS_REJECTED`: the
 *   order status does not allow payments.
 * - `NONCOLLECTABLE_ORDER_IS_PAID`: nothing is due.
 * - `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`: the site has no payment method.
 * - `NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS`, `NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION`: the order contains
 *   subscriptions for which no payment can be collected.
 * - `NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS`: a payment was charged back.
 * - `NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED`, `NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST`: the date of
 *   the subscription is in the past.
 * - `NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED`: only the full amount can be collected.
 */
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
/** Collectability status of an order: whether a payment can be collected, or why not. */
export type PaymentCollectabilityStatus = EnumerationValue<typeof PaymentCollectabilityStatus>;

/**
 * Refundability statuses of a payment: not refundable, refundable manually by the merchant, or refundable through the
 * payment provider.
 */
export const RefundableStatus = /* @__PURE__ */ enumeration('NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE');
/** Refundability status of a payment. */
export type RefundableStatus = EnumerationValue<typeof RefundableStatus>;

/**
 * Reasons why a payment cannot be refunded.
 *
 * - `NONE`: it can be refunded.
 * - `ALREADY_REFUNDED`: it was refunded in full.
 * - `PROVIDER_IS_DOWN`: the payment provider is unavailable.
 * - `INTERNAL_ERROR`: an internal error occurred.
 * - `NOT_PAID`: it was not completed.
 * - `ACCESS_DENIED`, `FORBIDDEN`: the refund is not allowed.
 * - `ZERO_PRICE`: its amount is 0.
 * - `DISABLED_BY_PROVIDER`: the payment provider has disabled refunds.
 * - `PENDING_REFUND`: a refund is in progress.
 * - `TRANSACTION_NOT_FOUND`: the payment provider does not know the transaction.
 * - `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`: the order status does not allow refunds.
 */
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
/** Reason why a payment cannot be refunded. */
export type NonRefundableReason = EnumerationValue<typeof NonRefundableReason>;

/**
 * Reasons why a payment can only be refunded manually.
 *
 * - `EXPIRED`: the payment provider's refund period has expired.
 * - `NOT_SUPPORTED`: the payment provider does not support refunds of this payment.
 * - `OFFLINE`: it was paid offline.
 * - `REQUIRES_CARD_READER`: the refund requires a card reader.
 */
export const ManuallyRefundableReason = /* @__PURE__ */ enumeration(
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Reason why a payment can only be refunded manually. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;
