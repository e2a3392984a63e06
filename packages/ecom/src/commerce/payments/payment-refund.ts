import type { Price } from '../prices/price.js';

/** Refund of one payment. */
export interface PaymentRefund {
  /** Payment ID. */
  paymentId?: string;
  /** Amount to refund. */
  amount?: Price;
  /** Whether the money is refunded outside of the platform, for example in cash. */
  externalRefund?: boolean;
}
