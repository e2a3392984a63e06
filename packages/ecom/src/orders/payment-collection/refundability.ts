import type { ManuallyRefundableReason, NonRefundableReason, RefundableStatus } from './enumerations.js';

/** Refundability of a payment. */
export interface Refundability {
  /** Reason why the payment cannot be refunded, if `refundabilityStatus` is `NOT_REFUNDABLE`. */
  nonRefundableReason?: NonRefundableReason;
  /** Reason why the payment can only be refunded manually, if `refundabilityStatus` is `MANUAL`. */
  manuallyRefundableReason?: ManuallyRefundableReason;
  /** The payment's ID. */
  paymentId?: string;
  /** Whether the payment can be refunded, and how. */
  refundabilityStatus?: RefundableStatus;
  /** URL of the payment provider's dashboard, for manual refunds. */
  providerLink?: string | null;
}
