import type { AdditionalFeeRefund, LineItemRefund, ShippingRefund } from '../commerce/payments/refund.js';

/** Parts of an order to refund. */
export interface RefundItems {
  /** Line items to refund, with the quantity of each. */
  lineItems?: LineItemRefund[];
  /** Additional fees to refund, with the amount of each. */
  additionalFees?: AdditionalFeeRefund[];
  /** Shipping amount to refund. */
  shipping?: ShippingRefund;
}
