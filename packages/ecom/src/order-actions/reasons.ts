/**
 * Reason why a payment cannot be refunded.
 *
 * - `ALREADY_REFUNDED`: it was refunded in full.
 * - `PROVIDER_IS_DOWN`: the payment provider is unavailable.
 * - `NOT_PAID`: it was not completed.
 * - `ZERO_PRICE`: its amount is 0.
 * - `DISABLED_BY_PROVIDER`: the payment provider has disabled refunds.
 * - `PENDING_REFUND`: a refund is in progress.
 * - `FORBIDDEN`, `ACCESS_DENIED`: the refund is not allowed.
 * - `TRANSACTION_NOT_FOUND`: the payment provider does not know the transaction.
 * - `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`: the order status does not allow refunds.
 * - `AMOUNT_OFFSET_BY_CHARGEBACK`: a chargeback has offset the amount.
 * - `INTERNAL_ERROR`: an internal error occurred.
 * - `PARTIALLY_PAID`: it was paid in part only.
 * - `DEPOSIT_ONLINE_ITEM`: it is the deposit of an item.
 */
export type RefundUnavailableReason =
  | 'ALREADY_REFUNDED'
  | 'PROVIDER_IS_DOWN'
  | 'NOT_PAID'
  | 'ZERO_PRICE'
  | 'DISABLED_BY_PROVIDER'
  | 'PENDING_REFUND'
  | 'FORBIDDEN'
  | 'TRANSACTION_NOT_FOUND'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'AMOUNT_OFFSET_BY_CHARGEBACK'
  | 'INTERNAL_ERROR'
  | 'ACCESS_DENIED'
  | 'PARTIALLY_PAID'
  | 'DEPOSIT_ONLINE_ITEM';

/**
 * Reason why an initiated refund failed.
 *
 * - `ACCESS_DENIED`, `FORBIDDEN`: the refund is not allowed.
 * - `TRANSACTION_NOT_FOUND`: the payment provider does not know the transaction.
 * - `INTERNAL_ERROR`: an internal error occurred.
 * - `DISABLED_BY_PROVIDER`: the payment provider has disabled refunds.
 */
export type RefundFailureReason =
  'ACCESS_DENIED' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'INTERNAL_ERROR' | 'DISABLED_BY_PROVIDER';

/**
 * Reason why the platform cannot capture, void or refund a payment.
 *
 * - `EXPIRED`: the authorization or refund period has expired.
 * - `NOT_SUPPORTED`: the payment provider or payment type does not support the action.
 * - `NOT_FOUND`: the payment was not found.
 * - `OFFLINE`: it was paid offline.
 * - `REQUIRES_CARD_READER`: the action requires a card reader.
 */
export type CaptureUnavailableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'NOT_FOUND' | 'OFFLINE' | 'REQUIRES_CARD_READER';

/** Reason why the platform cannot void a payment. */
export type VoidUnavailableReason = CaptureUnavailableReason;

/**
 * Reason why the manual tax rate is used instead of automatic tax: the calculation failed or automatic tax is
 * deactivated.
 */
export type AutoTaxFailureReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

/**
 * Reason why no payment of an order can be collected.
 *
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
export type NonCollectableReason =
  | 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
  | 'NONCOLLECTABLE_ORDER_IS_PAID'
  | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD'
  | 'NONCOLLECTABLE_ORDER_IS_PENDING'
  | 'NONCOLLECTABLE_ORDER_IS_REJECTED'
  | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS'
  | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'
  | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED'
  | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION'
  | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED'
  | 'NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST';

/** Status of a chargeback: `APPROVED` in favor of the buyer, or `REVERSED` in favor of the merchant. */
export type ChargebackReason = 'APPROVED' | 'REVERSED';

/**
 * Reason why an order cannot be canceled.
 *
 * - `ORDER_ALREADY_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`: the order status does not allow it.
 * - `ORDER_HAS_AUTHORIZED_TRANSACTION`: an authorized payment must be captured or voided first.
 */
export type CancelUnavailableReason =
  'ORDER_ALREADY_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION';

/**
 * Reason why a payment can be neither captured nor voided.
 *
 * - `PAYMENT_NOT_AUTHORIZED`: its status is not `AUTHORIZED`.
 * - `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`: it was captured or voided before.
 * - `PAYMENT_HAS_PENDING_CAPTURE`: a capture is in progress.
 */
export type AuthorizedPaymentStateReason =
  'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_HAS_PENDING_CAPTURE';
