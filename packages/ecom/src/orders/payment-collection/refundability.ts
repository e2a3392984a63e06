import type { ManuallyRefundableReason, NonRefundableReason, RefundableStatus } from './enumerations.js';

/** Whether a payment can be given back, or why not. */
export interface Refundability {
  /** Why it can not be given back. */
  nonRefundableReason?: NonRefundableReason;
  /** Why it can only be given back by hand. */
  manuallyRefundableReason?: ManuallyRefundableReason;
  /** The payment's id. */
  paymentId?: string;
  /** Whether it can be given back. */
  refundabilityStatus?: RefundableStatus;
  /** Where it is given back by hand. */
  providerLink?: string | null;
}
