import type { AdditionalFeeRefund, LineItemRefund, ShippingRefund } from '../commerce/payments/refund.js';

/** The parts of an order that are given back. */
export interface RefundItems {
  /** The line items. */
  lineItems?: LineItemRefund[];
  /** The additional fees. */
  additionalFees?: AdditionalFeeRefund[];
  /** The shipping. */
  shipping?: ShippingRefund;
}
