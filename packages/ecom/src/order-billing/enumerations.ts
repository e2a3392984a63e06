import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Reasons why a payment cannot be refunded.
 *
 * - `ALREADY_REFUNDED`: it was refunded in full.
 * - `PROVIDER_IS_DOWN`: the payment provider is unavailable.
 * - `NOT_PAID`: it was not completed.
 * - `ZERO_PRICE`: its amount is 0.
 * - `DISABLED_BY_PROVIDER`: the payment provider has disabled refunds.
 * - `PENDING_REFUND`: a refund is in progress.
 * - `FORBIDDEN`: the refund is not allowed.
 * - `TRANSACTION_NOT_FOUND`: the payment provider does not know the transaction.
 * - `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`: the order status does not allow refunds.
 * - `AMOUNT_OFFSET_BY_CHARGEBACK`: a chargeback has offset the amount.
 */
export const NonRefundableReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'NOT_PAID',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'AMOUNT_OFFSET_BY_CHARGEBACK',
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
  'UNKNOWN_REASON',
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Reason why a payment can only be refunded manually. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;

/**
 * Statuses of a refund outside of the platform.
 *
 * - `SUCCEEDED`: completed. The payment counts as refunded at once.
 * - `PENDING`: in progress at the payment provider. The payment counts as refunded when it is confirmed.
 */
export const ExternalRefundStatus = /* @__PURE__ */ enumeration('SUCCEEDED', 'PENDING');
/** Status of a refund outside of the platform. */
export type ExternalRefundStatus = EnumerationValue<typeof ExternalRefundStatus>;
