import { enumeration, type EnumerationValue } from '@cartwright/core';

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
 * - `PARTIALLY_PAID`: it was paid in part only.
 * - `DEPOSIT_ONLINE_ITEM`: it is the deposit of an item.
 * - `PENDING_REFUND`: a refund is in progress.
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
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
  'PENDING_REFUND',
  'FORBIDDEN',
);
/** Reason why a payment cannot be refunded. */
export type NonRefundableReason = EnumerationValue<typeof NonRefundableReason>;

/**
 * Reasons why a payment can only be refunded manually.
 *
 * - `EXPIRED`: the payment provider's refund period has expired.
 * - `NOT_SUPPORTED`: the payment provider does not support refunds of this payment.
 * - `NOT_FOUND`: the payment was not found.
 * - `OFFLINE`: it was paid offline.
 * - `REQUIRES_CARD_READER`: the refund requires a card reader.
 */
export const ManuallyRefundableReason = /* @__PURE__ */ enumeration(
  'EXPIRED',
  'NOT_SUPPORTED',
  'NOT_FOUND',
  'OFFLINE',
  'REQUIRES_CARD_READER',
);
/** Reason why a payment can only be refunded manually. */
export type ManuallyRefundableReason = EnumerationValue<typeof ManuallyRefundableReason>;
