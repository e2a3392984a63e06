import type { Price } from '../prices/price.js';

/** A payment that is given back. */
export interface PaymentRefund {
  /** The payment's id. */
  paymentId?: string;
  /** How much of it. */
  amount?: Price;
  /** Whether it is given back outside of the platform. */
  externalRefund?: boolean;
}
