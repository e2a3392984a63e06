/**
 * Why a payment can not be given back.
 *
 * @see Specification, section 8: reason catalogues
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
 * Why a refund that was begun failed.
 *
 * @see Specification, section 8: reason catalogues
 */
export type RefundFailureReason =
  'ACCESS_DENIED' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'INTERNAL_ERROR' | 'DISABLED_BY_PROVIDER';

/**
 * Why a payment can not be captured or voided by the platform, or only be given back by hand.
 *
 * @see Specification, section 8: reason catalogues
 */
export type CaptureUnavailableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'NOT_FOUND' | 'OFFLINE' | 'REQUIRES_CARD_READER';

/** Why an authorized payment can not be voided. */
export type VoidUnavailableReason = CaptureUnavailableReason;

/**
 * Why automatic tax fell back to the manual rate.
 *
 * @see Specification, section 8: reason catalogues
 */
export type AutoTaxFailureReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

/**
 * Why no payment of an order can be collected.
 *
 * @see Specification, section 4: collectability
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

/**
 * How a chargeback stands: the bank took the money, or gave it back.
 *
 * @see Specification, section 4: chargeback status
 */
export type ChargebackReason = 'APPROVED' | 'REVERSED';

/** Why an order can not be canceled. */
export type CancelUnavailableReason =
  'ORDER_ALREADY_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION';

/** Why the platform refuses to capture or void a payment. */
export type AuthorizedPaymentRefusal =
  'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_HAS_PENDING_CAPTURE';
